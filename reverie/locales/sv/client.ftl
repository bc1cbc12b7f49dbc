# Vad som står på de sidor som inte hör till något spel.

close = Stäng
rule = Regel { $rule }
refused-unknown = Det gick inte ({ $code }). Ladda om sidan och försök igen.
no-answer = Servern svarar inte. Kontrollera din uppkoppling och försök igen.

## Spelen i några ord

game-when_i_dream = When I Dream
game-daydream = Daydream
lure-when_i_dream = En av er sover. De andra viskar ett ord var, och några av dem ljuger.
lure-daydream = Kasta två tärningar, fyll molnen, rita det som svävar förbi.
who-when_i_dream = 4 till 10 vänner
who-daydream = 1 till 5 spelare
time-when_i_dream = 45 minuter
time-daydream = 10 minuter
start-when_i_dream = Starta en spelkväll
start-daydream = Välj och spela
choose-daydream = Välj vikning
begin-when_i_dream = Börja första natten
begin-daydream = Kasta tärningarna

## Första sidan

home-title = Två drömspel för vänner
home-motto = Två drömspel för vänner.
home-motto-more = Inget konto, bara en länk.
start = Starta
play-now = Spela nu
daily = Dagens vikning
guest = Gäst
go-on-at = Fortsätt: { $game }, bord { $table }
invited = Inbjuden?
invited-how = Skriv koden till ditt bord.
code-of-table = Bordskod
join = Gå med
where-to = Sidor
home = Startsidan
how-to-play = Så spelar man
open-tables = Öppna bord
my-tables = Mina bord
preferences = Din enhet
preferences-open = { $language }. Språk, ljus och ljud
keys = Enkla tangenter
keys-why = En bokstav eller siffra spelar direkt, till exempel 1 och 2 för tärningarna.

## Meny

menu = Meny
language = Språk
light = Ljus
light-auto = Som enheten
light-light = Dag
light-dark = Natt
sound = Ljud
people = Vid bordet
rename-yourself = Byt namn
your-name = Ditt namn
log = Vad som har hänt
log-empty = Inget har hänt sedan du kom.
log-hushed = Någon drömmer, och inget sägs två gånger. Loggen fortsätter när det blir morgon.
pause = Pausa
go-on = Fortsätt
play-again = Spela igen tillsammans
watch-again = Se spelet igen
rules = Regler
leave = Lämna bordet
leave-really =
    { $playing ->
        [yes] En bot spelar åt dig tills du är tillbaka.
       *[no] Din plats blir ledig för någon annan.
    }
erase = Radera bordet
erase-really = Ingenting av bordet blir kvar, inte för någon.
no-keep = Nej, låt bli

## Bjuda in

invite-friends = Bjud in vänner
invite-text = Kom och spela! Vårt bord: { $table }
copy-link = Kopiera länk
copied = Kopierad
copy-by-hand = Webbläsaren kan inte kopiera åt dig. Här är länken:
qr-of-table = QR-kod som öppnar bordet

## En plats flyttar

move-seat = Flytta min plats till en annan enhet
move-how = Rikta kameran på den andra enheten mot koden. Då flyttar din plats dit, och den här enheten tittar bara på.
move-left =
    { $seconds ->
        [one] Giltig i en sekund till.
       *[other] Giltig i { $seconds } sekunder till.
    }
move-over = Koden har gått ut.
move-again = Skapa en ny kod
qr-of-seat = QR-kod som flyttar din plats

## Människor

seats = Platser
state-you = du
state-host = värd
state-away = borta
state-ready = redo
state-not-ready = inte redo
state-bot = bot, { $level }
state-bot-plays = en bot hoppar in
hand-over = Gör till värd
remove-person = Ta bort
remove-really = { $player } måste lämna bordet.
remove-bot = Ta bort boten
let-bot-play = Låt en bot spela
vote-remove = Rösta för att ta bort
vote-back = Ta tillbaka min röst
votes-remove =
    { $votes ->
        [one] En person vill att spelaren går.
       *[other] { $votes } personer vill att spelaren går.
    }
