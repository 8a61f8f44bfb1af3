"""Drawing maps and counters."""
