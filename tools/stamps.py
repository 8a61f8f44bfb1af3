"""Stamps: a step that was done once for the same inputs need not be done again."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


def fingerprint(files: Iterable[Path], *words: str) -> str:
    """One hash over the names and contents of files and over some words."""
    digest = hashlib.sha256()
    for word in words:
        digest.update(word.encode() + b"\0")
    for file in sorted(files):
        digest.update(file.as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


@dataclass(frozen=True)
class Stamps:
    """A folder with one small file per step that is done."""

    folder: Path

    def holds(self, step: str, value: str) -> bool:
        """Whether the step was last done with exactly these inputs."""
        file = self.folder / step
        return file.is_file() and file.read_text() == value

    def exists(self, step: str) -> bool:
        """Whether the step was ever done, with whatever inputs."""
        return (self.folder / step).is_file()

    def put(self, step: str, value: str) -> None:
        """Records the step as done."""
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / step).write_text(value)

    def clear(self) -> None:
        """Forgets every step."""
        for file in self.folder.glob("*"):
            file.unlink()