watchers =
    { $watchers ->
        [one] En person tittar på.
       *[other] { $watchers } personer tittar på.
    }

## Bottar

bot-level-random = drömmande
bot-level-plain = stadig
bot-plays = Så spelar den
bot-names = Ugglan, Räven, Igelkotten, Fladdermusen, Nattfjärilen, Grävlingen, Sjusovaren, Näktergalen, Mården, Lysmasken
add-a-bot = lägg till bot
free-seat = Ledig

## Prata

chat = Chatt
chat-open =
    { $unread ->
        [0] Chatt
        [one] Chatt, en ny rad
       *[other] Chatt, { $unread } nya rader
    }
chat-empty = Ingen har sagt något än.
chat-line = Säg något
chat-watching = Du tittar på. Bara de som sitter vid bordet kan prata.
chat-hushed = Någon drömmer, så chatten är tyst. Den som är vaken kan göra tecken.
send = Skicka
typing =
    { $number ->
        [one] { $players } skriver …
       *[other] { $players } skriver …
    }
signs = Tecken
sign-yes = Ja
sign-no = Nej
sign-laugh = Skratt
sign-applause = Applåd
sign-heart = Hjärta
sign-think = Jag tänker
sign-hurry = Skynda på
sign-sorry = Förlåt
made-sign = { $player }: { $sign }

## Uppkopplingen

strip-lost = Uppkopplingen bröts. Den kommer tillbaka av sig själv, och inget av ditt går förlorat.
strip-back = Du är uppkopplad igen.
strip-stopping = Servern blir borta en liten stund. Inget går förlorat.
strip-looks-on = Du spelar den här platsen på en annan sida eller enhet.
strip-paused = Bordet är pausat.
strip-rematch = Samma personer spelar igen.
play-here = Spela här
go-there = Gå dit
turned-away = Inte vid bordet
away-left = Du har lämnat bordet.
away-removed = Du har blivit borttagen från bordet.
away-erased = Bordet har raderats. Inget av det finns kvar.
did-not-work = Det gick inte
to-the-table = Till bordet
come-back = Kom tillbaka

## Före spelet

at-table = Bord { $table }
arrive-title = Slå dig ner och spela { $game }
arrive-who =
    { $number ->
        [0] Ingen sitter här än. Bordets språk: { $language }.
        [one] { $players } är här. Bordets språk: { $language }.
       *[other] { $players } är här. Bordets språk: { $language }.
    }
arrive-full = Alla platser är upptagna.
sit-down = Slå dig ner
just-watch = Bara titta på
lobby-rules-night = Kvällens regler
lobby-rules-morning = Dagens regler
preset = Spelsätt
preset-by-the-book = Enligt regelboken
preset-relaxed = Avslappnat
preset-calm = I lugn och ro
preset-with-a-clock = Med klocka
preset-our-own = Eget
preset-why-by-the-book = Fem sekunder för en ledtråd, två minuter för en natt, en sträng domare.
preset-why-relaxed = Mer tid för allt, och en domare som låter dig försöka igen.
preset-why-calm = Alla tar den tid de behöver.
preset-why-with-a-clock = En och en halv minut för varje drag.
preset-why-our-own = Inställt för hand, här nedanför.
words-language = Bordets språk
words-language-why = Korten, ledtrådarna och bottarna använder det. Sidan kan var och en läsa på sitt eget språk.
who-may-come = Vilka som får komma
set-public = Öppet för alla
set-public-why = Bordet syns i listan över öppna bord. Annars leder bara länken hit.
set-watchable = Åskådare
set-watchable-why = Den som saknar plats får titta på, men ser inte mer än den spelare som vet minst.
set-polite = Dölj fula ord
set-polite-why = I namn och i chatten.
only-host-changes = Värden väljer reglerna.
lobby-waits =
    { $number ->
        [one] { $players } är inte redo än.
       *[other] { $players } är inte redo än.
    }
