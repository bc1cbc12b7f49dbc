"""The package holds the built client; everything else about it stands in pyproject.toml."""

import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
BUILT = ROOT / "reverie" / "web" / "client" / "index.html"


class BuildWithClient(build_py):
    """Builds the client first, where its sources are and it is not built."""

    def run(self) -> None:
        """As ever, then."""
        is_source = (ROOT / "client" / "package.json").exists()
        if not self.editable_mode and is_source and not BUILT.exists():
            command = [sys.executable, "-m", "tools.node", "npm", "run", "build"]
            subprocess.run(command, cwd=ROOT, check=True)
        super().run()


setup(cmdclass={"build_py": BuildWithClient})
