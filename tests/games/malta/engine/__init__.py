"""Tests of the engine of malta itself."""
