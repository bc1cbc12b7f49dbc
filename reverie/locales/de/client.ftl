# Was auf den Seiten steht, die zu keinem Spiel gehören.

close = Schließen
rule = Regel { $rule }
refused-unknown = Das hat nicht geklappt ({ $code }). Lade die Seite neu und versuch es noch einmal.
no-answer = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.

## Die Spiele in wenigen Worten

game-when_i_dream = When I Dream
game-daydream = Daydream
lure-when_i_dream = Eine Person schläft. Die anderen flüstern je ein Wort, und manche lügen.
lure-daydream = Zwei Würfel rollen, Wolken füllen sich, und du zeichnest, was vorbeischwebt.
who-when_i_dream = 4 bis 10 Personen
who-daydream = Allein oder bis zu 5
time-when_i_dream = 45 Minuten
time-daydream = 10 Minuten
start-when_i_dream = Spieleabend starten
start-daydream = Auswählen und spielen
choose-daydream = Kombination wählen
begin-when_i_dream = Die erste Nacht beginnen
begin-daydream = Würfeln

## Die erste Seite

home-title = Zwei Traumspiele für Freunde
home-motto = Zwei Traumspiele für Freunde.
home-motto-more = Kein Konto, nur ein Link.
start = Los
play-now = Jetzt spielen
daily = Kombination des Tages
guest = Gast
go-on-at = Weiterspielen: { $game }, Tisch { $table }
invited = Eingeladen?
invited-how = Gib den Code deines Tisches ein.
code-of-table = Code des Tisches
join = Mitspielen
where-to = Seiten
home = Startseite
how-to-play = So wird gespielt
open-tables = Offene Tische
my-tables = Meine Tische
preferences = Dein Gerät
preferences-open = { $language }. Sprache, Licht und Ton
keys = Einzelne Tasten
keys-why = Ein Buchstabe oder eine Ziffer spielt sofort, etwa 1 und 2 für die Würfel.

## Menü

menu = Menü
language = Sprache
light = Licht
light-auto = Wie das Gerät
light-light = Tag
light-dark = Nacht
sound = Ton
people = Wer am Tisch sitzt
rename-yourself = Namen ändern
your-name = Dein Name
log = Was geschehen ist
log-empty = Seit du hier bist, ist nichts geschehen.
log-hushed = Jemand träumt, und nichts wird zweimal gesagt. Am Morgen geht es hier weiter.
pause = Pause
go-on = Weiter
play-again = Noch einmal zusammen spielen
watch-again = Noch einmal ansehen
rules = Die Regeln
leave = Tisch verlassen
leave-really =
    { $playing ->
        [yes] Ein Bot spielt für dich, bis du wieder da bist.
       *[no] Dein Platz wird frei für jemand anderen.
    }
erase = Tisch löschen
erase-really = Von diesem Tisch bleibt nichts übrig, für niemanden.
no-keep = Nein, lieber nicht

## Einladen

invite-friends = Freunde einladen
invite-text = Komm und spiel mit! Unser Tisch: { $table }
copy-link = Link kopieren
copied = Kopiert
copy-by-hand = Dieser Browser kopiert nicht von selbst. Hier ist der Link:
qr-of-table = QR-Code, der diesen Tisch öffnet

## Ein Platz zieht um

move-seat = Auf ein anderes Gerät umziehen
move-how = Richte die Kamera des anderen Geräts auf diesen Code. Es übernimmt deinen Platz, und dieses Gerät schaut zu.
move-left =
    { $seconds ->
        [one] Noch eine Sekunde gültig.
       *[other] Noch { $seconds } Sekunden gültig.
    }
move-over = Dieser Code ist abgelaufen.
move-again = Neuen Code holen
qr-of-seat = QR-Code, mit dem dein Platz umzieht

## Menschen

seats = Plätze
state-you = du
state-host = Gastgeber
state-away = nicht da
state-ready = bereit
state-not-ready = nicht bereit
state-bot = Bot, { $level }
state-bot-plays = ein Bot springt ein
hand-over = Zum Gastgeber machen
remove-person = Entfernen
remove-really = { $player } muss den Tisch verlassen.
remove-bot = Bot entfernen
let-bot-play = Bot spielen lassen
vote-remove = Fürs Entfernen stimmen
vote-back = Stimme zurücknehmen
votes-remove =
    { $votes ->
        [one] Eine Person möchte das.
       *[other] { $votes } Personen möchten das.
    }
watchers =
    { $watchers ->
        [one] Eine Person schaut zu.
       *[other] { $watchers } Personen schauen zu.
    }

