"""Which messages a game's rules can ask for, read from its records and its source."""

import ast
from collections.abc import Iterable, Iterator
from typing import Any, get_args, get_origin

import msgspec

from grognard.kernel.ruleset import Ruleset
from grognard.rulebook.sources import python_files
from grognard.texts.bundle import kebab_code

RECORD_MESSAGES = {
    "Decision": ("kind", "decision"),
    "Modifier": ("reason", "reason"),
    "ScoreLine": ("reason", "score"),
    "Duty": ("kind", "duty"),
}
"""Records that name their sentence: the field that does, and the first word of the message id."""


def required_messages(ruleset: Ruleset[Any, Any]) -> frozenset[str]:
    """Every message the game needs, as far as it can be read without playing."""
    wanted = {f"event-{tag}" for tag in record_tags(ruleset.event_type)}
    for spec in ruleset.info.options:
        wanted.add(f"option-{kebab_code(spec.id)}")
        wanted.update(
            f"option-{kebab_code(spec.id)}-{kebab_code(str(value))}" for value in spec.values
        )
    return frozenset(wanted | messages_in_source(ruleset.info.rules_packages))


def record_tags(union: object) -> frozenset[str]:
    """The tags of a union of records."""
    members = get_args(union) if get_origin(union) is not None else (union,)
    return frozenset(
        str(each.__struct_config__.tag)
        for each in members
        if isinstance(each, type) and issubclass(each, msgspec.Struct)
    )


def messages_in_source(packages: Iterable[str]) -> frozenset[str]:
    """Messages named by literals in the source: refusal codes, decision kinds, reasons."""
    found: set[str] = set()
    for package in packages:
        for path in python_files(package):
            tree = ast.parse(path.read_bytes(), filename=str(path))
            for node in ast.walk(tree):
                if isinstance(node, ast.Call):
                    found.update(_messages_of_call(node))
    return frozenset(found)


def _messages_of_call(call: ast.Call) -> Iterator[str]:
    name = _called_name(call)
    if name == "Illegal" and call.args:
        code = _literal(call.args[0])
        if code is not None:
            yield f"refusal-{kebab_code(code)}"
    if name in RECORD_MESSAGES:
        field, prefix = RECORD_MESSAGES[name]
        for keyword in call.keywords:
            value = _literal(keyword.value)
            if keyword.arg == field and value is not None:
                yield f"{prefix}-{value}"


def _called_name(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _literal(node: ast.expr) -> str | None:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case _:
            return None
