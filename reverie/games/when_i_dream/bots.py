"""Two simple players. They see a view and choose among what it offers."""

from typing import Any

from msgspec.structs import replace

from reverie.botkit import Lexicon, Random
from reverie.games.when_i_dream.commands import (
    AnnounceGuess,
    BeReady,
    EndRetelling,
    GiveClue,
    JudgeGuess,
    MakeGuess,
    MarkGuess,
    Options,
    PassCard,
    PassTurn,
    Retell,
    SayClue,
)
from reverie.games.when_i_dream.printed import DeckLexicon, written
from reverie.games.when_i_dream.printed import lexicon as printed_lexicon
from reverie.games.when_i_dream.view import View
from reverie.kernel.interruptions import Pause, Resume
from reverie.kernel.messages import Blank, Command


def lexicon_of(options: Options) -> Lexicon:
    """The words of the table's deck; of one without words only the names."""
    if isinstance(options.deck, str):
        return DeckLexicon(written(options.deck), options.language)
    return printed_lexicon(options.language)


def choices(view: View) -> list[Command]:
    """What is offered, without the shapes and the pauses."""
    return [offer for offer in view.offers if not isinstance(offer, Blank | Pause | Resume)]


def blank(view: View, kind: type[Command]) -> Any:
    """The offered command of this kind that is to be filled in, if there is one."""
    for offer in view.offers:
        if isinstance(offer, Blank) and isinstance(offer.command, kind):
            return offer.command
    return None


class RandomBot:
    """Any offer is as good as another; texts are drawn from the lexicon."""

    def __init__(self, lexicon: Lexicon | None = None) -> None:
        self.own_lexicon = lexicon

    def act(self, view: View, random: Random) -> Command | None:
        """A random offer, each kind as likely as another."""
        kinds: dict[type[Command], list[Any]] = {}
        for offer in view.offers:
            command = offer.command if isinstance(offer, Blank) else offer
            if not isinstance(command, Pause | Resume):
                kinds.setdefault(type(command), []).append(command)
        if not kinds:
            return None
        return self.filled(random.choice(random.choice(list(kinds.values()))), view, random)

    def filled(self, command: Command, view: View, random: Random) -> Command:
        """The command with a text in it, where it needs one."""
        lexicon = self.own_lexicon or printed_lexicon(view.options.language)
        some = lexicon.word(random.choice(lexicon.elements()))
        match command:
            case GiveClue():
                assert view.night is not None
                assert view.night.element is not None
                clues = lexicon.clues(view.night.element) or ("hm",)
                return replace(command, word=random.choice(clues))
            case MakeGuess():
                return replace(command, word=some)
            case Retell():
                return replace(command, text=f"{some}.")
            case _:
                return command


class PlainBot:
    """Gives clues from the list it is handed, and guesses now and then."""

    patience = 3
    """After so many clues the Dreamer makes up its mind."""

    def __init__(self, lexicon: Lexicon | None = None) -> None:
        self.own_lexicon = lexicon
        self.lexicon: Lexicon = lexicon or printed_lexicon("en")
        self.guessed: list[str] = []
        self.round = 0

    def act(self, view: View, random: Random) -> Command | None:
        """What is due, without hurry."""
        if view.round != self.round:
            self.round, self.guessed = view.round, []
            self.lexicon = self.own_lexicon or printed_lexicon(view.options.language)
        if view.eye == view.dreamer:
            return self.dream(view, random)
        return self.whisper(view, random)

    def dream(self, view: View, random: Random) -> Command | None:
        """As the Dreamer: guess what the clues fit, pass when lost, then retell."""
        if command := blank(view, Retell):
            return self.retell(view, command)
        patient = len(view.clues) < self.patience and view.phase == "night"
        if patient and random.random() < 0.8:
            return next((c for c in choices(view) if isinstance(c, BeReady)), None)
        if command := blank(view, MakeGuess):
            return self.guess(view, command, random)
        due = (BeReady, EndRetelling, AnnounceGuess, PassCard)
        return next((c for c in choices(view) if isinstance(c, due)), None)

    def guess(self, view: View, command: MakeGuess, random: Random) -> Command:
        """The Element whose clues were heard most often."""
        heard = {clue.word for clue in view.clues}
        fits = {
            element: len(heard.intersection(self.lexicon.clues(element)))
            for element in self.lexicon.elements()
        }
        most = max(fits.values(), default=0)
        if not most:
            return PassCard(card=command.card)
        likeliest = random.choice([element for element, number in fits.items() if number == most])
        word = self.lexicon.word(likeliest)
        self.guessed.append(word)
        return replace(command, word=word)

    def retell(self, view: View, command: Retell) -> Command:
        """Everything it remembers, in one sentence."""
        if view.retelling or not self.guessed:
            return EndRetelling(round=command.round)
        return replace(command, text=f"{', '.join(self.guessed)}."[:1000])

    def whisper(self, view: View, random: Random) -> Command | None:
        """As a spirit: an unused clue of the list, or a neighbour's to mislead."""
        if command := blank(view, GiveClue):
            word = self.clue(view, random)
            return replace(command, word=word) if word else PassTurn(turn=command.turn)
        kinds = (BeReady, SayClue, MarkGuess, JudgeGuess)
        due = [command for command in choices(view) if isinstance(command, kinds)]
        return random.choice(due) if due else None

    def clue(self, view: View, random: Random) -> str | None:
        """A word that nobody has said for this card."""
        assert view.night is not None
        element = view.night.element
        assert element is not None
        helps = view.spirit == "Fairy" or (view.spirit == "Sandman" and random.random() < 0.5)
        about = element if helps else random.choice(self.lexicon.elements())
        said = {clue.word for clue in view.clues}
        return next((word for word in self.lexicon.clues(about) if word not in said), None)