## Bots

bot-level-random = verträumt
bot-level-plain = solide
bot-plays = So spielt er
bot-names = Eule, Fuchs, Igel, Fledermaus, Falter, Dachs, Siebenschläfer, Nachtigall, Marder, Glühwürmchen
add-a-bot = Bot dazu
free-seat = Frei

## Reden

chat = Chat
chat-open =
    { $unread ->
        [0] Chat
        [one] Chat, eine neue Zeile
       *[other] Chat, { $unread } neue Zeilen
    }
chat-empty = Noch hat niemand etwas gesagt.
chat-line = Sag etwas
chat-watching = Du schaust zu. Reden kann, wer am Tisch sitzt.
chat-hushed = Jemand träumt, darum schweigt der Chat. Wer wach ist, kann Zeichen geben.
send = Senden
typing =
    { $number ->
        [one] { $players } schreibt …
       *[other] { $players } schreiben …
    }
signs = Zeichen
sign-yes = Ja
sign-no = Nein
sign-laugh = Lachen
sign-applause = Applaus
sign-heart = Herz
sign-think = Nachdenken
sign-hurry = Beeilung
sign-sorry = Entschuldigung
made-sign = { $player }: { $sign }

## Die Verbindung

strip-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; es geht nichts verloren.
strip-back = Du bist wieder verbunden.
strip-stopping = Der Server ist gleich kurz weg. Es geht nichts verloren.
strip-looks-on = Du spielst gerade auf einer anderen Seite oder einem anderen Gerät.
strip-paused = Der Tisch macht Pause.
strip-rematch = An einem neuen Tisch geht es weiter.
play-here = Hier spielen
go-there = Hingehen
turned-away = Du bist nicht am Tisch
away-left = Du hast den Tisch verlassen.
away-removed = Du wurdest von diesem Tisch entfernt.
away-erased = Der Tisch wurde gelöscht. Von ihm ist nichts mehr da.
did-not-work = Das hat nicht geklappt
to-the-table = Zum Tisch
come-back = Zurückkommen

## Vor dem Spiel

at-table = Tisch { $table }
arrive-title = Setz dich dazu: { $game }
arrive-who =
    { $number ->
        [0] Noch sitzt niemand hier. Sprache des Tisches: { $language }.
        [one] { $players } ist schon da. Sprache des Tisches: { $language }.
       *[other] { $players } sind schon da. Sprache des Tisches: { $language }.
    }
arrive-full = Alle Plätze sind besetzt.
sit-down = Hinsetzen
just-watch = Nur zuschauen
lobby-rules-night = Heute Nacht gilt
lobby-rules-morning = Heute gilt
preset = Spielweise
preset-by-the-book = Genau nach Regel
preset-relaxed = Entspannt
preset-calm = In Ruhe
preset-with-a-clock = Mit Uhr
preset-our-own = Eigene
preset-why-by-the-book = Fünf Sekunden für einen Hinweis, zwei Minuten für eine Nacht, ein strenger Schiedsrichter.
preset-why-relaxed = Mehr Zeit für alles, und nach einem ungültigen Hinweis ein zweiter Versuch.
preset-why-calm = Alle nehmen sich die Zeit, die sie brauchen.
preset-why-with-a-clock = Anderthalb Minuten für jeden Zug.
preset-why-our-own = Von Hand eingestellt, siehe unten.
words-language = Sprache des Tisches
words-language-why = Karten, Hinweise und Bots sprechen sie. Die Seite kann jeder in seiner eigenen Sprache lesen.
who-may-come = Wer kommen darf
set-public = Offen für alle
set-public-why = Der Tisch steht in der Liste der offenen Tische. Sonst führt nur der Link hierher.
set-watchable = Zuschauen
set-watchable-why = Wer keinen Platz hat, darf zuschauen, sieht aber nie mehr als die, die am wenigsten wissen.
set-polite = Schimpfwörter verdecken
set-polite-why = In Namen und im Chat.
only-host-changes = Die Regeln wählt der Gastgeber.
lobby-waits =
    { $number ->
        [one] { $players } ist noch nicht bereit.
       *[other] { $players } sind noch nicht bereit.
    }
lobby-needs =
    { $number ->
        [one] Eine Person fehlt noch: Ein Bot springt ein.
       *[other] { $number } fehlen noch: Bots springen ein.
    }
