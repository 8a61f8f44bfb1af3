"""Actions written by hand: as records, as plain dictionaries, as JSON, or as a short phrase."""

import shlex
from collections.abc import Mapping, Sequence
from typing import Any, get_args, get_origin

import msgspec

from grognard.kernel.records import Action
from grognard.kernel.ruleset import Ruleset
from grognard.lab.errors import LabError

Written = Action | Mapping[str, object] | str | bytes
"""The forms in which an action may be given."""


def read_action(ruleset: Ruleset[Any, Any], written: Written) -> Action:
    """The action record; a malformed one is refused with what is wrong with it."""
    match written:
        case Action():
            return written
        case str() if not written.lstrip().startswith("{"):
            return _convert(ruleset, phrase_fields(ruleset, written))
        case str() | bytes():
            try:
                decoded = msgspec.json.decode(written)
            except msgspec.DecodeError as error:
                raise LabError(f"not an action: {error}") from None
            return _convert(ruleset, decoded)
        case _:
            return _convert(ruleset, dict(written))


def action_records(ruleset: Ruleset[Any, Any]) -> dict[str, type[Action]]:
    """The action records of a game by their verbs."""
    union = ruleset.action_type
    members = get_args(union) if get_origin(union) is not None else (union,)
    return {str(each.__struct_config__.tag): each for each in members}


def phrase_fields(ruleset: Ruleset[Any, Any], phrase: str) -> dict[str, object]:
    """``move 16,18 2118`` or ``move units=16,18 to=2118``: fields in order or by name."""
    words = shlex.split(phrase)
    records = action_records(ruleset)
    if not words or words[0] not in records:
        known = ", ".join(sorted(records))
        raise LabError(f"no verb {words[0] if words else ''!r}; the verbs are: {known}")
    fields = {each.name: each.type for each in msgspec.structs.fields(records[words[0]])}
    found: dict[str, object] = {"verb": words[0]}
    open_names = list(fields)
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if not equals:
            if not open_names:
                raise LabError(
                    f"{words[0]} takes only {len(fields)} values; too many in {phrase!r}"
                )
            name, value = open_names[0], word
        if name not in fields:
            raise LabError(f"{words[0]} has no {name!r}; it has: {', '.join(fields)}")
        if name in found:
            raise LabError(f"{name} is given twice in {phrase!r}")
        open_names.remove(name)
        found[name] = _value(fields[name], value)
    return found


def write_phrase(action: Action) -> str:
    """An action as a phrase that ``read_action`` understands; JSON if it has nested parts."""
    fields = msgspec.structs.fields(action)
    words = [str(action.__struct_config__.tag)]
    for field in fields:
        value = getattr(action, field.name)
        if value == field.default:
            continue
        text = _written(value)
        if text is None:
            return msgspec.json.encode(action).decode()
        words.append(f"{field.name}={text}")
    return " ".join(words)


def _written(value: object) -> str | None:
    """A value as a word, or None if it is too complicated for one."""
    match value:
        case bool():
            return "yes" if value else "no"
        case str() | int():
            return shlex.quote(str(value))
        case None:
            return "none"
        case list() | tuple() | frozenset():
            words = [_written(each) for each in value]
            plain = [each for each in words if each is not None]
            return ",".join(plain) if len(plain) == len(words) else None
        case _:
            return None


def _value(kind: Any, word: str) -> object:
    """A word as the kind of value its field holds."""
    members = _members(kind)
    if any(get_origin(each) in (tuple, list, frozenset, set) for each in members):
        element = next(get_args(each)[0] for each in members if get_args(each))
        return [_value(element, each) for each in word.split(",") if each]
    if bool in members and word in ("yes", "no", "true", "false"):
        return word in ("yes", "true")
    if int in members and word.lstrip("-").isdigit():
        return int(word)
    if type(None) in members and word in ("", "none"):
        return None
    return word


def _members(kind: Any) -> Sequence[Any]:
    is_union = get_origin(kind) is not None and get_origin(kind) not in (
        tuple,
        list,
        frozenset,
        set,
    )
    return get_args(kind) if is_union else (kind,)


def _convert(ruleset: Ruleset[Any, Any], wire: object) -> Action:
    try:
        action: Action = msgspec.convert(wire, type=ruleset.action_type)
    except msgspec.ValidationError as error:
        raise LabError(f"not an action of {ruleset.info.id}: {error}") from None
    return action
