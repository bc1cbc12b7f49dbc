# Was auf den Seiten von Daydream steht.

## Das Spielfeld

board-clouds = Die Wolken
board-place =
    Zeile { $row }, Spalte { $column }{ $sign ->
        [star] , Stern
        [moon] , Mond
       *[none] {""}
    }{ $frame ->
        [none] {""}
       *[other] , { $frame }
    }
board-cloud-filled = { $place }, { $number }
board-cloud-open = { $place }, offen
board-cloud-write = { $place }, offen, hier { $number } eintragen
board-cloud-empty = { $place }, leer
board-row =
    { $clouds } Wolken { $way ->
        [across] waagerecht
       *[down] senkrecht
    } ab Zeile { $row }, Spalte { $column }: { $state ->
        [super] super, der Punkt ist umkreist
        [perfect] perfekt, die Sonne ist umkreist
        [pity] schade, beide sind durchgestrichen
       *[waiting] noch nicht gewertet
    }
board-note =
    { $double ->
        [yes] Doppelnote
       *[no] Einzelnote
    }, { $heads ->
        [0] kein Kopf ausgefüllt
        [one] { $heads } Kopf ausgefüllt
       *[other] { $heads } Köpfe ausgefüllt
    }
board-polaroid =
    { $sign ->
        [moon] Mond-Polaroid
       *[star] Stern-Polaroid
    }, Spalte { $column }: { $number ->
        [none] leer
       *[other] { $number }
    }{ $circled ->
        [yes] , umkreist
       *[no] {""}
    }
board-polaroids = Polaroids
board-open-pane = Abschnitt { $panel } öffnen
board-shelf = Das Regal: { $finished } von { $total } Gegenständen fertig
board-whole-shelf = Das ganze Regal zeigen: { $finished }/{ $total } Gegenstände fertig
board-item =
    { $name }{ $bonus ->
        [yes] , bringt einen Bonus
       *[no] {""}
    }: { $state ->
        [done] fertig
        [now] { $drawn } von { $lines } Linien, wird gerade nachgezeichnet
       *[next] { $lines } Linien, noch nicht begonnen
    }
