"""Cassino: from the landing at Anzio to the fall of Rome, January to June 1944."""