lobby-needs =
    { $number ->
        [one] Det behövs en till: en bot hoppar in.
       *[other] Det behövs { $number } till: bottar hoppar in.
    }
lobby-free =
    { $number ->
        [one] En ledig plats: en bot kan ta den, eller så spelar { $players ->
            [1] du ensam
           *[other] ni { $players }
        }.
       *[other] { $number } lediga platser: bottar kan ta dem, eller så spelar { $players ->
            [1] du ensam
           *[other] ni { $players }
        }.
    }
lobby-full = Alla är här.
lobby-host-begins = { $host } startar när alla är redo.
i-am-ready = Jag är redo
not-ready-yet = Inte redo än

## Öppna ett bord

how-many = Hur många spelare?
how-many-why = Tomma platser kan fyllas med bottar.
open-table = Öppna bordet
open-table-why = Du får en länk och en kod till dina vänner.

## Listor över bord

open-tables-why = Vem som helst får slå sig ner vid de här borden.
open-tables-none = Inget bord är öppet för alla just nu. Öppna ett själv!
refresh = Uppdatera
my-tables-why = Bord där den här enheten har en plats. Ingen annan känner till listan.
my-tables-none = Den här enheten har ännu ingen plats vid något bord.
nobody-yet = Ingen än
phase-gathering = väntar på folk
phase-playing = spelas
phase-over = slut
phase-gone = finns inte längre
phase-unknown = inte kontrollerat än
won-by = Seger: { $players }
look = Titta
forget = Glöm

## Rum

in-room = Rum { $room }
in-room-why = Varje bord som öppnas här stannar i listan. Rummets adress ändras aldrig.
in-room-none = Inget bord har öppnats här än.
no-room-yet = Det finns inget rum som heter ”{ $room }” än. Öppna det, så är namnet ditt och dina vänners.
open-room = Öppna rummet
open-in-room = Nytt bord: { $game }

## Så spelar man

how-intro = Två spel på en minut vardera. Resten lär du dig medan du spelar: om något inte går får du veta varför.
how-1-when_i_dream = En av er tar på sig ögonmasken och drömmer. Alla andra är andar, i hemlighet: fe, monster eller sandman.
how-2-when_i_dream = Ett kort visar ett ord. I tur och ordning ger andarna en ledtråd på ett ord, och drömmaren gissar.
how-3-when_i_dream = Feerna vill ha rätta gissningar, monstren felaktiga och sandmännen lika många av varje.
how-4-when_i_dream = När timglaset har runnit ut återberättar drömmaren sin dröm. Sedan faller maskerna och poängen räknas.
how-1-daydream = Två tärningar kastas, samma för alla. Skriv in båda talen i moln intill ett ifyllt moln.
how-2-daydream = En full rad med olika tal ritar streck från punkt till punkt; tal i följd ritar från sol till sol.
how-3-daydream = Strecken ritar av föremålen på hyllan. Varje färdigt föremål är en poäng.
how-4-daydream = Ett blad ändrar ett tal med ett. Hoppa över en tärning för att få ett blad; spelar du ensam kostar det en tagg.
learn-by-doing = Lär dig genom att spela
read-rules = Läs reglerna
how-rooms = Rum
how-rooms-why = En grupp som spelar ofta kan ha ett rum: ett namn som består, med alla gruppens bord.
how-rooms-field = Rummets namn
how-rooms-go = Gå in

## När något saknas

loading = Ett ögonblick …
nowhere = Bara moln
nowhere-why = Det finns ingenting på den här adressen.
offline = Ingen uppkoppling
offline-why = Reverie når inte sin server. Dina spel är trygga där; sidan försöker igen av sig själv.
try-again = Försök igen
