"""What people may do at a table, and what follows from it."""

from typing import Any

import msgspec
from msgspec.structs import replace

from reverie.kernel.chance import Chance
from reverie.kernel.game import AnyGame, Outside
from reverie.kernel.interruptions import HandToBot, HandToPerson, Sitting
from reverie.kernel.messages import Command, Event
from reverie.kernel.moment import Moment, later
from reverie.kernel.seat import CLOCK, Seat, Watcher
from reverie.kernel.violation import GameIsOver, OnlyAPlayerMay, OnlyTheClockMay
from reverie.tables import commands, events, refusals
from reverie.tables.events import AnyTableEvent
from reverie.tables.names import must_be_free, named
from reverie.tables.player import Player, PlayerId, Who
from reverie.tables.settings import Settings, options_of
from reverie.tables.state import Table

CONTRIBUTION_BYTES = 16
PASSPORT_SECONDS = 120
FEWEST_REMOVAL_VOTES = 2
"""One person alone never sends another away, the host excepted."""


class Around(msgspec.Struct, frozen=True):
    """What a table needs to know and its entries do not say."""

    now: Moment
    present: frozenset[PlayerId] = frozenset()
    """Who is connected."""
    away: frozenset[PlayerId] = frozenset()
    """Who has been gone for longer than the game waits."""
    secret: str = ""
    """SHA-256 of a fresh secret, for whoever needs one."""
    rematch: str = ""
    """The table at which the same people play again."""


class Decided(msgspec.Struct, frozen=True):
    """What a command makes happen to the table and in its game."""

    table: tuple[AnyTableEvent, ...] = ()
    game: tuple[Event, ...] = ()


def chance_of(table: Table) -> Chance:
    """The table's seed with what each person's client added, in the order of seats."""
    return Chance.of(
        bytes.fromhex(table.drawn_from),
        (bytes.fromhex(player.contribution) for player in table.seated),
    )


def sit_down(
    table: Table, game: AnyGame, name: str, contribution: str, around: Around
) -> events.PlayerSatDown:
    """A person takes a place."""
    must_be_gathering(table)
    must_have_room(table, game)
    player = Player(
        id=PlayerId(len(table.players)),
        name=must_be_free(table, named(name)),
        secret=around.secret,
        # The dice of a day are the same for everybody: nobody's device adds to them.
        contribution="" if table.settings.day else checked_contribution(contribution),
    )
    return events.PlayerSatDown(player)


def move_seat(table: Table, passport: str, around: Around) -> events.SeatMoved:
    """Somebody shows a passport (its SHA-256)."""
    for player, made in table.passports.items():
        if made.secret == passport and around.now <= made.until:
            return events.SeatMoved(player=player, secret=around.secret)
    raise refusals.PassportIsNotValid


def decide(
    table: Table, game: AnyGame, state: Any, who: Who, command: Command, around: Around
) -> Decided:
    """What a command makes happen."""
    if who == CLOCK:
        return by_the_clock(table, game, state, command, around)
    me = table.players[who]
    match command:
        case commands.Rename():
            must_be_open_to_talk(game, state)
            name = must_be_free(table, named(command.name), but=who)
            return Decided((events.PlayerRenamed(who, name),))
        case commands.GetReady():
            must_be_gathering(table)
            if me.is_ready == command.ready:
                raise refusals.NothingHasChanged
            return Decided((events.PlayerGotReady(who, command.ready),))
        case commands.Contribute():
            must_be_gathering(table)
            if me.contribution or not command.contribution or table.settings.day:
                raise refusals.ContributionIsNotAllowed(bytes=CONTRIBUTION_BYTES)
            added = checked_contribution(command.contribution)
            return Decided((events.ContributionAdded(who, added),))
        case commands.AddBot():
            return Decided((add_bot(table, game, who, command),))
        case commands.RemoveBot():
            must_be_host(table, who)
            must_be_gathering(table)
            if one_of(table, command.player).is_person:
                raise refusals.PlayerIsAPerson(player=command.player)
            return Decided((events.PlayerLeft(command.player),))
        case commands.ChangeSettings():
            must_be_host(table, who)
            must_be_gathering(table)
            return Decided((events.SettingsChanged(same_game(table, game, command.settings)),))
        case commands.HandOverHost():
            must_be_host(table, who)
            other_person(table, who, command.player)
            return Decided((events.HostChanged(command.player),))
        case commands.RemovePlayer():
            must_be_host(table, who)
            other_person(table, who, command.player)
            return removed(table, game, state, command.player, around)
        case commands.VoteToRemove():
            return vote_to_remove(table, game, state, who, command, around)
        case commands.Start():
            return start(table, game, who, around)
        case commands.Leave():
            return left(table, game, state, events.PlayerLeft(who), around)
        case commands.LetBotPlay():
            return let_bot_play(table, game, state, who, command.player, around)
        case commands.MakePassport():
            until = later(around.now, PASSPORT_SECONDS)
            return Decided((events.PassportMade(who, around.secret, until),))
        case commands.OpenRematch():
            must_be_over(table)
            return Decided((events.RematchOpened(around.rematch),))
        case commands.Erase():
            must_be_host(table, who)
            must_be_over(table)
            return Decided((events.TableErased(),))
        case _:
            raise OnlyTheClockMay(command=type(command).__name__)


