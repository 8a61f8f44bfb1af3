"""A small game with a bit of everything, to exercise the kernel: two sides fight for a hill."""
