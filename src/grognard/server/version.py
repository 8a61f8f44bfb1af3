"""The version of the program, as its package says it."""

from importlib.metadata import PackageNotFoundError, version


def program_version() -> str:
    """The installed version, or a word for a tree that is run without being installed."""
    try:
        return version("grognard")
    except PackageNotFoundError:
        return "unreleased"
