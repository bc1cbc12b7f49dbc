# What stands on the pages that belong to no game.

close = Close
rule = Rule { $rule }
refused-unknown = That did not work ({ $code }). Reload the page and try again.
no-answer = The server is not answering. Check your connection and try again.

## The games, in a few words

game-when_i_dream = When I Dream
game-daydream = Daydream
lure-when_i_dream = One of you sleeps. The others whisper one word each, and some of them lie.
lure-daydream = Roll two dice, fill the clouds, draw what floats by.
who-when_i_dream = 4 to 10 friends
who-daydream = 1 to 5 players
time-when_i_dream = 45 minutes
time-daydream = 10 minutes
start-when_i_dream = Start an evening
start-daydream = Choose and play
choose-daydream = Choose a fold
begin-when_i_dream = Begin the first night
begin-daydream = Roll the dice

## The first page

home-title = Two dream games for friends
home-motto = Two dream games for friends.
home-motto-more = No account, just a link.
start = Start
play-now = Play now
daily = The daily fold
guest = Guest
go-on-at = Go on: { $game }, table { $table }
invited = Invited?
invited-how = Type the code of your table.
code-of-table = Table code
join = Join
where-to = Pages
home = Start page
how-to-play = How to play
open-tables = Open tables
my-tables = My tables
preferences = Your device
preferences-open = { $language }. Language, light and sound
keys = Single keys
keys-why = A letter or a digit plays at once, such as 1 and 2 for the dice.

## Menu

menu = Menu
language = Language
light = Light
light-auto = Same as device
light-light = Day
light-dark = Night
sound = Sound
people = People at the table
rename-yourself = Change your name
your-name = Your name
log = What happened
log-empty = Nothing has happened since you arrived.
log-hushed = Somebody is dreaming, and nothing is said twice. The log continues in the morning.
pause = Pause
go-on = Go on
play-again = Play again together
watch-again = Watch it again
rules = The rules
leave = Leave the table
leave-really =
    { $playing ->
        [yes] A bot will play for you until you are back.
       *[no] Your seat will be free for somebody else.
    }
erase = Erase the table
erase-really = Nothing of this table will be left, for anyone.
no-keep = Never mind

## Inviting

invite-friends = Invite friends
invite-text = Come and play! Our table: { $table }
copy-link = Copy link
copied = Copied
copy-by-hand = This browser cannot copy for you. Here is the link:
qr-of-table = QR code that opens this table

## A seat moves

move-seat = Move my seat to another device
move-how = Point the other device’s camera at this code. It will take over your seat, and this device will just watch.
move-left =
    { $seconds ->
        [one] Valid for one more second.
       *[other] Valid for { $seconds } more seconds.
    }
move-over = This code has expired.
move-again = Make a new code
qr-of-seat = QR code that moves your seat

## People

seats = Seats
state-you = you
state-host = host
state-away = away
state-ready = ready
state-not-ready = not ready
state-bot = bot, { $level }
state-bot-plays = a bot plays for them
hand-over = Make host
remove-person = Remove
remove-really = { $player } will have to leave the table.
remove-bot = Remove the bot
let-bot-play = Let a bot play
vote-remove = Vote to remove
vote-back = Take back my vote
votes-remove =
    { $votes ->
        [one] One person wants them to leave.
       *[other] { $votes } people want them to leave.
    }
watchers =
    { $watchers ->
        [one] One person is watching.
       *[other] { $watchers } people are watching.
    }

## Bots

bot-level-random = dreamy
bot-level-plain = steady
bot-plays = How it plays
bot-names = Owl, Fox, Hedgehog, Bat, Moth, Badger, Dormouse, Nightingale, Marten, Glow-worm
add-a-bot = add a bot
free-seat = Free

## Talking

chat = Chat
chat-open =
    { $unread ->
        [0] Chat
        [one] Chat, one new line
       *[other] Chat, { $unread } new lines
    }
chat-empty = Nobody has said anything yet.
chat-line = Say something
chat-watching = You are watching. Only those who sit at the table can talk.
chat-hushed = Somebody is dreaming, so the chat is silent. Whoever is awake can make signs.
send = Send
typing =
    { $number ->
        [one] { $players } is writing …
       *[other] { $players } are writing …
    }
signs = Signs
sign-yes = Yes
sign-no = No
sign-laugh = Laughter
sign-applause = Applause
sign-heart = Heart
sign-think = Thinking
sign-hurry = Hurry
sign-sorry = Sorry
made-sign = { $player }: { $sign }

## The connection

strip-lost = The connection is lost. It will come back by itself, and nothing of yours is gone.
strip-back = You are connected again.
strip-stopping = The server will be away for a moment. Nothing is lost.
strip-looks-on = You are playing this seat on another page or device.
strip-paused = The table is paused.
strip-rematch = The same people are playing again.
play-here = Play here
go-there = Go there
turned-away = Away from the table
away-left = You have left the table.
away-removed = You were removed from this table.
away-erased = The table has been erased. Nothing of it is left.
did-not-work = That did not work
to-the-table = To the table
come-back = Come back

