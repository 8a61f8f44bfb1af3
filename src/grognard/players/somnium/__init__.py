"""How computer players think about the games of the somnium family."""
