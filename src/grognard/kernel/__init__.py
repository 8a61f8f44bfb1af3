"""The kernel: matches, states, decisions, dice and views. It knows no rule of any game."""
