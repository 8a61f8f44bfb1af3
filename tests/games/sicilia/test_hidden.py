"""Hidden strength (S/C-R19): what the opponent may not know never leaves the table."""

import msgspec
import pytest

from grognard.games.somnium.actions import Attack, EndPhase, Move, Support
from grognard.kernel.illegal import Illegal
from grognard.lab import Position
from tests.games.sicilia.arrange import CENTRE, NORTH, NORTH_WEST, SOUTH, battle, table

SECRETS = {"de-neapel": CENTRE, "it-bers-10": CENTRE, "us-1-16": "3314"}


def seen(position: Position, viewer: str) -> str:
    """The whole view as it would be sent."""
    return msgspec.json.encode(position.view(viewer)).decode()


@pytest.mark.rule("S/C-R19")
def test_the_opponent_sees_a_stack_as_side_and_number_only() -> None:
    position = table(SECRETS)
    pieces = [piece for piece in position.view("allied").pieces if piece.at == CENTRE]
    assert [(piece.side, piece.face) for piece in pieces] == [("axis", None), ("axis", None)]
    text = seen(position, "allied")
    assert "de-neapel" not in text
    assert "Neapel" not in text
    assert "us-1-16" not in seen(position, "axis")


@pytest.mark.rule("S/C-R19")
def test_the_owner_sees_his_own_units() -> None:
    faces = {
        piece.face.unit for piece in table(SECRETS).view("axis").pieces if piece.face is not None
    }
    assert {"de-neapel", "it-bers-10"} <= faces


@pytest.mark.rule("S/C-R19")
def test_with_open_strength_nothing_is_masked() -> None:
    position = table(SECRETS, options={"hidden_strength": "open"})
    assert "de-neapel" in seen(position, "allied")
    assert "us-1-16" in seen(position, "spectator")


@pytest.mark.rule("S/C-R19")
def test_a_move_is_told_to_the_opponent_without_the_name_of_the_unit() -> None:
    position = table(SECRETS, side="axis")
    position.do(Move(("de-neapel",), SOUTH))
    assert position.last is not None
    for viewer, knows in (("axis", True), ("allied", False), ("spectator", False)):
        told = [entry.seen_by(viewer) for entry in position.last.entries]
        text = msgspec.json.encode([event for event in told if event is not None]).decode()
        assert ("de-neapel" in text) is knows, viewer
        assert SOUTH in text


@pytest.mark.rule("S/C-R19")
def test_the_handle_of_a_hidden_counter_changes_with_its_hex() -> None:
    position = table(SECRETS, side="axis")
    before = {piece.handle for piece in position.view("allied").pieces if piece.side == "axis"}
    position.do(Move(("de-neapel",), SOUTH))
    after = {
        piece.handle
        for piece in position.view("allied").pieces
        if piece.side == "axis" and piece.at == SOUTH
    }
    assert after
    assert not after & before


@pytest.mark.rule("S/C-R19", "S/C-5.1.1b")
def test_defenders_are_shown_once_the_attack_on_their_hex_is_committed() -> None:
    position = battle({"de-neapel": NORTH, "us-1-16": CENTRE}, side="axis", air=15)
    assert "us-1-16" not in seen(position, "axis")
    position.do(Attack(CENTRE, ("de-neapel",)))
    assert "de-neapel" in seen(position, "allied")
    position.do(Support(), dice=(1, 1))
    assert position.last is not None
    told = [entry.seen_by("axis") for entry in position.last.entries]
    text = msgspec.json.encode([event for event in told if event is not None]).decode()
    assert "us-1-16" in text


@pytest.mark.rule("S/C-R19")
def test_what_was_revealed_is_hidden_again_after_the_combat() -> None:
    position = battle({"us-1-16": NORTH, "it-bers-10": CENTRE, "it-assietta-29": "3318"}, air=2)
    position.do(Attack(CENTRE, ("us-1-16",), air=1), dice=(1, 2))
    while position.decisions()[0].kind != "combat":
        position.do(position.choices()[0])
    axis = [piece for piece in position.view("allied").pieces if piece.side == "axis"]
    assert all(piece.face is None for piece in axis if not piece.at.startswith("box:"))


@pytest.mark.rule("S/C-R19")
def test_an_open_declaration_is_invisible_to_the_other_side() -> None:
    units = {"de-neapel": NORTH, "de-15pg-104": NORTH_WEST, "us-1-16": CENTRE, "us-1-18": SOUTH}
    position = battle(units, side="axis", air=15)
    before = seen(position, "allied")
    position.do(Attack(CENTRE))
    assert position.last is not None
    assert all(entry.seen_by("allied") is None for entry in position.last.entries)
    assert seen(position, "allied") == before


@pytest.mark.rule("S/C-R19")
def test_refusals_do_not_betray_hidden_units() -> None:
    position = table(SECRETS)
    for action in (
        Move(("us-1-16",), CENTRE, ("3315", NORTH, CENTRE)),
        Move(("us-1-16",), NORTH_WEST, ("3315", NORTH, NORTH_WEST)),
        Move(("de-neapel",), SOUTH),
    ):
        with pytest.raises(Illegal) as caught:
            position.do(action, side="allied")
        text = msgspec.json.encode(caught.value.refusal).decode()
        assert "neapel" not in text.replace("de-neapel", "", 1) or action.units == ("de-neapel",)
        assert "it-bers-10" not in text


@pytest.mark.rule("S/C-R19")
def test_asking_for_the_strength_of_a_hidden_hex_gives_no_numbers() -> None:
    position = battle({"us-1-16": NORTH, "de-neapel": CENTRE}, air=0)
    view = position.view("allied")
    assert all(line.rule != "S-VP-X4" for line in view.score.lines)


@pytest.mark.rule("S/C-R19")
def test_the_line_for_intact_axis_units_is_masked_until_the_end() -> None:
    units = {"us-1-16": CENTRE, "it-bers-10": "0711"}
    position = table(units, turn=13)
    assert all(line.rule != "S-VP-X4" for line in position.view("allied").score.lines)
    position.do(EndPhase())
    position.do(EndPhase())
    assert any(line.rule == "S-VP-X4" for line in position.view("allied").score.lines)


@pytest.mark.rule("S/C-R19")
def test_losses_are_public() -> None:
    from grognard.games.somnium.actions import Bombard

    position = battle({"it-cn-17": CENTRE, "us-1-16": "2519"}, air=15)
    position.do(Bombard(CENTRE, air=6), dice=(1, 1))
    assert position.last is not None
    told = [entry.seen_by("allied") for entry in position.last.entries]
    text = msgspec.json.encode([event for event in told if event is not None]).decode()
    assert "it-cn-17" in text
