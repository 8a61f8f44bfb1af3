"""The board: hex grids, board files, movement queries and traces. No rule of any game."""
