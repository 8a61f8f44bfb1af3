"""The rules made visible: what each id says, which code enforces it, which tests prove it."""

from grognard.rulebook.book import BookError, Rule, Rulebook, load_rulebook

__all__ = ["BookError", "Rule", "Rulebook", "load_rulebook"]
