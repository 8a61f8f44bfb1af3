"""Changing a sandbox position by hand."""

from collections.abc import Iterable
from typing import Any

from grognard.kernel.records import State
from grognard.kernel.ruleset import Editor, Ruleset
from grognard.server.wire import Edit


def edited(rules: Ruleset[Any, Any], state: State, edits: Iterable[Edit]) -> State:
    """A copy of the position with the changes made; refused as a whole if one is impossible."""
    position = state.copy()
    editor = rules.editor(position)
    for edit in edits:
        _apply(editor, edit)
    return position


def _apply(editor: Editor, edit: Edit) -> None:
    if edit.do == "place":
        editor.place(edit.unit, edit.at)
    elif edit.do == "remove":
        editor.remove(edit.unit)
    elif edit.do == "steps":
        editor.set_steps(edit.unit, edit.steps)
    elif edit.do == "set":
        editor.set(edit.name, edit.value, edit.at or None)
    else:
        editor.clear()
