"""How heavy the first page is, and how soon it answers a touch on a slow phone.

    python -m bench.first_page [--times 5]

Chromium with a fourfold slower CPU, 1.6 Mbit/s and 150 ms to the server; nothing is kept from
before. The time runs from the moment the address is entered to the moment the page answers the
first touch, which is made as soon as the button is there.
"""

import argparse
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, sync_playwright

from tests.server.process import a_server
from tools.browser import FLAGS, found

SLOWER = 4
BITS_A_SECOND = 1_600_000
LATENCY = 150
PHONE = (360, 740)
BUTTON = "main article button"
"""Starts a solo game: the one thing that a touch does at once."""
ANSWER = f"document.querySelector('{BUTTON}')?.ariaBusy === 'true' || location.pathname !== '/'"


class Visit(msgspec.Struct, frozen=True):
    """What one visit took: seconds, and bytes on the wire by kind."""

    seen: float
    answered: float
    bytes: dict[str, int]


def visit(browser: Browser, url: str) -> Visit:
    """A phone that was never here before."""
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, service_workers="block"
    )
    page = context.new_page()
    session = context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def answered(event: Any) -> None:
        kinds[event["requestId"]] = event["type"]

    def finished(event: Any) -> None:
        kind = kinds.get(event["requestId"], "Other")
        sizes[kind] = sizes.get(kind, 0) + int(event["encodedDataLength"])

    session.on("Network.responseReceived", answered)
    session.on("Network.loadingFinished", finished)
    session.send("Network.enable")
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": LATENCY,
            "downloadThroughput": BITS_A_SECOND / 8,
            "uploadThroughput": BITS_A_SECOND / 8,
        },
    )
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    start = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.wait_for_selector(BUTTON)
    seen = time.perf_counter() - start
    before = dict(sizes)
    page.click(BUTTON)
    page.wait_for_function(ANSWER)
    took = time.perf_counter() - start
    context.close()
    return Visit(seen, took, before)


def main() -> None:
    """Several visits, and what they took in the middle."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    times = parser.parse_args().times
    with (
        tempfile.TemporaryDirectory(prefix="reverie-bench-") as folder,
        a_server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found(), args=list(FLAGS))
        visits = [visit(browser, server.url) for _ in range(times)]
        browser.close()
    middle = sorted(visits, key=lambda each: each.answered)[times // 2]
    for kind, size in sorted(middle.bytes.items(), key=lambda each: -each[1]):
        print(f"{kind:12} {size / 1000:6.1f} kB before the first touch")
    print(f"the button is there after {statistics.median(v.seen for v in visits):.2f} s")
    print(f"the first touch is answered after {middle.answered:.2f} s (middle of {times} visits)")


if __name__ == "__main__":
    main()
