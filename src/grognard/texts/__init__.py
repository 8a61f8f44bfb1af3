"""Sentences for players, from Fluent files that lie beside the code that needs them."""

from grognard.texts.bundle import FALLBACK, KERNEL_TEXTS, Texts, available_languages

__all__ = ["FALLBACK", "KERNEL_TEXTS", "Texts", "available_languages"]
