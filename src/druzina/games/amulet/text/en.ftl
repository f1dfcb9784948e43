# Amulet in English.
