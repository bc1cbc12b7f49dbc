"""Chat, signs and typing: never stored, and silent while somebody dreams."""

from collections import deque

from reverie.kernel.seat import Watcher
from reverie.tables import refusals
from reverie.tables.audience import Visitor
from reverie.tables.frames import ChatLine, Said, Sign, Signed, Typing
from reverie.tables.live import LiveTable
from reverie.tables.names import line

REMEMBERED = 100


class Talk:
    """What is said at one table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.lines: deque[ChatLine] = deque(maxlen=REMEMBERED)

    @property
    def is_open(self) -> bool:
        """From mask on to mask off there is no chat."""
        return not self.live.is_blind(Watcher.SPECTATOR)

    def say(self, visitor: Visitor, text: str) -> None:
        """A line for everybody."""
        player = self.live.player_of(visitor)
        if not self.is_open:
            raise refusals.ChatIsClosed
        said = ChatLine(player=player, text=self.live.mask(line(text)), at=self.live.now())
        self.lines.append(said)
        self.live.audience.tell_all(Said(line=said))

    def sign(self, visitor: Visitor, sign: Sign) -> None:
        """A sign for all who are not blind."""
        player = self.live.player_of(visitor)
        if self.live.is_blind(self.live.eye(player)):
            raise refusals.SignsAreForSpirits
        self.live.audience.tell_all(Signed(player=player, sign=sign), only=self._can_see)

    def typing(self, visitor: Visitor) -> None:
        """Who is writing, for all who are not blind: it would tell them whose turn it is."""
        player = self.live.player_of(visitor)
        if not self.live.is_blind(self.live.eye(player)):
            self.live.audience.tell_all(
                Typing(player=player), only=lambda v: v is not visitor and self._can_see(v)
            )

    def heard(self, visitor: Visitor) -> tuple[ChatLine, ...]:
        """What was said before somebody came."""
        return tuple(self.lines) if self._can_see(visitor) else ()

    def _can_see(self, visitor: Visitor) -> bool:
        return not self.live.is_blind(self.live.eye(visitor.player))
