"""Where parts that do not know each other are put together."""
