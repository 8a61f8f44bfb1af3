"""The chapters of the rulebook, one room each."""
