"""Tests of the learning environment."""
