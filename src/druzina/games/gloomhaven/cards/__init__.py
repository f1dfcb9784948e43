"""What is printed: classes and their cards, monsters and their decks, items, battle goals."""
