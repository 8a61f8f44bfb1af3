"""Tests of sicilia, written from the rule catalogue and not from the code."""
