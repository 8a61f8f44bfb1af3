"""Dice: committed and checkable, seeded and fast, dictated and strict."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.dice import (
    CommittedDice,
    DiceError,
    DictatedDice,
    NoDice,
    SeededDice,
    cause_hash,
    commitment,
)
from grognard.kernel.illegal import EngineFault

SECRET = bytes(range(32))


def parts(*each: bytes) -> bytes:
    return b"".join(len(part).to_bytes(4, "big") + part for part in each)


@pytest.mark.rule("K-DICE")
def test_a_roll_can_be_derived_by_the_published_recipe_alone() -> None:
    dice = CommittedDice(SECRET, "match-7")
    dice.caused_by(41, "cause")
    message = parts(
        b"grognard roll 1", b"match-7", (41).to_bytes(8, "big"), b"cause", (0).to_bytes(8, "big")
    )
    word = int.from_bytes(hmac.new(SECRET, message, hashlib.sha256).digest()[:8], "big")
    assert dice.roll(6) == 1 + word % 6
    assert dice.index == 42


@pytest.mark.rule("K-DICE")
def test_the_commitment_is_a_hash_of_match_and_secret() -> None:
    expected = hashlib.sha256(parts(b"grognard commitment 1", b"m", SECRET)).hexdigest()
    assert commitment(SECRET, "m") == CommittedDice(SECRET, "m").commitment == expected
    assert commitment(SECRET, "n") != expected
    assert commitment(SECRET[:-1] + b"\0", "m") != expected


@pytest.mark.rule("K-DICE")
def test_match_index_cause_and_secret_all_matter() -> None:
    def rolls(secret: bytes = SECRET, match: str = "m", index: int = 0, cause: str = "c") -> int:
        dice = CommittedDice(secret, match)
        dice.caused_by(index, cause)
        return dice.roll(1 << 32)

    variants = [
        rolls(),
        rolls(secret=SECRET[::-1]),
        rolls(match="n"),
        rolls(index=1),
        rolls(cause="d"),
    ]
    assert len(set(variants)) == 5
    assert rolls() == variants[0]


@pytest.mark.rule("K-DICE")
def test_the_cause_is_bound_to_side_and_action() -> None:
    assert cause_hash("red", b"{}") != cause_hash("blue", b"{}")
    assert cause_hash("red", b"{}") != cause_hash("red", b"[]")
    assert cause_hash("re", b"d{}") != cause_hash("red", b"{}")


class _FirstWordTooLarge(CommittedDice):
    """Its stream begins with numbers that lie in the incomplete last stretch."""

    def _words(self, index: int) -> Iterator[int]:
        yield from ((1 << 64) - 1, (1 << 64) - 4, 9)


@pytest.mark.rule("K-DICE")
def test_numbers_in_the_incomplete_stretch_are_thrown_away() -> None:
    # 2**64 leaves 4 when divided by 6, so the last four numbers would favour low faces.
    assert _FirstWordTooLarge(SECRET, "m").roll(6) == 1 + 9 % 6


@pytest.mark.rule("K-DICE")
def test_the_stream_goes_on_beyond_its_first_block() -> None:
    dice = CommittedDice(SECRET, "m")
    words = [word for word, _ in zip(dice._words(0), range(9), strict=False)]
    assert len(set(words)) == 9


@pytest.mark.parametrize("make", [lambda: CommittedDice(SECRET, "m"), lambda: SeededDice(5)])
def test_faces_come_up_about_equally_often(make: Callable[[], SeededDice | CommittedDice]) -> None:
    dice = make()
    counts = Counter(dice.roll(6) for _ in range(6000))
    assert set(counts) == set(range(1, 7))
    # Chi-square with 5 degrees of freedom; fixed seeds, so this can never fail by chance.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        CommittedDice(bytes(15), "m")
    with pytest.raises(ValueError, match="16 bytes"):
        commitment(b"", "m")


@pytest.mark.parametrize("faces", [0, -1, (1 << 32) + 1])
def test_impossible_dice_are_a_fault_of_the_rules(faces: int) -> None:
    for dice in (CommittedDice(SECRET, "m"), SeededDice(0), DictatedDice([1])):
        with pytest.raises(EngineFault):
            dice.roll(faces)


@given(seed=st.integers(), faces=st.integers(1, 1000), index=st.integers(0, 10**6))
def test_a_seeded_roll_depends_only_on_seed_and_index(seed: int, faces: int, index: int) -> None:
    one, other = SeededDice(seed, index), SeededDice(seed)
    other.caused_by(index, "anything")
    value = one.roll(faces)
    assert 1 <= value <= faces
    assert other.roll(faces) == value
    assert one.index == other.index == index + 1


def test_neighbouring_seeds_roll_differently() -> None:
    rows = {
        tuple(dice.roll(6) for _ in range(20)) for dice in (SeededDice(seed) for seed in range(50))
    }
    assert len(rows) == 50


def test_dictated_dice_fall_as_told_and_name_the_place_of_an_error() -> None:
    dice = DictatedDice([3, 6, 7])
    assert (dice.roll(6), dice.roll(6)) == (3, 6)
    assert dice.left == (7,)
    with pytest.raises(DiceError) as impossible:
        dice.roll(6)
    assert (impossible.value.code, impossible.value.position) == ("DICE_IMPOSSIBLE", 3)
    assert impossible.value.value == 7
    assert dice.roll(10) == 7
    with pytest.raises(DiceError) as missing:
        dice.roll(6)
    assert (missing.value.code, missing.value.position) == ("DICE_MISSING", 4)
    with pytest.raises(DiceError):
        DictatedDice([0]).roll(6)


def test_a_match_without_its_secret_cannot_roll() -> None:
    dice = NoDice()
    dice.caused_by(8, "cause")
    with pytest.raises(DiceError) as missing:
        dice.roll(6)
    assert missing.value.position == 9
