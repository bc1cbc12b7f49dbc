"""Tables: people and bots sit down, play, leave and come back. Knows no game."""
