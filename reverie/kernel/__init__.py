"""What every game is made of. Imports nothing but the standard library and msgspec."""
