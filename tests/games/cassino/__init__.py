"""Tests of cassino, written from the rule catalogue and not from the code."""
