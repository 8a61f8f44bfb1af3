"""Acceptance checks of the maps: what all maps must satisfy, and what each game's rules ask for."""
