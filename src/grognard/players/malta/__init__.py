"""The computer players of the invasion of Malta."""
