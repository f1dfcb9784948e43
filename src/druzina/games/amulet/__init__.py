"""Amulet: hunting monsters by covering their weak spots, for power or together."""
