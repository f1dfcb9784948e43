"""HTTP: routes, secrets, headers, and the built page."""
