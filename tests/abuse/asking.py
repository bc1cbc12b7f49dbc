"""HTTP by hand: any method, any path as it is written, any header."""

import json
from http.client import HTTPConnection
from typing import Any

import msgspec

from tests.abuse.raw import WAIT
from tests.server.process import ServerProcess

Json = Any


class Answer(msgspec.Struct, frozen=True):
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Json:
        """The body, which must be JSON."""
        assert self.headers["content-type"] == "application/json"
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """Why it was refused."""
        code: str = self.json["code"]
        return code


def asked(
    server: ServerProcess,
    path: str,
    body: bytes | None = None,
    *,
    method: str = "",
    headers: dict[str, str] | None = None,
) -> Answer:
    """GET, POST if there is a body, or whatever is wanted."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=WAIT)
    wanted = {"Host": f"127.0.0.1:{server.port}", **(headers or {})}
    try:
        connection.putrequest(
            method or ("GET" if body is None else "POST"),
            path,
            skip_host=True,
            skip_accept_encoding=True,
        )
        for name, value in wanted.items():
            connection.putheader(name, value)
        if body is not None and "Content-Length" not in wanted:
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        found = {name.lower(): value for name, value in answer.getheaders()}
        return Answer(answer.status, found, answer.read())
    finally:
        connection.close()
