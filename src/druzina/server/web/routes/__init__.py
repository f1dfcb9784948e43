"""HTTP: one module per part of the interface."""