board-has-bonus = bringt einen Bonus
board-lines = { $drawn } von { $lines } Linien
board-all-traced = Alles ist nachgezeichnet
board-bonuses = Noch freie Boni: { $lines } für eine zusätzliche Linie, { $leaves } für ein Blatt
board-bonuses-short = Boni
board-extras = Sonderregeln
board-constellation = Sternbild
board-star-map = Sternbild: { $lines } von { $length } Linien, { $stars } von { $total } Sternen umkreist
board-of-stars = von { $total } Sternen
board-of-heads = von { $total } Notenköpfen
board-moons =
    Mondkette: { $moons } von { $total } Monden{ $numbers ->
        [none] {""}
       *[other] , { $numbers }
    }; { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-frame-filled = { $filled }/{ $total }
board-reward =
    { $state ->
        [taken] Punkte, umkreist
        [gone] Punkte, vergeben
       *[free] Punkte, noch da
    }
board-difference = Differenz
board-range =
    { $kind ->
        [below] { $most } oder weniger
        [above] { $least } oder mehr
       *[between] { $least } bis { $most }
    }
board-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-points-signed =
    { $points ->
        [one] { $shown } Punkt
       *[other] { $shown } Punkte
    }
board-more-from = mehr ab { $least }
board-different =
    { $numbers ->
        [one] { $numbers } Zahl
       *[other] { $numbers } verschiedene Zahlen
    }
board-leaves =
    Blätter: { $ready } bereit, { $spent } verbraucht, { $empty } noch nicht umkreist{ $spend ->
        [0] {""}
        [one] , { $spend } würde verbraucht
       *[other] , { $spend } würden verbraucht
    }
board-thorns =
    { $thorns ->
        [one] { $thorns } Dorn
       *[other] { $thorns } Dornen
    }
board-die = Würfel { $value }, { $state }
board-die-free = antippen
board-die-hand = gewählt
board-die-written = notiert
board-die-skipped = ausgelassen
board-die-void = nicht nötig
board-leaflet = Das Faltblatt, gefaltet auf { $panels }

### Eine Kombination wählen

board-choose = Ein Faltblatt, acht Tagträume
board-extra-A = Keine Sonderregel
board-extra-D = Keine Sonderregel
board-extra-AD = Polaroids: Sterne minus Monde
board-extra-DA = Polaroids: alle verschieden
board-extra-BC = Sternbild
board-extra-EF = Mondkette
board-extra-ABC = Sternbild und Noten
board-extra-DEF = Mondkette und Rahmen
board-about-A = Wolken, Regal, Blätter. Hier fängst du am besten an.
board-about-D = Wolken, Regal, Blätter; etwas kniffliger als „Ruhiger Morgen“.
board-about-AD = Sechs Polaroids übernehmen die Zahlen ihrer Wolken: Sterne links minus Monde rechts.
board-about-DA = Sechs Polaroids: Jede Zahl, die vorkommt, ist ein Punkt; fortlaufend zählen sie doppelt.
board-about-BC = Eine Zahl in einer Sternwolke zeichnet so viele Linien im Sternbild.
board-about-EF = Eine Zahl in einer Mondwolke kommt in die Kette; gleiche Nachbarn bringen Punkte.
board-about-ABC = Das Sternbild und Noten, die klingen, wenn Nachbarn gleich sind.
board-about-DEF = Die Mondkette und drei Arten von Rahmen, die du vor den anderen füllst.
board-count-clouds =
    { $number ->
        [one] Wolke
       *[other] Wolken
    }
board-count-rows =
    { $number ->
        [one] Reihe
       *[other] Reihen
    }
board-count-items =
    { $number ->
        [one] Gegenstand
       *[other] Gegenstände
    }
board-count-leaves =
    { $number ->
        [one] Blatt
       *[other] Blätter
    }
board-alone = Allein
board-best = Dein Rekord hier: { $points }
board-dice = Würfel
board-dice-0-9 = 0 bis 9
board-dice-1-6 = 1 bis 6
board-play-alone = Allein spielen
board-together = Mit anderen
board-with-friends = Mit Freunden
board-with-friends-why = Du eröffnest einen Tisch und schickst ihnen den Link.
board-with-bots = Mit Bots
board-how-many-bots = Wie viele?
board-how-bots-play = Wie spielen sie?
board-play-with-bots =
    { $bots ->
        [one] Mit { $bots } Bot spielen
       *[other] Mit { $bots } Bots spielen
    }
board-learn = Spielend lernen

### Wie der Tisch spielt

board-fold = Kombination
board-fold-option = { $name } ({ $level })
board-dice-why = Spieltableau und Wertungen sind für 0 bis 9 gemacht.
board-time-limit = Zeit für einen Zug
board-time-none = Ohne
board-time = { $seconds } s
board-time-own = Andere
board-time-seconds = Sekunden für jeden Zug
board-time-why = Ist die Zeit um, spielt ein Bot den Zug für alle, die ihn noch nicht abgeschlossen haben.
board-tableau = Spieltableau
board-tableau-ours = Unseres
board-tableau-own = Ein eigenes
board-tableau-why = Wenn du das Spiel zu Hause hast, kannst du sein Tableau in einer Datei festhalten und damit spielen.
board-tableau-file = Datei auswählen
board-tableau-back = Wieder unseres
board-tableau-too-large = Diese Datei ist größer als 512 KB. Ein Tableau muss kleiner sein.
board-tableau-not-json = Diese Datei ist kein JSON. Berichtige sie und wähle sie noch einmal aus.

## Der Zug

turn-where =
    { $turn ->
        [0] Start
       *[other] Zug { $turn }
    } · { $players ->
        [1] solo
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] zu { $players }
    }
turn-yours = Dein Zug
turn-others-turn = Der Zug der anderen
turn-pick = Nimm einen Würfel.
turn-pick-start = Die ersten beiden Zahlen dürfen überallhin. Nimm einen Würfel.
turn-aim = Wähle eine Wolke für die { $number }.
turn-choose-row = Zwei Reihen sind voll. Welche kommt zuerst?
turn-choose-bonus = Du hast einen Bonus gewonnen. Welchen möchtest du?
turn-complete = Dein Zug ist vollständig. Schließ ihn ab, wann du magst.
turn-one-moment = Einen Moment …
turn-others-hidden = Was die anderen eintragen, siehst du, wenn alle abgeschlossen haben.
turn-rows-full = Dann sind zwei Reihen voll, und du wählst, welche zuerst kommt.
turn-row-waits =
    { $way ->
        [across] Waagerecht:
       *[down] Senkrecht:
    } { $different ->
        [yes] alle verschieden,
       *[no] eine Zahl doppelt,
    } noch { $left } leer.
