"""Puts the built browser client into the wheel, so that an installed package serves the table."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("web") / "dist"


class ClientHook(BuildHookInterface):
    """A wheel made where the client was built holds it; one made elsewhere says that it does not.

    A checkout serves web/dist itself, so an editable installation needs nothing.
    """

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if (Path(self.root) / CLIENT / "index.html").is_file():
            build_data["force_include"][str(CLIENT)] = "grognard/server/client"
        else:
            self.app.display_warning("web/dist is missing: the wheel has no browser client in it")
