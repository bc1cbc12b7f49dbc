"""When I Dream at a table: four people, and Anna dreams first."""

from reverie.games.when_i_dream.commands import BeReady, GiveClue
from tests.tables.world import Person, World, accepted

FOUR = ("Anna", "Ben", "Cleo", "Dora")


async def a_dusk(world: World) -> tuple[Person, ...]:
    """The spirits are dealt."""
    return await world.game("when_i_dream", FOUR, options={"first_dreamer": 0})


async def a_night(world: World) -> tuple[Person, ...]:
    """Anna has the mask on; it is Ben's turn."""
    people = await a_dusk(world)
    for someone in people:
        await accepted(someone, BeReady(round=1, at="dusk"))
    return people


async def a_clue(world: World) -> tuple[Person, ...]:
    """Ben has whispered a word."""
    people = await a_night(world)
    await accepted(people[1], GiveClue(turn=1, word="silver"))
    return people


async def a_day(world: World) -> tuple[Person, ...]:
    """Nobody did anything until the mask was off."""
    people = await a_night(world)
    while people[0].desk.live.state.phase != "day":
        await world.clock.advance(1)
    return people
