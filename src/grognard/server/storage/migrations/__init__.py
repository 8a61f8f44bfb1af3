"""Schema migrations, oldest first under ``versions``."""
