"""Tests of malta, written from the rule catalogue."""
