"""One table: its match, what is kept of it, and what each pair of eyes is told."""
