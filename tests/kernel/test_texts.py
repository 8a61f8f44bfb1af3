"""The kernel's own sentences, in every language it speaks."""

import pytest

from grognard.kernel.codec import KERNEL_EVENTS
from grognard.kernel.illegal import Illegal
from grognard.kernel.log import PhaseRestarted
from grognard.texts.bundle import Texts
from grognard.texts.check import check_packages, missing_messages
from grognard.texts.required import messages_in_source
from grognard.texts.sources import package_languages

PACKAGE = "grognard.kernel"
# Codes that are put together at run time and so cannot be read from the source.
RUN_TIME = ("nothing-to-undo", "committed", "dice-missing", "dice-impossible")


def test_the_kernel_speaks_the_four_languages_of_the_rulebooks() -> None:
    assert set(package_languages(PACKAGE)) == {"en", "pt", "it", "fr"}
    assert check_packages([PACKAGE]) == []


def test_every_refusal_and_event_of_the_kernel_has_its_sentence() -> None:
    wanted = messages_in_source([PACKAGE])
    assert len(wanted) >= 12
    wanted |= {f"event-{each.__struct_config__.tag}" for each in KERNEL_EVENTS}
    wanted |= {f"refusal-{each}" for each in RUN_TIME}
    assert missing_messages([PACKAGE], sorted(wanted)) == []


@pytest.mark.parametrize("language", ["en", "pt", "it", "fr"])
def test_sentences_are_filled_in(language: str) -> None:
    texts = Texts([PACKAGE], language)
    sentence = texts.refusal(Illegal("STALE_REVISION", "K-REVISION", given=3, current=5))
    assert "3" in sentence
    assert "5" in sentence
    told = {
        texts.event(PhaseRestarted(rule="K-UNDO", side="red", actions=count)) for count in (1, 4)
    }
    assert len(told) == 2
