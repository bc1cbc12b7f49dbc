"""Who looks at a table now, and how they are told."""

from collections.abc import Callable, Iterator

import msgspec

from reverie.kernel.moment import Moment
from reverie.kernel.seat import Eye
from reverie.tables.frames import AnyFrame, Present, Role, RoleChanged, packed
from reverie.tables.player import PlayerId
from reverie.tables.ports import Line


class Visitor(msgspec.Struct, eq=False):
    """One connection: somebody's page at this table."""

    line: Line
    player: PlayerId | None
    role: Role
    """Of several pages of one seat the newest plays."""
    may_play: bool = True
    """Not on a device that the seat was moved away from."""

    def send(self, frame: AnyFrame) -> None:
        """One frame for this page only."""
        self.line.send(packed(frame))


class Audience:
    """The connections of one table. Nothing of this is stored."""

    def __init__(self, now: Moment) -> None:
        self.visitors: list[Visitor] = []
        self.gone: dict[PlayerId, Moment] = {}
        """When somebody's last page was closed."""
        self.opened = now
        """Whoever has not come yet is missed from here on."""
        self.somebody_since: Moment | None = None
        self.nobody_since: Moment | None = now

    def __iter__(self) -> Iterator[Visitor]:
        return iter(tuple(self.visitors))

    def of(self, player: PlayerId) -> list[Visitor]:
        """All pages of a player."""
        return [visitor for visitor in self.visitors if visitor.player == player]

    def come(self, visitor: Visitor, now: Moment) -> None:
        """One more page; if it plays, the others of the same seat look on."""
        self.visitors.append(visitor)
        if visitor.role == "plays":
            self.play_here(visitor)
        self._count(now)

    def go(self, visitor: Visitor, now: Moment) -> None:
        """A page was closed. The seat stays with a page that is left."""
        self.visitors.remove(visitor)
        player = visitor.player
        if player is not None and visitor.may_play and player not in self.present:
            self.gone[player] = now
        elif visitor.role == "plays" and visitor.player is not None:
            if heirs := [other for other in self.of(visitor.player) if other.may_play]:
                self._change(heirs[-1], "plays")
        self._count(now)

    def play_here(self, visitor: Visitor) -> None:
        """This page plays its seat, the other pages look on."""
        assert visitor.player is not None
        for other in self.of(visitor.player):
            if other is not visitor and other.role == "plays":
                self._change(other, "looks on")
        if visitor.role != "plays":
            self._change(visitor, "plays")

    def look_on(self, visitor: Visitor, now: Moment) -> None:
        """This page's seat was moved to another device, which must come and play it."""
        assert visitor.player is not None
        visitor.may_play = False
        self._change(visitor, "looks on")
        self.gone[visitor.player] = now
        self._count(now)

    def _change(self, visitor: Visitor, role: Role) -> None:
        visitor.role = role
        visitor.send(RoleChanged(role=role))

    def _count(self, now: Moment) -> None:
        if self.present and self.somebody_since is None:
            self.somebody_since, self.nobody_since = now, None
        elif not self.present and self.nobody_since is None:
            self.somebody_since, self.nobody_since = None, now
        self.tell_all(self.presence())

    @property
    def present(self) -> frozenset[PlayerId]:
        """The players who have a page open, on a device that may play."""
        return frozenset(v.player for v in self.visitors if v.player is not None and v.may_play)

    @property
    def watchers(self) -> int:
        """How many look without a seat."""
        return sum(visitor.player is None for visitor in self.visitors)

    def presence(self) -> Present:
        """Who is connected."""
        return Present(present=tuple(sorted(self.present)), watchers=self.watchers)

    def missing_since(self, player: PlayerId) -> Moment | None:
        """Since when somebody is gone; `None`: they are there."""
        if player in self.present:
            return None
        return self.gone.get(player, self.opened)

    def tell_all(self, frame: AnyFrame, only: Callable[[Visitor], bool] = lambda _: True) -> None:
        """The same frame for everybody, or for some."""
        sent = packed(frame)
        for visitor in self:
            if only(visitor):
                visitor.line.send(sent)

    def by_eye(self, eye: Callable[[PlayerId | None], Eye]) -> dict[Eye, list[Visitor]]:
        """The connections, by the eye they look with."""
        groups: dict[Eye, list[Visitor]] = {}
        for visitor in self:
            groups.setdefault(eye(visitor.player), []).append(visitor)
        return groups
