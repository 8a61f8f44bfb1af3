"""Computer players. They see what a person on their side would see, and answer like one."""
