"""Tests of the board: grids, board files, costs, movement and traces."""
