"""Texts with a fault: one message, and a value in it that no event carries."""
