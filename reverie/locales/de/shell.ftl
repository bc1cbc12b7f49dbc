# Was an jedem Tisch gesagt werden kann.

## Absagen: das Spiel

violation-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht. Wähle einen anderen.
violation-game-is-over = Das Spiel ist vorbei. Beginne ein neues, um weiterzuspielen.
violation-table-is-paused = Der Tisch macht Pause. Setze das Spiel zuerst fort.
violation-table-is-not-paused = Der Tisch macht keine Pause. Spiel einfach weiter.
violation-only-the-clock-may = Das kann nur der Tisch selbst. Spiel einfach weiter.
violation-only-a-player-may = Das kann nur jemand, der mitspielt. Du musst nichts tun.
violation-nothing-is-due = Dafür ist es zu früh. Warte einen Moment.
violation-seat-is-played-by-a-bot = Für { $seat } spielt schon ein Bot. Du musst nichts tun.
violation-seat-is-played-by-a-person = { $seat } spielt schon selbst. Du musst nichts tun.
violation-option-is-not-allowed = Diese Einstellung ist nicht erlaubt ({ $problem }). Wähle eine andere.

## Absagen: ein Tisch und ein Platz daran

violation-table-is-of-a-newer-version = An diesem Tisch wurde mit einer neueren Version von Reverie gespielt. Komm wieder, wenn dieser Server aktualisiert ist.
violation-no-such-page = Unter dieser Adresse gibt es nichts. Geh zurück zur Startseite.
violation-no-such-table = Einen Tisch mit diesem Code gibt es nicht. Prüfe den Code oder eröffne einen neuen Tisch.
violation-no-such-room =
    { $name ->
        [none] Der Name des Raums fehlt. Gib ihn ein oder eröffne einen neuen Raum.
       *[other] Einen Raum „{ $name }“ gibt es nicht. Prüfe den Namen oder eröffne den Raum selbst.
    }
violation-room-exists = Einen Raum „{ $name }“ gibt es schon. Geh hinein oder wähle einen anderen Namen.
violation-room-name-is-not-allowed = So kann ein Raum nicht heißen. Nimm 3 bis 40 Kleinbuchstaben (a bis z) und Ziffern; dazwischen darf jeweils ein Bindestrich stehen.
violation-no-game-of-the-day = Dieses Spiel hat kein Spiel des Tages. Eröffne einen Tisch und spiel es, wie du magst.
violation-day-is-not-today = Begonnen werden kann nur das Spiel von heute ({ $today }). Lade die Seite neu.
violation-day-is-not-over = Andere spielen noch mit denselben Würfeln. Komm morgen wieder, dann siehst du die geheime Zahl.
violation-table-keeps-its-day = Das Spiel des Tages wird so gespielt, wie es ist. Eröffne einen eigenen Tisch, um zu wählen.
violation-no-such-game = Dieses Spiel gibt es hier nicht. Wähle eines von diesen: { $games }.
violation-settings-are-not-allowed = Mit diesen Einstellungen lässt sich nicht spielen ({ $problem }). Ändere sie und versuch es noch einmal.
violation-table-keeps-its-game = Ein Tisch bleibt bei seinem Spiel. Eröffne einen anderen Tisch, um etwas anderes zu spielen.
violation-table-is-full =
    { $most ->
        [one] Der einzige Platz an diesem Tisch ist besetzt.
       *[other] Alle { $most } Plätze an diesem Tisch sind besetzt.
    } Such dir einen anderen Tisch oder eröffne einen neuen.
violation-table-has-started = Das Spiel hat schon begonnen. Warte auf das nächste oder eröffne einen neuen Tisch.
violation-table-has-not-started = Das Spiel hat noch nicht begonnen. Warte auf den Start.
violation-name-is-not-allowed = Dieser Name ist leer, zu lang oder nicht darstellbar. Wähle einen mit höchstens { $longest } Zeichen.
violation-name-is-taken = An diesem Tisch heißt schon jemand „{ $name }“. Wähle einen anderen Namen.
violation-contribution-is-not-allowed = Dein Gerät darf nur einmal zum Zufall beitragen, und zwar genau { $bytes } Bytes. Lade die Seite neu und versuch es noch einmal.
violation-secret-is-unknown = Dieses Gerät hat an diesem Tisch keinen Platz. Setz dich dazu oder schau einfach zu.
violation-passport-is-not-valid = Dieser Code für den Gerätewechsel ist ungültig oder zu alt. Hol dir auf deinem anderen Gerät einen neuen.
violation-watching-is-not-allowed = An diesem Tisch sind keine Zuschauer erwünscht. Spiel mit oder such dir einen anderen Tisch.

## Absagen: wer was darf

violation-only-the-host-may =
    { $host ->
        [none] Das darf nur der Gastgeber, und gerade gibt es keinen. Warte einen Moment.
       *[other] Das darf nur der Gastgeber. Bitte { $host } darum.
    }
