"""Finds a Chromium for the tests, and installs Debian's where there is none.

python -m tools.browser
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
SORRY = (
    "The browser's tests need Chromium, and there is none here. "
    "On Debian and Ubuntu: apt-get install chromium"
)


def found() -> str | None:
    """Where the browser is."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Debian's package, if we may."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        sys.exit(SORRY)
    print("Installing chromium (once) ...", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (("update",), ("install", "--yes", "--no-install-recommends", "chromium")):
        done = subprocess.run(
            ["apt-get", "-qq", *words], env=environment, stdout=subprocess.DEVNULL, check=False
        )
        if done.returncode:
            sys.exit(SORRY)


if __name__ == "__main__":
    if found() is None:
        install()
    print(found() or sys.exit(SORRY))
