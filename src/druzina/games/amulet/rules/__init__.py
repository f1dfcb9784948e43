"""The rules of Amulet, one module a chapter."""
