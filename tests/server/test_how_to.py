"""The program of the how-to plays a whole game, as it stands on the page."""

import re
import subprocess
import sys
from pathlib import Path

from tests.server.process import a_server

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "write-a-client.md"


def test_the_client_of_the_how_to_plays_a_whole_game(tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)

    with a_server(tmp_path) as server:
        played = subprocess.run(
            [sys.executable, "-c", program, server.url],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    assert (played.returncode, played.stderr) == (0, "")
    assert re.fullmatch(r"points: \[\d+\]\n", played.stdout)
