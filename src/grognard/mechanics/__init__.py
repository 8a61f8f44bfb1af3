"""Parts that several games share, each a small pure function or record with parameters.

A part lives here only if at least two rulebooks need it; what is peculiar to one game stays there.
"""
