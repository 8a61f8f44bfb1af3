"""Measurements: movement range, random games and copies, with yardsticks in the same run."""
