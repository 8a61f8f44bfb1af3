"""The family of `sicilia` and `cassino`: one rules system, two titles."""
