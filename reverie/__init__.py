"""Reverie: a place to play two dream games."""
