"""Processes that think, beside the server's own."""
