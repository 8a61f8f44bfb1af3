"""Many games at once: tournaments between players and what can be learnt from them."""