turn-row-settled =
    { $way ->
        [across] Waagerecht:
       *[down] Senkrecht:
    } { $mark }{ $lines ->
        [none] .
        [0] , keine Linien.
        [one] , { $lines } Linie.
       *[other] , { $lines } Linien.
    }
turn-items-finished = Fertig: { $item }.
turn-wins-bonus = Das bringt einen Bonus.
turn-gain-stars =
    { $points ->
        [one] { $points } Stern erreicht.
       *[other] { $points } Sterne erreicht.
    }
turn-gain-polaroids = Polaroids: { $change }.
turn-gain-notes =
    { $points ->
        [one] { $points } Notenkopf ausgefüllt.
       *[other] { $points } Notenköpfe ausgefüllt.
    }
turn-ribbon-super = Super!
turn-ribbon-perfect = Perfekt!
turn-ribbon-pity = Schade.
turn-lines-won =
    { $kind ->
        [pity] Eine Zahl doppelt: keine Linien
        [perfect] { $lines ->
            [none] Erst kommt ein Bonus
            [one] { $lines } Linie zur nächsten Sonne
           *[other] { $lines } Linien von Sonne zu Sonne
        }
       *[super] { $lines ->
            [none] Erst kommt ein Bonus
            [one] { $lines } Linie
           *[other] { $lines } Linien
        }
    }
turn-wrote =
    { $leaves ->
        [0] { $number } in Zeile { $row }, Spalte { $column }.
        [one] { $number } in Zeile { $row }, Spalte { $column }, mit { $leaves } Blatt.
       *[other] { $number } in Zeile { $row }, Spalte { $column }, mit { $leaves } Blättern.
    }
turn-choice = Deine Wahl
turn-row-name =
    { $way ->
        [across] Waagerecht, Zeile { $line }
       *[down] Senkrecht, Spalte { $column }
    }
turn-bonus-line = Eine Linie zur nächsten Sonne
turn-bonus-leaf = Ein Blatt umkreisen
turn-still-free =
    { $left ->
        [one] der letzte
       *[other] noch { $left }
    }
turn-change = Zahl ändern
turn-less = Eins weniger, für ein Blatt
turn-more = Eins mehr, für ein Blatt
turn-no-further = Weiter geht es nicht.
turn-as-rolled = wie gewürfelt
turn-leaves =
    { $leaves ->
        [one] Blatt
       *[other] Blätter
    }
turn-skip = Auslassen
turn-skip-brings =
    { $leaf ->
        [yes] { $thorn ->
            [yes] +1 Blatt, 1 Dorn
           *[no] +1 Blatt
        }
       *[no] { $thorn ->
            [yes] kein Blatt, 1 Dorn
           *[no] kein Blatt
        }
    }
turn-skip-waits = Nimm zuerst den Würfel; auslassen darfst du nur einen.
turn-take-back = Zurück
turn-take-all-back = Alles zurücknehmen
turn-seal = Abschließen
turn-seal-ready = alles eingetragen
turn-seal-dice =
    { $dice ->
        [one] noch { $dice } Würfel
       *[other] noch { $dice } Würfel
    }
turn-seal-row = wähle erst eine Reihe
turn-seal-bonus = nimm erst den Bonus
turn-sealing = einen Moment …
turn-sealed = Abgeschlossen.
turn-waiting-for = Wir warten auf { $names }.
turn-time-left = noch { $time }
turn-nudge = Anstupsen
turn-nudged = Angestupst
turn-let-bot-play = Bot für { $name } spielen lassen
turn-others = Die anderen
turn-after =
    { $turn ->
        [0] nach dem Start
       *[other] nach Zug { $turn }
    }
turn-state-thinking = überlegt
turn-state-sealed = fertig
turn-state-bot = ein Bot spielt
turn-state-away = nicht da
turn-open-sheet = Tableau öffnen
turn-points =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
turn-sheet-of = Das Tableau von { $name }
turn-drew =
    { $turn ->
        [0] Beim Start gezeichnet
       *[other] In Zug { $turn } gezeichnet
    }