## The lobby

at-table = Table { $table }
arrive-title = Sit down to play { $game }
arrive-who =
    { $number ->
        [0] Nobody sits here yet. The table speaks { $language }.
        [one] { $players } is here. The table speaks { $language }.
       *[other] { $players } are here. The table speaks { $language }.
    }
arrive-full = All seats are taken.
sit-down = Sit down
just-watch = Just watch
lobby-rules-night = Tonight’s rules
lobby-rules-morning = Today’s rules
preset = Style of play
preset-by-the-book = By the book
preset-relaxed = Relaxed
preset-calm = Calm
preset-with-a-clock = With a clock
preset-our-own = Our own
preset-why-by-the-book = Five seconds for a clue, two minutes for a night, a strict referee.
preset-why-relaxed = More time for everything, and a referee who lets you try again.
preset-why-calm = Everybody takes the time they need.
preset-why-with-a-clock = A minute and a half for each turn.
preset-why-our-own = Set by hand, below.
words-language = Language of the table
words-language-why = Cards, clues and bots speak it. Everybody can read the page in their own language.
who-may-come = Who may come
set-public = Open to everybody
set-public-why = The table appears in the list of open tables. Otherwise only the link leads here.
set-watchable = Spectators
set-watchable-why = People without a seat may watch, but see no more than the player who knows least.
set-polite = Cover rude words
set-polite-why = In names and in the chat.
only-host-changes = The host chooses the rules.
lobby-waits =
    { $number ->
        [one] { $players } is not ready yet.
       *[other] { $players } are not ready yet.
    }
lobby-needs =
    { $number ->
        [one] One more is needed: a bot will step in.
       *[other] { $number } more are needed: bots will step in.
    }
lobby-free =
    { $number ->
        [one] One free seat: a bot can take it, or { $players ->
            [1] you play alone
           *[other] the { $players } of you play
        }.
       *[other] { $number } free seats: bots can take them, or { $players ->
            [1] you play alone
           *[other] the { $players } of you play
        }.
    }
lobby-full = Everybody is here.
lobby-host-begins = { $host } begins when everybody is ready.
i-am-ready = I am ready
not-ready-yet = Not ready yet

## Opening a table

how-many = How many players?
how-many-why = Seats that stay empty can be filled with bots.
open-table = Open the table
open-table-why = You get a link and a code for your friends.

## Lists of tables

open-tables-why = Anybody may sit down at these tables.
open-tables-none = No table is open to everybody just now. Open one yourself!
refresh = Refresh
my-tables-why = Tables where this device has a seat. Nobody else knows of this list.
my-tables-none = This device has no seat at any table yet.
nobody-yet = Nobody yet
phase-gathering = gathering
phase-playing = being played
phase-over = finished
phase-gone = no longer there
phase-unknown = not looked up yet
won-by = Won by { $players }
look = Look
forget = Forget

## Rooms

in-room = Room { $room }
in-room-why = Every table that is opened here stays in this list. The address of the room never changes.
in-room-none = No table has been opened here yet.
no-room-yet = There is no room called “{ $room }” yet. Open it, and the name is yours and your friends’.
open-room = Open the room
open-in-room = New table: { $game }

## How to play

how-intro = Two games in a minute each. You learn the rest by playing: if something is not allowed, you are told why.
how-1-when_i_dream = One of you puts on the mask and dreams. Everybody else is a spirit, in secret: a Fairy, a Boogeyman or a Sandman.
how-2-when_i_dream = A card shows one word. One after another the spirits give a clue of one word, and the Dreamer guesses.
how-3-when_i_dream = Fairies want right guesses, Boogeymen want wrong ones, and Sandmen want as many of each.
how-4-when_i_dream = When the sand has run out, the Dreamer retells the dream. Then the masks fall, and the points are counted.
how-1-daydream = Two dice are rolled, the same for all. Write both numbers into clouds that touch a filled one.
how-2-daydream = A full row of different numbers draws lines from point to point; consecutive ones draw from sun to sun.
how-3-daydream = The lines trace the items on the shelf. Each finished item is a point.
how-4-daydream = A leaf changes a number by one. Skip a die to win a leaf; if you play alone, that costs a thorn.
learn-by-doing = Learn by doing
read-rules = Read the rules
how-rooms = Rooms
how-rooms-why = A group that plays often can have a room: a name that stays, with all its tables.
how-rooms-field = Name of the room
how-rooms-go = Go in

## When something is missing

loading = One moment …
nowhere = Nothing but clouds
nowhere-why = There is nothing at this address.
offline = No connection
offline-why = Reverie cannot reach its server. Your games are safe there; this page tries again by itself.
try-again = Try again