def by_the_clock(
    table: Table, game: AnyGame, state: Any, command: Command, around: Around
) -> Decided:
    """What the table does by itself."""
    match command:
        case commands.AppointHost():
            return Decided((events.HostChanged(command.player),))
        case commands.ComeBack():
            return come_back(table, game, state, command.player, around)
        case _:
            raise OnlyAPlayerMay(command=type(command).__name__)


def add_bot(
    table: Table, game: AnyGame, who: PlayerId, command: commands.AddBot
) -> events.PlayerSatDown:
    must_be_host(table, who)
    must_be_gathering(table)
    must_have_room(table, game)
    if command.level not in game.bots:
        raise refusals.NoSuchLevel(level=command.level, levels=tuple(game.bots))
    name = must_be_free(table, named(command.name))
    bot = Player(id=PlayerId(len(table.players)), name=name, level=command.level)
    return events.PlayerSatDown(bot)


def start(table: Table, game: AnyGame, who: PlayerId, around: Around) -> Decided:
    """Everybody gets a seat, and the game's opening happens."""
    must_be_host(table, who)
    must_be_gathering(table)
    waiting = [p.id for p in table.persons if not p.is_ready and p.id != who]
    if waiting:
        raise refusals.NotEverybodyIsReady(players=tuple(waiting))
    seated = table.seated
    bots = frozenset(Seat(seat) for seat, player in enumerate(seated) if not player.is_person)
    opening = game.setup(
        options_of(table.settings, game),
        Sitting(players=len(seated), bots=bots),
        chance_of(table),
        around.now,
    )
    return Decided((events.GameStarted(tuple(player.id for player in seated)),), opening)


def vote_to_remove(
    table: Table,
    game: AnyGame,
    state: Any,
    who: PlayerId,
    command: commands.VoteToRemove,
    around: Around,
) -> Decided:
    other_person(table, who, command.player)
    votes = table.removals.get(command.player, frozenset())
    if (who in votes) == command.remove:
        raise refusals.NothingHasChanged
    cast = events.RemovalVoteCast(by=who, player=command.player, remove=command.remove)
    others = len(table.persons) - 1
    number = len(votes) + 1
    if not command.remove or number < FEWEST_REMOVAL_VOTES or 2 * number <= others:
        return Decided((cast,))
    gone = removed(table, game, state, command.player, around)
    return Decided((cast, *gone.table), gone.game)


def removed(table: Table, game: AnyGame, state: Any, player: PlayerId, around: Around) -> Decided:
    return left(table, game, state, events.PlayerRemoved(player), around)


def left(
    table: Table,
    game: AnyGame,
    state: Any,
    event: events.PlayerLeft | events.PlayerRemoved,
    around: Around,
) -> Decided:
    """Somebody goes: a bot plays on, and if it was the host there is another one."""
    happened: list[AnyTableEvent] = [event]
    if table.host == event.player and (heir := next_host(table, around)) is not None:
        happened.append(events.HostChanged(heir))
    return Decided(tuple(happened), handed_to_bot(table, game, state, event.player, around))


def next_host(table: Table, around: Around) -> PlayerId | None:
    """The first person who is there, else the first who has not left."""
    others = [p.id for p in table.persons if p.id != table.host]
    there = [player for player in others if player in around.present]
    return next(iter(there or others), None)


