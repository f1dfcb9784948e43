"""Gloomhaven. So far its arena and the minds of its monsters, which need nothing else."""
