"""People with browsers: a device each, and everything that went wrong on their pages."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.process import ServerProcess
from tools.node import CLIENT

PHONE = {"width": 360, "height": 740}
TABLET = {"width": 768, "height": 1024}
LAPTOP = {"width": 1440, "height": 900}
AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"

AXE_RUN = """async () => {
    const found = await axe.run(document, {resultTypes: ['violations']});
    return found.violations.flatMap((rule) =>
        rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}: ${node.failureSummary}`));
}"""

expect.set_options(timeout=15_000)


@dataclass
class Device:
    """One browser of one person."""

    context: BrowserContext
    page: Page
    url: str
    problems: list[str] = field(default_factory=list)

    def go(self, path: str) -> None:
        """Open a page of ours."""
        self.page.goto(self.url + path)

    def notice(self, problem: str) -> None:
        """Something that must not happen: it fails the test."""
        self.problems.append(problem)


class House:
    """Where everybody comes from."""

    def __init__(self, browser: Browser, server: ServerProcess) -> None:
        self.browser = browser
        self.server = server
        self.devices: list[Device] = []

    def device(
        self,
        size: dict[str, int] = LAPTOP,
        language: str = "en",
        theme: str = "light",
        *,
        moves: bool = False,
        **options: Any,
    ) -> Device:
        """A fresh device: nothing is kept on it."""
        context = self.browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            locale={"en": "en-GB", "de": "de-DE", "fr": "fr-FR", "sv": "sv-SE"}[language],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if moves else "reduce",
            # So that axe can be brought in; everything else is as for anybody.
            bypass_csp=True,
            **options,
        )
        device = Device(context, context.new_page(), self.server.url)
        device.page.on("pageerror", lambda problem: device.notice(f"error: {problem}"))
        device.page.on(
            "console",
            lambda said: device.notice(f"console: {said.text}") if is_bad(said) else None,
        )
        self.devices.append(device)
        return device

    def close(self) -> None:
        """Nobody may have seen an error."""
        problems = [problem for device in self.devices for problem in device.problems]
        for device in self.devices:
            device.context.close()
        assert not problems, "\n".join(problems)


def is_bad(said: Any) -> bool:
    """What the page itself complains of; that a connection was lost is no mistake of its."""
    lost = ("ERR_CONNECTION_REFUSED", "WebSocket connection", "ERR_INTERNET_DISCONNECTED")
    return said.type == "error" and not any(word in said.text for word in lost)


def findings(page: Page) -> list[str]:
    """What axe finds on a page, in a line each."""
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.add_script_tag(path=str(Path(AXE)))
    return [str(found) for found in page.evaluate(AXE_RUN)]
