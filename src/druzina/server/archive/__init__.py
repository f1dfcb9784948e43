"""Finished and forked games: replays, analyses, moments asked again."""
