"""Fast simulation of whole games."""
