"""Malta: the invasion that was planned for 1942 (Operazione C3)."""
