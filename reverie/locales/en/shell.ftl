# What can be said at any table.

## Refusals

violation-no-such-seat = This table has no seat { $seat }. Choose one that it has.
violation-game-is-over = The game is over. Start a new one to play on.
violation-table-is-paused = The table is paused. Resume it first.
violation-table-is-not-paused = The table is not paused. Just play on.
violation-only-the-clock-may = Only the table itself can do that. Just play on.
violation-only-a-player-may = Only a player can do that. Nothing needs to be done.
violation-nothing-is-due = It is too early for that. Wait a moment.
violation-seat-is-played-by-a-bot = A bot already plays for seat { $seat }. Nothing needs to be done.
violation-seat-is-played-by-a-person = Seat { $seat } is already played by its own player. Nothing needs to be done.
violation-option-is-not-allowed = This setting is not allowed ({ $problem }). Choose another one.

## What happens

sight-paused = The table is paused.
sight-resumed = The game goes on.
sight-time-given-back = The table was away for a moment. Nobody loses any time by it.
sight-bot-took-over = A bot now plays for seat { $seat }.
sight-person-came-back = Seat { $seat } is back.
of-seat = Seat { $seat }:
