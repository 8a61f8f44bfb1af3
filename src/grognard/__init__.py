"""Grognard: referee, opponent and study bench for five Mediterranean board wargames."""
