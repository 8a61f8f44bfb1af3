"""The texts of a game together with those of the terminal itself."""

from grognard.kernel.ruleset import GameInfo
from grognard.texts import Texts
from grognard.texts.bundle import with_kernel

CLI_TEXTS = "grognard.cli"
PLAYER_TEXTS = "grognard.players"


def speech(info: GameInfo, language: str) -> Texts:
    """What a terminal says about a game, in one language."""
    return Texts(with_kernel((CLI_TEXTS, PLAYER_TEXTS, *info.text_packages)), language)