turn-this = Dieser Zug
turn-nothing-yet = Noch ist nichts gezeichnet.
turn-in-hand =
    { $leaves ->
        [0] In der Hand: { $number }.
        [one] In der Hand: { $number }, mit { $leaves } Blatt.
       *[other] In der Hand: { $number }, mit { $leaves } Blättern.
    }
turn-titles = Dein Titel
turn-so-far =
    { $points ->
        [one] bisher { $points } Punkt
       *[other] bisher { $points } Punkte
    }
turn-rows = Reihen
turn-rows-super = alle verschieden: je eine Linie zur nächsten Stelle
turn-rows-perfect = fortlaufend: je eine Linie zur nächsten Sonne
turn-rows-pity = eine Zahl doppelt: keine Linien
turn-would-bring = Das würde es bringen
turn-help = So spielst du mit Tasten
turn-help-intro = Tippe einen Würfel an, dann eine Wolke. Nichts ist endgültig, bevor du abschließt.
turn-help-dice = einen Würfel nehmen
turn-help-leaves = die Zahl mit einem Blatt ändern
turn-help-arrows = durch die Wolken gehen
turn-help-enter = die Zahl eintragen
turn-help-skip = den Würfel in der Hand auslassen
turn-help-back = zurücknehmen; mit Umschalt alles
turn-help-seal = den Zug abschließen
turn-help-rules = Regeln lesen
turn-help-learn = Spielend lernen
turn-key-arrows = Pfeiltasten
turn-key-enter = Enter
turn-key-back = Rücktaste
turn-key-seal = Strg + Enter
turn-home = Reverie, zur Startseite
turn-sound-on = Ton einschalten
turn-sound-off = Ton ausschalten
turn-light = Hell oder dunkel
turn-paused = Der Tisch macht Pause. Dein Entwurf ist sicher.
turn-watching = Du schaust zu.
turn-whose = Wessen Tableau?
turn-elsewhere = Du spielst auf einer anderen Seite. Diese zeigt dein Tableau.
turn-loading = Das Tableau wird gefaltet …

coach-title = Daydream lernen
coach-name = Ein Zettel für dich
coach-guest = Gast
coach-say-dice = Zwei Würfel, für alle dieselben. Tippe einen an und nimm ihn in die Hand.
coach-say-clouds = Wolken mit gestricheltem Rand sind offen für deine Zahl. Beim Start sind das alle: Tippe eine an.
coach-say-second = Jetzt liegt der andere Würfel in deiner Hand. Trage ihn auch ein, wo du magst.
coach-say-seal = Noch ist es Bleistift, und du kannst alles zurücknehmen. Zufrieden? Dann schließ deinen Zug ab.
coach-say-touch = Ein neuer Wurf. Ab jetzt kommt eine Zahl neben eine, die schon da ist. Nimm einen Würfel.
coach-say-leaves = Nicht die Zahl, die du brauchst? Ein umkreistes Blatt macht sie um eins größer oder kleiner: Drück + oder −.
coach-say-aim = Wähle jetzt eine Wolke. Unter dem Fenster liest du, was sie bringen würde, noch bevor du schreibst.
coach-say-rows = Zu jeder Reihe gehören ein Punkt und eine Sonne. Alle Zahlen verschieden: eine Linie je Wolke. In Einerschritten: längere Linien, von Sonne zu Sonne. Eine Zahl doppelt: keine Linie.
coach-say-shelf = Die Linien zeichnen die Gegenstände im Regal nach. Jeder fertige ist ein Punkt; einer mit Geschenk bringt dazu einen Bonus.
coach-say-skip = Einmal im Zug darfst du einen Würfel auslassen. Dafür umkreist du ein Blatt, aber solo zeichnest du auch einen Dorn.
coach-say-again = Benutze deinen zweiten Würfel und schließ den Zug wieder ab.
coach-over = Mehr musst du nicht wissen: Reihen füllen, das Regal nachzeichnen und dir Zeit lassen.
coach-play-on = Weiterspielen
coach-back = Zur Startseite
coach-next = Weiter
coach-skip-all = Ich weiß genug
coach-count = { $at } von { $all }

## Das Ende

