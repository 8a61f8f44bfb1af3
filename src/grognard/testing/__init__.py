"""Tools that try a ruleset out: random play, checks, leak hunting, counting, the test battery.

For tests, the command line and bench. Nothing that plays or serves a match imports this room.
"""
