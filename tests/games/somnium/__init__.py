"""Tests of the somnium family."""