end-found = Dein Tagtraum
end-where =
    { $daily ->
        [yes] Solo · Kombination des Tages · { $when }
       *[no] Solo · { $when }
    }
end-where-together =
    { $players ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] zu { $players }
    } · { $when }
end-daily-of = Kombination des Tages, { $fold }
end-part-items = Gegenstände
end-part-stars = Sterne
end-part-moons = Monde
end-part-polaroids = Polaroids
end-part-notes = Noten
end-part-frames = Rahmen
end-part-thorns = Dornen
end-thorns =
    { $thorns ->
        [one] { $thorns } Dorn, je zwei kosten einen Punkt
       *[other] { $thorns } Dornen, je zwei kosten einen Punkt
    }
end-first-best = Erstes Ergebnis mit dieser Kombination auf diesem Gerät
end-best = Neuer Rekord auf diesem Gerät, bisher { $before }
end-best-is = Dein Rekord auf diesem Gerät: { $best }
end-more-for = Noch { $more } bis „{ $title }“
end-practice = Zur Übung: Dein erstes Ergebnis des Tages zählt.
end-shelf = Dein Regal
end-shelf-of =
    { $own ->
        [yes] Dein Regal
       *[no] Das Regal von { $name }
    }
end-picture =
    { $points ->
        [one] Das Regal von „{ $fold }“: { $items } fertig, { $points } Punkt.
       *[other] Das Regal von „{ $fold }“: { $items } fertig, { $points } Punkte.
    }
end-copy = Text kopieren
end-copied = Kopiert
end-save-picture = Bild speichern
end-share = Teilen
end-next = Und jetzt?
end-again = Noch einmal spielen
end-replay = Noch einmal ansehen
end-to-daily = Zur Kombination des Tages
end-another-fold = Andere Kombination
end-winner =
    { $you ->
        [yes] Du gewinnst!
       *[no] { $count ->
            [one] { $names } gewinnt
           *[other] { $names } teilen sich den Sieg
        }
    }
end-place = Platz
end-breakdown = Die Punkte im Einzelnen
end-player = Spieler
end-total = Summe
end-highlights = Bemerkenswert
end-feat-perfect = Die meisten perfekten Reihen: { $names } mit { $count }.
end-feat-longest = Die längste gute Reihe: { $names } mit { $count } Wolken.
end-feat-clean =
    { $count ->
        [one] Kein einziges „schade“: { $names }, { $count } Reihe.
       *[other] Kein einziges „schade“: { $names }, { $count } Reihen.
    }
end-feat-leaves =
    { $count ->
        [one] Am sparsamsten gegärtnert: { $names } mit { $count } Blatt übrig.
       *[other] Am sparsamsten gegärtnert: { $names } mit { $count } Blättern übrig.
    }
end-feat-spent = Die meisten Blätter verbraucht: { $names } mit { $count }.
end-rematch = Revanche
end-download = Aufzeichnung herunterladen
end-verify = Würfel nachprüfen

## Der Tag

daily-title = Die Kombination des Tages
daily-guest = Gast
daily-about = Heute bekommen alle auf der Welt dieselbe Kombination und dieselben Würfel.
daily-play = Jetzt spielen
daily-practise = Noch einmal, zur Übung
daily-not-yet = Noch nicht gespielt
daily-first-counts = Dein erstes Ergebnis zählt. Danach darfst du üben, so oft du magst.
daily-result = Dein Ergebnis
daily-look-again = Tableau noch einmal ansehen
daily-streak =
    { $days ->
        [0] Mit dem ersten Tag beginnt eine Serie.
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
daily-next = Die nächste kommt in
daily-next-in = { $hours } Std. { $minutes } Min.
daily-before = Die Tage davor
daily-proof = Niemand kann mit den Würfeln schummeln
daily-proof-today = Die Würfel des Tages kommen aus einer geheimen Zahl, die feststeht, bevor jemand spielt. Das ist ihr Fingerabdruck; die Zahl selbst wird morgen gezeigt.
daily-proof-before = Die geheime Zahl vom { $date } und der Fingerabdruck, der an dem Tag hier stand:
daily-proof-none = Gestern hat niemand gespielt, also gibt es nichts zu zeigen.
daily-seed = Geheime Zahl
daily-commitment = Fingerabdruck (SHA-256)
