"""The rules of a scenario, one module a chapter; procedures GLH-PRC-01 to -14."""
