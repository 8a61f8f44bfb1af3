"""Input from outside is read strictly, and everything written can be read back."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.codec import (
    ACTION_LIMITS,
    Codec,
    Limits,
    malformed,
    require_shape,
    require_values,
)
from grognard.kernel.dice import SeededDice
from grognard.kernel.flow import Forced
from grognard.kernel.illegal import Illegal
from grognard.kernel.log import Record
from grognard.kernel.records import Action, state_hash
from grognard.kernel.resolution import Entry, Roll
from tests.demo.records import Attack, Move, Moved, Order, Stand
from tests.demo.rules import DemoRules

CODEC = Codec(DemoRules())


def refusal(data: Any) -> str:
    with pytest.raises(Illegal) as refused:
        CODEC.decode_action(data)
    assert (refused.value.code, refused.value.rule) == ("MALFORMED", "K-SHAPE")
    return str(refused.value.params["problem"])


@pytest.mark.rule("K-SHAPE")
def test_an_action_reads_from_text_bytes_mapping_or_record() -> None:
    action = Move("r1", "0202")
    wire = {"verb": "move", "unit": "r1", "to": "0202"}
    for given_form in (action, wire, json.dumps(wire), json.dumps(wire).encode()):
        assert CODEC.decode_action(given_form) == action
    assert CODEC.encode_action(action) == b'{"verb":"move","unit":"r1","to":"0202"}'


@pytest.mark.rule("K-SHAPE")
@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"3",
        b"[]",
        b"{}",
        b"\xff",
        b'"move"',
        b'{"verb":"move"}',
        b'{"verb":"march","unit":"r1","to":"0202"}',
        b'{"verb":"move","unit":"r1","to":202}',
        b'{"verb":"move","unit":null,"to":"0202"}',
        b'{"verb":"move","unit":"r1","to":"0202","by":"air"}',
        b'{"verb":"move","unit":"r1","to":"0202"} {}',
        b'{"verb":"order","posture":"sleep"}',
        b'{"verb":["move"],"unit":"r1","to":"0202"}',
        b'{"unit":"r1","to":"0202"}',
        b'{"verb":"move","unit":NaN,"to":"0202"}',
    ],
)
def test_anything_else_is_malformed(data: bytes) -> None:
    assert refusal(data)


@pytest.mark.rule("K-SHAPE")
def test_a_repeated_key_is_refused() -> None:
    assert "repeated key 'to'" in refusal(b'{"verb":"move","unit":"r1","to":"0202","to":"0203"}')


@pytest.mark.rule("K-SHAPE")
def test_too_much_of_anything_is_refused() -> None:
    assert "bytes" in refusal(b" " * (ACTION_LIMITS.size + 1))
    assert "nested" in refusal(b"[" * 9 + b"]" * 9)
    assert "nested" in refusal(b"[" * 16_000)
    assert "text longer" in refusal({"verb": "move", "unit": "r" * 500, "to": "0202"})


@pytest.mark.rule("K-SHAPE")
def test_brackets_inside_texts_are_not_nesting() -> None:
    brackets = "[{" * 20 + '\\"' + "[{" * 20
    action = Move(brackets, "0202")
    assert CODEC.decode_action(CODEC.encode_action(action)) == action


@pytest.mark.rule("K-SHAPE")
def test_values_have_limits_of_their_own() -> None:
    limits = Limits(size=1000, depth=9, text=5, items=3, number=100)
    require_values({"a": [1, 2, 3], "b": "12345", "c": -100}, limits)
    require_values([True, None, ()], limits)
    for wrong, path in (
        ({"a": {"b": "123456"}}, "$.a.b"),
        ({"a": [1, 101]}, "$.a[1]"),
        ({"a": -101}, "$.a"),
        ({"a": [1, 2, 3, 4]}, "$.a"),
        ({"a": 1, "b": 2, "c": 3, "d": 4}, "$"),
        ({"123456": 1}, "$"),
    ):
        with pytest.raises(Illegal) as refused:
            require_values(wrong, limits)
        assert refused.value.params["path"] == path


@pytest.mark.rule("K-SHAPE")
def test_a_record_built_by_hand_is_checked_like_input() -> None:
    number: Any = 3
    assert refusal(Move(number, "0202"))
    assert "no action" in refusal(_Foreign())
    assert refusal({"verb": "move", "unit": object(), "to": "0202"})


class _Foreign(Action, frozen=True):
    """An action of no game."""


@pytest.mark.rule("K-SHAPE")
def test_the_refusal_names_the_place() -> None:
    with pytest.raises(Illegal) as refused:
        CODEC.decode_action(b'{"verb":"move","unit":"r1","to":202}')
    assert refused.value.params["path"] == "$.to"
    assert malformed("x" * 999).params["problem"] == "x" * 300


@given(st.binary(max_size=200))
def test_arbitrary_bytes_are_refused_and_never_crash(data: bytes) -> None:
    with pytest.raises(Illegal) as refused:
        CODEC.decode_action(data)
    assert refused.value.code == "MALFORMED"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(
    st.fixed_dictionaries(
        {"verb": st.sampled_from(["move", "order", "stand"])}, optional={"to": JSON}
    )
)
def test_arbitrary_json_is_refused_unless_it_is_an_action(data: dict[str, Any]) -> None:
    if data == {"verb": "stand"}:
        assert CODEC.decode_action(data) == Stand()
        return
    with pytest.raises(Illegal) as refused:
        CODEC.decode_action(data)
    assert refused.value.code == "MALFORMED"


def test_a_state_written_and_read_back_is_the_same() -> None:
    state, _ = DemoRules().start("hill", {}, SeededDice(3))
    again = CODEC.decode_state(CODEC.encode_state(state))
    assert again == state
    assert state_hash(again) == state_hash(state)
    with pytest.raises(Illegal) as refused:
        CODEC.decode_state(b'{"turn":1}')
    assert refused.value.code == "MALFORMED"


def test_events_of_the_game_and_of_the_kernel_are_read_back() -> None:
    for event in (
        Moved(rule="D-3.3", side="red", unit="", start="0101", to="0102"),
        Forced(rule="D-4", side="blue", verb="stand"),
    ):
        assert CODEC.decode_event(CODEC.encode_event(event)) == event
    with pytest.raises(Illegal):
        CODEC.decode_event(b'{"event":"no-such-event","rule":"x"}')


def test_a_log_record_is_read_back_with_audiences_and_masks() -> None:
    told = Moved(rule="D-3.3", side="red", unit="r1", start="0101", to="0102")
    record = Record(
        revision=4,
        kind="action",
        hash="00",
        side="red",
        action=Attack("r1", "0102"),
        rolls=(Roll(faces=6, value=3, reason="combat", rule="D-5.4"),),
        entries=(
            Entry(event=told, audience=("red",), public=msgspec.structs.replace(told, unit="")),
            Entry(event=told),
        ),
        client_id="c-1",
    )
    assert CODEC.decode_record(CODEC.encode_record(record)) == record
    for wrong in (b"{}", b'{"revision":1,"kind":"action","hash":"","action":{"verb":"x"}}'):
        with pytest.raises(Illegal) as refused:
            CODEC.decode_record(wrong)
        assert refused.value.code == "MALFORMED"


def test_shape_is_checked_before_anything_is_decoded() -> None:
    require_shape(b'{"a":[1,{"b":2}]}', ACTION_LIMITS)
    for wrong in (b"{", b'{"a":1,"a":2}', b"[" * 100):
        with pytest.raises(Illegal):
            require_shape(wrong, ACTION_LIMITS)


def test_orders_are_tagged_by_their_verb() -> None:
    assert CODEC.decode_action(b'{"posture":"hold","verb":"order"}') == Order("hold")