lobby-free =
    { $number ->
        [one] Ein Platz ist frei: Ein Bot kann ihn nehmen, oder { $players ->
            [1] du spielst allein
            [2] ihr spielt zu zweit
            [3] ihr spielt zu dritt
            [4] ihr spielt zu viert
            [5] ihr spielt zu fünft
            [6] ihr spielt zu sechst
            [7] ihr spielt zu siebt
            [8] ihr spielt zu acht
            [9] ihr spielt zu neunt
           *[other] ihr spielt zu { $players }
        }.
       *[other] { $number } Plätze sind frei: Bots können sie nehmen, oder { $players ->
            [1] du spielst allein
            [2] ihr spielt zu zweit
            [3] ihr spielt zu dritt
            [4] ihr spielt zu viert
            [5] ihr spielt zu fünft
            [6] ihr spielt zu sechst
            [7] ihr spielt zu siebt
            [8] ihr spielt zu acht
            [9] ihr spielt zu neunt
           *[other] ihr spielt zu { $players }
        }.
    }
lobby-full = Alle sind da.
lobby-host-begins = { $host } beginnt, wenn alle bereit sind.
i-am-ready = Ich bin bereit
not-ready-yet = Doch noch nicht

## Einen Tisch eröffnen

how-many = Wie viele wollt ihr sein?
how-many-why = Plätze, die leer bleiben, können Bots füllen.
open-table = Tisch eröffnen
open-table-why = Du bekommst einen Link und einen Code für die anderen.

## Listen von Tischen

open-tables-why = An diese Tische darf sich jeder setzen.
open-tables-none = Gerade ist kein Tisch offen für alle. Eröffne selbst einen!
refresh = Neu laden
my-tables-why = Tische, an denen dieses Gerät einen Platz hat. Sonst kennt niemand diese Liste.
my-tables-none = Dieses Gerät hat noch an keinem Tisch einen Platz.
nobody-yet = Noch niemand
phase-gathering = wartet auf Leute
phase-playing = wird gespielt
phase-over = zu Ende
phase-gone = nicht mehr da
phase-unknown = noch nicht nachgesehen
won-by = Sieg: { $players }
look = Ansehen
forget = Vergessen

## Räume

in-room = Raum { $room }
in-room-why = Jeder Tisch, der hier eröffnet wird, bleibt in dieser Liste. Die Adresse des Raums ändert sich nie.
in-room-none = Hier wurde noch kein Tisch eröffnet.
no-room-yet = Einen Raum „{ $room }“ gibt es noch nicht. Eröffne ihn, dann gehört der Name euch.
open-room = Raum eröffnen
open-in-room = Neuer Tisch: { $game }

## So wird gespielt

how-intro = Zwei Spiele, je eine Minute. Den Rest lernst du beim Spielen: Was nicht geht, wird erklärt.
how-1-when_i_dream = Eine Person setzt die Maske auf und träumt. Alle anderen sind insgeheim Traumgeister: Fee, Nachtalb oder Sandmann.
how-2-when_i_dream = Eine Karte zeigt einen Begriff. Reihum geben die Traumgeister einen Hinweis aus einem Wort, und der Träumer rät.
how-3-when_i_dream = Feen wollen richtige Rateversuche, Nachtalben falsche, Sandmänner von beiden gleich viele.
how-4-when_i_dream = Ist der Sand durch, erzählt der Träumer den Traum nach. Dann fallen die Masken, und die Punkte werden gezählt.
how-1-daydream = Zwei Würfel fallen, für alle dieselben. Trage beide Zahlen in Wolken ein, die an eine ausgefüllte grenzen.
how-2-daydream = Eine volle Reihe verschiedener Zahlen bringt kurze Linien, fortlaufende Zahlen bringen lange, von Sonne zu Sonne.
how-3-daydream = Die Linien zeichnen die Gegenstände im Regal nach. Jeder fertige Gegenstand ist ein Punkt.
how-4-daydream = Blätter ändern eine Zahl um eins. Lass einen Würfel aus, und du bekommst ein Blatt, solo auch einen Dorn.
learn-by-doing = Spielend lernen
read-rules = Regeln lesen
how-rooms = Räume
how-rooms-why = Wer oft zusammen spielt, kann einen Raum haben: einen Namen, der bleibt, mit allen Tischen.
how-rooms-field = Name des Raums
how-rooms-go = Hineingehen

## Wenn etwas fehlt

loading = Einen Moment …
nowhere = Nichts als Wolken
nowhere-why = Unter dieser Adresse gibt es nichts.
offline = Keine Verbindung
offline-why = Reverie erreicht seinen Server nicht. Deine Spiele sind dort sicher; diese Seite versucht es von selbst wieder.
try-again = Noch einmal versuchen
