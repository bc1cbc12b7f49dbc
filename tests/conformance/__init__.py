"""What every game gets for free. Nothing here names a game."""
