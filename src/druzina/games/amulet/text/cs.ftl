# Amulet česky.