violation-only-players-may = Du schaust nur zu. Setz dich an einen Tisch, um mitzuspielen.
violation-seat-is-played-elsewhere = Du spielst gerade auf einer anderen Seite oder einem anderen Gerät. Mach dort weiter oder hol deinen Platz hierher.
violation-seat-has-moved = Dein Platz ist auf ein anderes Gerät umgezogen. Mach dort weiter oder hol ihn mit einem neuen Code zurück.
violation-no-such-player = { $player } ist nicht an diesem Tisch. Wähle jemanden, der da ist.
violation-player-is-a-bot = { $player } ist ein Bot. Wähle einen Menschen.
violation-player-is-a-person = { $player } ist ein Mensch. Wähle einen Bot.
violation-player-is-yourself = Das bist du selbst. Wähle jemand anderen.
violation-player-is-still-there =
    { $player } ist noch da oder gerade erst gegangen. Hab Geduld: Ein Bot kann nach { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } einspringen.
violation-no-such-level =
    { $levels ->
        [none] Für dieses Spiel gibt es keine Bots. Lade lieber jemanden ein.
       *[other] So einen Bot gibt es für dieses Spiel nicht. Wähle einen von diesen: { $levels }.
    }
violation-not-everybody-is-ready = Noch sind nicht alle bereit. Warte auf { $players }.
violation-game-is-not-over = Das geht erst, wenn das Spiel vorbei ist. Spiel bis dahin weiter.
violation-nothing-can-be-asked = Hier gibt es gerade nichts zu fragen. Mach einfach weiter.
violation-nothing-has-changed = Das ist schon so. Du musst nichts tun.

## Absagen: was man sagt

violation-chat-is-closed = Gerade träumt jemand, deshalb ist der Chat still. Schreib, wenn der Traum vorbei ist.
violation-text-is-not-allowed = Dieser Text ist leer, zu lang oder nicht darstellbar. Nimm höchstens { $longest } Zeichen.
violation-signs-are-for-spirits = Der Träumer gibt keine Zeichen. Warte, bis dein Traum vorbei ist.

## Absagen: der Server

violation-table-is-busy = An diesem Tisch ist gerade viel los. Du verlierst nichts; versuch es noch einmal.
violation-nothing-can-be-stored = Der Server kann gerade nichts speichern. Was schon gespielt ist, bleibt erhalten; versuch es später noch einmal.
violation-message-cannot-be-read = Das hat der Server nicht verstanden ({ $problem }). Lade die Seite neu und versuch es noch einmal.
violation-message-is-too-large = Das ist zu groß zum Senden. Bleib bei höchstens { $most } Bytes.
violation-too-many-messages = Das war zu viel auf einmal. Warte einen Moment und mach dann weiter.
violation-too-many-tables =
    { $an_hour ->
        [one] Mehr als { $an_hour } Tisch oder Raum lässt sich in einer Stunde nicht eröffnen.
       *[other] Mehr als { $an_hour } Tische und Räume lassen sich in einer Stunde nicht eröffnen.
    } Warte ein wenig oder spiel an einem Tisch, den es schon gibt.
violation-too-many-requests = Das waren zu viele Anfragen. Warte ein paar Sekunden und versuch es noch einmal.
violation-too-many-connections = Gerade sind zu viele Verbindungen offen. Schließ andere Fenster oder versuch es später noch einmal.
violation-hello-must-come-first = Diese Seite hat sich dem Tisch noch nicht vorgestellt. Lade sie neu.
violation-hello-was-said = Diese Seite ist schon an einem Tisch. Mach hier weiter oder öffne den anderen Tisch in einem neuen Fenster.
violation-origin-is-not-allowed = Diese Seite gehört zu einer anderen Website und darf sich nicht verbinden. Öffne das Spiel unter seiner eigenen Adresse.
violation-server-is-stopping = Der Server ist gleich kurz weg. Es geht nichts verloren; versuch es in einem Moment noch einmal.

## Was geschieht: das Spiel

sight-paused = Der Tisch macht Pause.
sight-resumed = Das Spiel geht weiter.
sight-time-given-back = Der Tisch war kurz weg. Dadurch geht niemandem Zeit verloren.
sight-bot-took-over = Für { $seat } spielt jetzt ein Bot.
sight-person-came-back = { $seat } ist wieder da.

## Wer: ein Platz oder Spieler ohne Namen, was jemand tat und was jemand hat

a-seat = Platz { $number }
a-player = Spieler { $number }
of-seat = { $seat }:
with-seat = { $seat } ({ $what })

## Was geschieht: der Tisch

sight-table-is-open = Der Tisch ist eröffnet.
sight-sat-down = { $name } setzt sich an den Tisch.
sight-renamed = Ein neuer Name am Tisch: { $name }.
sight-got-ready =
    { $ready ->
        [yes] { $player } ist bereit.
       *[no] { $player } ist nicht mehr bereit.
    }
sight-contributed = Das Gerät von { $player } hat zum Zufall beigetragen.
sight-left = { $player } hat den Tisch verlassen.
sight-returned = { $player } ist wieder da.
sight-removed = { $player } musste den Tisch verlassen.
sight-removal-voted =
    { $remove ->
        [yes] { $by } möchte, dass { $player } geht.
       *[no] { $by } möchte nicht mehr, dass { $player } geht.
    }
sight-host-is = Gastgeber ist jetzt { $player }.
sight-settings-are = Der Gastgeber hat die Einstellungen geändert.
sight-started = Das Spiel beginnt.
sight-rematch-is = Weiter geht es an Tisch { $table }.
sight-erased = Der Tisch wurde gelöscht.
