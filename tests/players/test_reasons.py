"""Whatever a computer player can say has its sentence in every language, and cites no rule."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import grognard.players
from grognard.players.somnium.reasons import because
from grognard.players.somnium.weights import book
from grognard.texts.check import message_ids

LANGUAGES = ("en", "pt", "it", "fr")
HOME = Path(grognard.players.__file__).parent


def words(node: ast.expr, function: ast.AST) -> set[str]:
    """The reasons an argument may stand for."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.JoinedStr):
        names = ["usual", *(manner.name for manner in book().lookahead.manners)]
        return {f"manner-{name}" for name in names}
    if isinstance(node, ast.IfExp):
        return words(node.body, function) | words(node.orelse, function)
    found: set[str] = set()
    if not isinstance(node, ast.Name):
        return found
    for each in ast.walk(function):
        if not isinstance(each, ast.Assign):
            continue
        if any(isinstance(target, ast.Name) and target.id == node.id for target in each.targets):
            found |= {
                part.value
                for part in ast.walk(each.value)
                if isinstance(part, ast.Constant) and isinstance(part.value, str)
            }
    return found


def reasons_given() -> Iterator[tuple[str, str]]:
    """Every reason in the players' source, with the file that gives it."""
    for path in sorted(HOME.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef):
                continue
            for call in ast.walk(function):
                name = getattr(call, "func", None)
                if isinstance(name, ast.Name) and name.id == "because":
                    assert isinstance(call, ast.Call)
                    found = words(call.args[0], function)
                    assert found, f"{path.name}:{call.lineno} gives a reason nobody can look up"
                    for reason in found:
                        yield reason, path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_in_the_source_has_a_sentence(language: str) -> None:
    have = message_ids(("grognard.players",), language)
    given = dict(reasons_given())
    assert len(given) > 25
    missing = {reason: at for reason, at in given.items() if f"reason-{reason}" not in have}
    assert missing == {}


def test_a_judgement_is_no_rule_and_cites_none() -> None:
    assert because("phase-done").rule == ""
