"""Secrets of seats and passports: the device keeps them, the journal keeps their SHA-256."""

import base64
import hashlib
import hmac
import re
import secrets

from reverie.tables.player import Player, PlayerId
from reverie.tables.state import Table

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Nothing that is read for something else."""
CODE_LENGTH = 8
_CODE = re.compile(f"[{ALPHABET}]{{{CODE_LENGTH}}}")


def fresh_secret() -> str:
    """32 random bytes, as text."""
    return secrets.token_urlsafe(32)


def fresh_seed() -> str:
    """The seed of a table, in hexadecimal."""
    return secrets.token_hex(32)


def fresh_code() -> str:
    """What leads to a table: short enough to be typed, too rare to be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether it could lead to a table."""
    return _CODE.fullmatch(text) is not None


def seat_secret(seed: str, wish: str) -> str:
    """The secret of a seat follows from a wish that only its device knows.

    A device that was not answered asks again with the same wish and gets the same seat.
    """
    made = hmac.digest(bytes.fromhex(seed), f"seat {wish}".encode(), "sha256")
    return base64.urlsafe_b64encode(made).rstrip(b"=").decode()


def rematch_code(seed: str) -> str:
    """The table of the rematch follows from the seed: opened twice it is the same one."""
    digest = hmac.digest(bytes.fromhex(seed), b"rematch", "sha256")
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:CODE_LENGTH])


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def owner(table: Table, secret: str) -> tuple[PlayerId, bool] | None:
    """Whose seat a secret opens, and whether it may still play. Takes the same time for all."""
    given = digest(secret)
    found = None
    for player in table.players:
        if _same(player, given):
            found = player.id, True
        for former in player.former:
            if hmac.compare_digest(former, given):
                found = player.id, False
    if found is None:
        return None
    player = table.players[found[0]]
    # Whoever left before the start gave the place up; in a game it waits for them.
    gone = player.is_removed or (player.has_left and not table.has_started)
    return None if gone else found


def _same(player: Player, given: str) -> bool:
    return hmac.compare_digest(player.secret or "", given)
