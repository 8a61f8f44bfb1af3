"""Matches on disk: SQLite by default, PostgreSQL when the database address says so."""
