"""Tests of the engine itself: tables kept up to date, records, loader, masks."""
