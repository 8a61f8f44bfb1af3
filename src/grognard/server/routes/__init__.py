"""Request handlers, one module a subject."""