def let_bot_play(
    table: Table, game: AnyGame, state: Any, who: PlayerId, player: PlayerId, around: Around
) -> Decided:
    must_be_playing(table)
    other_person(table, who, player)
    if player not in around.away:
        raise refusals.PlayerIsStillThere(player=player, seconds=game.absence.seconds)
    if table.seat(player) in state.sitting.bots:
        raise refusals.NothingHasChanged
    return Decided(game=handed_to_bot(table, game, state, player, around))


def handed_to_bot(
    table: Table, game: AnyGame, state: Any, player: PlayerId, around: Around
) -> tuple[Event, ...]:
    """What follows in the game from a person's going, if it still runs."""
    seat = table.seat(player)
    if seat is None or table.phase == "over" or seat in state.sitting.bots:
        return ()
    return game.decide(state, CLOCK, HandToBot(seat), outside(table, around))


def come_back(table: Table, game: AnyGame, state: Any, player: PlayerId, around: Around) -> Decided:
    """Somebody is there again: the seat is theirs."""
    seat = table.seat(player)
    returned = (events.PlayerReturned(player),) if table.players[player].has_left else ()
    if seat is None or table.phase == "over" or seat not in state.sitting.bots:
        if not returned or seat is None:
            raise refusals.NothingHasChanged
        return Decided(returned)
    return Decided(returned, game.decide(state, CLOCK, HandToPerson(seat), outside(table, around)))


def outside(table: Table, around: Around) -> Outside:
    return Outside(now=around.now, chance=chance_of(table))


def same_game(table: Table, game: AnyGame, settings: Settings) -> Settings:
    """Settings that can be played; a table keeps its game."""
    if settings.game != table.settings.game:
        raise refusals.TableKeepsItsGame
    day = table.settings.day
    if settings.day != day or (day and settings.options != table.settings.options):
        raise refusals.TableKeepsItsDay
    # A deck or a tableau of one's own is too large to be sent again: it stays unless given up.
    kept = {
        name: table.settings.options[name]
        for name in game.own_material
        if name in table.settings.options and name not in settings.options
    }
    wanted = replace(settings, options={**settings.options, **kept})
    must_be_playable(game, wanted)
    return wanted


def must_be_playable(game: AnyGame, settings: Settings) -> None:
    """What could not start is refused now and not at the start: a game is laid out on trial."""
    most = Sitting(players=game.players[-1])
    game.setup(options_of(settings, game), most, Chance.seeded(0), Moment(0))


def checked_contribution(contribution: str) -> str:
    """16 bytes in hexadecimal, or nothing."""
    try:
        added = bytes.fromhex(contribution)
    except ValueError:
        raise refusals.ContributionIsNotAllowed(bytes=CONTRIBUTION_BYTES) from None
    if len(added) not in (0, CONTRIBUTION_BYTES):
        raise refusals.ContributionIsNotAllowed(bytes=CONTRIBUTION_BYTES)
    return added.hex()


def must_be_gathering(table: Table) -> None:
    if table.has_started:
        raise refusals.TableHasStarted


def must_be_open_to_talk(game: AnyGame, state: Any) -> None:
    """A new name is a word, and while somebody dreams nobody is told any."""
    if state is not None and game.blind(state, Watcher.SPECTATOR):
        raise refusals.ChatIsClosed


def must_be_over(table: Table) -> None:
    if table.phase != "over":
        raise refusals.GameIsNotOver


def must_be_playing(table: Table) -> None:
    if table.phase == "gathering":
        raise refusals.TableHasNotStarted
    if table.phase == "over":
        raise GameIsOver


def must_be_host(table: Table, who: PlayerId) -> None:
    if table.host != who:
        raise refusals.OnlyTheHostMay(host=table.host)


def must_have_room(table: Table, game: AnyGame) -> None:
    most = 1 if table.settings.day else game.players[-1]
    if len(table.seated) >= most:
        raise refusals.TableIsFull(most=most)


def one_of(table: Table, player: PlayerId) -> Player:
    """Somebody who sits here."""
    if not 0 <= player < len(table.players) or table.players[player] not in table.seated:
        raise refusals.NoSuchPlayer(player=player)
    return table.players[player]


def other_person(table: Table, who: PlayerId, player: PlayerId) -> None:
    """Another person who has not left."""
    other = one_of(table, player)
    if not other.is_person:
        raise refusals.PlayerIsABot(player=player)
    if player == who:
        raise refusals.PlayerIsYourself
    if other.has_left:
        raise refusals.NoSuchPlayer(player=player)
