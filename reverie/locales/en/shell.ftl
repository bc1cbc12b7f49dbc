# What can be said at any table.

## Refusals: the game

violation-no-such-seat = This table has no such seat. Choose one that it has.
violation-game-is-over = The game is over. Start a new one to play on.
violation-table-is-paused = The table is paused. Let it go on first.
violation-table-is-not-paused = The table is not paused. Just play on.
violation-only-the-clock-may = Only the table itself can do that. Just play on.
violation-only-a-player-may = Only a player can do that. Nothing needs to be done.
violation-nothing-is-due = It is too early for that. Wait a moment.
violation-seat-is-played-by-a-bot = A bot is already playing for { $seat }. Nothing needs to be done.
violation-seat-is-played-by-a-person = { $seat } is already playing without a bot. Nothing needs to be done.
violation-option-is-not-allowed = This setting is not allowed ({ $problem }). Choose another one.

## Refusals: a table and a place at it

violation-table-is-of-a-newer-version = This table was played with a newer version of Reverie. Come back when this server has been updated.
violation-no-such-page = There is nothing at this address. Go back to the start page.
violation-no-such-table = There is no table with this code. Check the code, or open a new table.
violation-no-such-room =
    { $name ->
        [none] The name of the room is missing. Type it, or open a new room.
       *[other] There is no room called “{ $name }”. Check the name, or open the room yourself.
    }
violation-room-exists = There is already a room called “{ $name }”. Go in, or choose another name.
violation-room-name-is-not-allowed = A room cannot be called that. Use 3 to 40 lower-case letters (a to z) and digits, with single hyphens between them if you like.
violation-no-game-of-the-day = There is no game of the day for this game. Open a table and play as you like.
violation-day-is-not-today = Only today’s game can be begun, and today is { $today }. Reload the page.
violation-day-is-not-over = Others are still playing with the same dice. Come back tomorrow to see the secret number.
violation-table-keeps-its-day = The game of the day is played as it is. Open a table of your own to choose.
violation-no-such-game = That game cannot be played here. Choose one of these: { $games }.
violation-settings-are-not-allowed = The game cannot be played with these settings ({ $problem }). Change them and try again.
violation-table-keeps-its-game = A table keeps its game. Open another table to play another game.
violation-table-is-full =
    { $most ->
        [one] The only seat at this table is taken.
       *[other] All { $most } seats at this table are taken.
    } Choose another table, or open one.
violation-table-has-started = The game has already begun. Wait for the next one, or open a new table.
violation-table-has-not-started = The game has not begun yet. Wait for the start.
violation-name-is-not-allowed = This name is empty, too long or cannot be shown. Choose one of { $longest } characters at most.
violation-name-is-taken = Somebody at this table is already called “{ $name }”. Choose another name.
violation-contribution-is-not-allowed = Your device may add its share of chance only once, and exactly { $bytes } bytes. Reload the page and try again.
violation-secret-is-unknown = This device has no seat at this table. Sit down, or just watch.
violation-passport-is-not-valid = This code for changing devices is invalid or too old. Get a new one on your other device.
violation-watching-is-not-allowed = This table does not want spectators. Join in, or choose another table.

## Refusals: who may do what

violation-only-the-host-may =
    { $host ->
        [none] Only the host may do that, and this table has no host just now. Wait a moment.
       *[other] Only the host may do that. Ask { $host }.
    }
violation-only-players-may = You are only watching. Sit down at a table to play.
violation-seat-is-played-elsewhere = You are playing on another page or device. Go on there, or bring your seat here.
violation-seat-has-moved = Your seat has moved to another device. Go on there, or bring it back with a new code.
violation-no-such-player = { $player } is not at this table. Choose somebody who is here.
violation-player-is-a-bot = { $player } is a bot. Choose a person.
violation-player-is-a-person = { $player } is a person. Choose a bot.
violation-player-is-yourself = That is you. Choose somebody else.
violation-player-is-still-there =
    { $player } is still there, or has only just gone. Be patient: a bot can step in after { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
violation-no-such-level =
    { $levels ->
        [none] There are no bots for this game. Invite somebody instead.
       *[other] There is no such bot for this game. Choose one of these: { $levels }.
    }
violation-not-everybody-is-ready = Not everybody is ready yet. Wait for { $players }.
violation-game-is-not-over = That has to wait for the end of the game. Play on until then.
violation-nothing-can-be-asked = There is nothing to ask here right now. Just go on.
violation-nothing-has-changed = It is like that already. Nothing needs to be done.

## Refusals: talking

violation-chat-is-closed = Somebody is dreaming, so the chat is silent. Write when the dream is over.
violation-text-is-not-allowed = This text is empty, too long or cannot be shown. Use { $longest } characters at most.
violation-signs-are-for-spirits = The Dreamer makes no signs. Wait until your dream is over.

## Refusals: the server

violation-table-is-busy = A lot is going on at this table. Nothing is lost; try again.
violation-nothing-can-be-stored = The server cannot save anything just now. What has been played is safe; try again later.
violation-message-cannot-be-read = The server did not understand that ({ $problem }). Reload the page and try again.
violation-message-is-too-large = That is too large to send. Keep it to { $most } bytes.
violation-too-many-messages = That was too much at once. Wait a moment, then go on.
violation-too-many-tables =
    { $an_hour ->
        [one] No more than { $an_hour } table or room can be opened in an hour.
       *[other] No more than { $an_hour } tables and rooms can be opened in an hour.
    } Wait a while, or play at a table that is there already.
violation-too-many-requests = Those were too many requests. Wait a few seconds and try again.
violation-too-many-connections = Too many connections are open just now. Close other windows, or try again later.
violation-hello-must-come-first = This page has not introduced itself to the table yet. Reload it.
violation-hello-was-said = This page is already at a table. Go on here, or open the other table in a new window.
violation-origin-is-not-allowed = This page belongs to another site and may not connect. Open the game at its own address.
violation-server-is-stopping = The server will be away for a moment. Nothing is lost; try again shortly.

## What happens: the game

sight-paused = The table is paused.
sight-resumed = The game goes on.
sight-time-given-back = The table was away for a moment. Nobody loses any time.
sight-bot-took-over = A bot now plays for { $seat }.
sight-person-came-back = { $seat } is back.

## Who: a seat or a player that has no name, what one did, and what one has

a-seat = Seat { $number }
a-player = Player { $number }
of-seat = { $seat }:
with-seat = { $seat } ({ $what })

## What happens: the table

sight-table-is-open = The table is open.
sight-sat-down = { $name } sits down at the table.
sight-renamed = There is a new name at the table: { $name }.
sight-got-ready =
    { $ready ->
        [yes] { $player } is ready.
       *[no] { $player } is no longer ready.
    }
sight-contributed = { $player }’s device has added its share of chance.
sight-left = { $player } has left the table.
sight-returned = { $player } is back.
sight-removed = { $player } had to leave the table.
sight-removal-voted =
    { $remove ->
        [yes] { $by } wants { $player } to leave.
       *[no] { $by } no longer wants { $player } to leave.
    }
sight-host-is = { $player } is now the host.
sight-settings-are = The host has changed the settings.
sight-started = The game begins.
sight-rematch-is = The next game is at table { $table }.
sight-erased = The table has been erased.
