"""All tables, and how people come to sit at them."""
