# Daydream

## Absagen

violation-number-of-players-is-not-allowed =
    { $players ->
        [one] Mit { $players } Spieler geht es nicht.
       *[other] Mit { $players } Spielern geht es nicht.
    } Daydream ist für { $least } bis { $most }.
violation-tableau-cannot-be-played = Dieses Spieltableau kann nicht gespielt werden ({ $problems }). Korrigiere die Datei oder nimm unseres.
violation-nothing-is-skipped-at-the-start = Beim Start wird kein Würfel ausgelassen. Trage beide Zahlen ein.
violation-no-leaf-is-used-at-the-start = Beim Start wird kein Blatt ausgefüllt. Trage beide Zahlen ein, wie sie gewürfelt sind.
violation-turn-is-not-on = Zug { $turn } ist nicht dran. Spiel Zug { $now }.
violation-no-such-cloud = Eine Wolke { $cloud } gibt es hier nicht. Wähle eine aus dem Wolkenraster.
violation-die-is-used =
    Den { $die ->
        [0] ersten
       *[other] zweiten
    } Würfel hast du schon benutzt. Nimm den anderen oder schließ den Zug ab.
violation-cloud-is-filled = Wolke { $cloud } ist ausgefüllt. Wähle eine leere.
violation-cloud-must-touch-a-filled-one = Wolke { $cloud } grenzt an keine Zahl. Wähle eine neben einer ausgefüllten Wolke.
violation-dice-are-left = Noch sind nicht beide Würfel benutzt. Hol das nach, bevor du den Zug abschließt.
violation-only-one-die-may-be-skipped = Du hast schon einen Würfel ausgelassen. Trage den anderen ein.
violation-leaves-are-missing =
    { $needed ->
        [one] Dafür brauchst du { $needed } umkreistes Blatt
       *[other] Dafür brauchst du { $needed } umkreiste Blätter
    }, hast aber { $circled }. Ändere den Würfel um weniger.
violation-number-is-out-of-range = { $number } geht nicht. Bleib zwischen 0 und 9.
violation-last-cloud-takes-one-die = Nur noch eine Wolke ist leer. Trage dort eine der beiden Zahlen ein, statt einen Würfel auszulassen.
violation-no-such-row = Eine Reihe { $row } gibt es hier nicht. Nenne die erste und die letzte Wolke einer Reihe.
violation-row-is-not-full = Reihe { $row } ist nicht voll. Fülle zuerst alle ihre Wolken aus.
violation-row-is-settled = Reihe { $row } ist schon gewertet. Mach mit deinem Zug weiter.
violation-rows-must-be-settled = Einige Reihen sind voll. Werte sie zuerst: { $rows }.
violation-bonus-must-be-taken = Du hast einen Bonus gewonnen. Nimm ihn zuerst: Linie oder Blatt.
violation-no-bonus-is-due = Gerade steht dir kein Bonus zu. Zeichne zuerst einen Gegenstand mit Bonussymbol fertig.
violation-bonus-is-gone = Dieser Bonus ist aufgebraucht ({ $bonus }). Nimm den anderen.
violation-turn-is-sealed = Zug { $turn } hast du schon abgeschlossen. Warte auf den nächsten Wurf.
violation-too-many-steps = { $steps } Schritte sind zu viele für einen Zug. Mach höchstens { $most }.

## Was geschieht

sight-tableaux-folded =
    { $players ->
        [one] Das Spieltableau ist für { $players } Spieler gefaltet.
       *[other] Die Spieltableaus sind für { $players } Spieler gefaltet.
    }
sight-rolled =
    { $turn ->
        [0] Start: Die Würfel zeigen { $dice }.
       *[other] Zug { $turn }: Die Würfel zeigen { $dice }.
    }
sight-sealed = { $seat } hat den Zug abgeschlossen.
sight-time-is-up = Die Zeit ist um. Für { $seats } spielt ein Bot diesen Zug.
sight-opened =
    { $turn ->
        [0] Der Start ist vorbei. Das wurde gezeichnet.
       *[other] Zug { $turn } ist vorbei. Das wurde gezeichnet.
    }
sight-rewarded =
    { $points ->
        [one] Gruppe voll: { $frame }. { $points } Punkt für { $seats }.
       *[other] Gruppe voll: { $frame }. { $points } Punkte für { $seats }.
    }
sight-ended = Das Spiel ist vorbei.

## Was der Stift zeichnet

fact-options = Kombination: { $fold }. Würfel: { $dice }.
fact-number-written =
    { $leaves ->
        [0] In Wolke { $cloud } steht { $number }.
        [one] In Wolke { $cloud } steht { $number }, mithilfe von { $leaves } Blatt.
       *[other] In Wolke { $cloud } steht { $number }, mithilfe von { $leaves } Blättern.
    }
fact-die-skipped =
    { $die ->
        [0] Erster
       *[other] Zweiter
    } Würfel ausgelassen: { $leaf ->
        [yes] { $thorn ->
            [yes] Ein Blatt wird umkreist und ein Dorn gezeichnet.
           *[no] Ein Blatt wird umkreist.
        }
       *[no] { $thorn ->
            [yes] Kein Blatt ist mehr frei, und ein Dorn wird gezeichnet.
           *[no] Kein Blatt ist mehr frei.
        }
    }
fact-star-lines-drawn =
    { $lines ->
        [one] Das Sternbild wächst um { $lines } Linie.
       *[other] Das Sternbild wächst um { $lines } Linien.
    }
fact-moon-filled =
    { $points ->
        [0] Im nächsten Mond steht { $number }.
        [one] Im nächsten Mond steht { $number }, wie im Mond darüber: { $points } Punkt.
       *[other] Im nächsten Mond steht { $number }, wie im Mond darüber: { $points } Punkte.
    }
fact-frame-filled =
    { $points ->
        [one] Gruppe voll: { $frame }. { $points } Punkt.
       *[other] Gruppe voll: { $frame }. { $points } Punkte.
    }
fact-rewards-crossed-out = Alle { $points }er-Belohnungen, die nicht umkreist sind, werden durchgestrichen.
fact-row-settled = Reihe { $row }: { $mark }.
fact-line-drawn =
    { $finished ->
        [yes] Gegenstand fertig: { $item }.
       *[no] Linie gezeichnet: { $item }.
    }
fact-bonus-circled =
    { $leaf ->
        [yes] Bonus: Ein Blatt wird umkreist.
       *[no] Bonus: { $bonus }.
    }
fact-result = Punkte: { $points }. Sieg: { $winners }.

## Kombinationen und ihre Titel

fold-A = Ruhiger Morgen
fold-D = Kaffeepause
fold-AD = Winternacht
fold-DA = Sommernacht
fold-BC = Unter den Sternen
fold-ABC = Abendlied
fold-EF = Im Mondlicht
fold-DEF = Lebendige Träume

level-1 = entspannter Einstieg
level-2 = fordernde Aufgabe
level-3 = echte Herausforderung

title-A-1 = Unruhiger Schlaf
title-A-2 = Sanftes Erwachen
title-A-3 = Völlige Entspannung
title-A-4 = Meditativer Zustand
title-D-1 = Kalter Kaffee
title-D-2 = Café Latte
title-D-3 = Cappuccino
title-D-4 = Espresso
title-AD-1 = Unscharf
title-AD-2 = Fokussiert
title-AD-3 = Perfekt eingefangen
title-AD-4 = Für immer verewigt
title-DA-1 = Unscharf
title-DA-2 = Fokussiert
title-DA-3 = Perfekt eingefangen
title-DA-4 = Für immer verewigt
title-BC-1 = Wolkenbruch
title-BC-2 = Blauer Himmel
title-BC-3 = Sternenklare Nacht
title-BC-4 = Kometenschwarm
title-ABC-1 = Schiefer Ton
title-ABC-2 = Im Einklang
title-ABC-3 = Sinnliche Melodie
title-ABC-4 = Herrliches Konzert
title-EF-1 = Über den Wolken
title-EF-2 = Erdatmosphäre
title-EF-3 = Umlaufbahn
title-EF-4 = Mondlandung
title-DEF-1 = Leere Seite
title-DEF-2 = Farbkleckse
title-DEF-3 = Abstrakte Malerei
title-DEF-4 = Meisterwerk

## Gegenstände

item-mug = Becher
item-candle = Kerze
item-storybook = Märchenbuch
item-heart-stone = Herzstein
item-postcard = Postkarte
item-alarm-clock = Wecker
item-seashell = Muschel
item-snow-globe = Schneekugel
item-pocket-radio = Taschenradio
item-acorn = Eichel
item-paper-crane = Papierkranich
item-tea-tin = Teedose
item-music-box = Spieluhr
item-vase = Vase
item-toy-boat = Spielzeugboot
item-globe = Globus
item-inkwell = Tintenfass
item-feather = Feder
item-telescope = Teleskop
item-dice-cup = Würfelbecher
item-robot = Roboter
item-fox-mask = Fuchsmaske
item-map-tube = Kartenköcher
item-rocket = Rakete
item-star-jar = Sternenglas
item-compass = Kompass
item-comet-kite = Kometendrachen
item-binoculars = Fernglas
item-cassette = Kassette
item-owl = Eule
item-planetarium = Planetarium
item-spoon = Löffel
item-biscuit = Keks
item-coffee-pot = Kaffeekanne
item-sugar-bowl = Zuckerdose
item-key = Schlüssel
item-cactus = Kaktus
item-bell = Glocke
item-ticket-stub = Eintrittskarte
item-lantern = Laterne
item-button-jar = Knopfglas
item-matchbox = Streichholzschachtel
item-lucky-cat = Winkekatze
item-hourglass = Sanduhr
item-bow-tie = Fliege
item-thimble = Fingerhut
item-kettle = Wasserkessel
item-ukulele = Ukulele
item-moon-lamp = Mondlampe
item-paintbrush = Pinsel
item-paint-tube = Farbtube
item-eraser = Radiergummi
item-palette = Palette
item-bookmark = Lesezeichen
item-jigsaw-piece = Puzzleteil
item-yarn-ball = Wollknäuel
item-marionette = Marionette
item-easel = Staffelei
item-perfume = Parfüm
item-cloverleaf = Kleeblatt
item-carnival-mask = Karnevalsmaske
item-ring-box = Ringschachtel
item-gramophone = Grammofon
item-nightcap = Schlafmütze

## Rahmen, Symbole und Boni

frame-square = eckige Rahmen
frame-oval = ovale Rahmen
frame-arched = Bogenrahmen

mark-pity = schade
mark-super = super
mark-perfect = perfekt

bonus-line = eine zusätzliche Linie
bonus-leaf = ein Blatt

## Punkte

score-items =
    { $points ->
        [one] Gegenstände: { $points } Punkt
       *[other] Gegenstände: { $points } Punkte
    }
score-stars =
    { $points ->
        [one] Sterne: { $points } Punkt
       *[other] Sterne: { $points } Punkte
    }
score-moons =
    { $points ->
        [one] Monde: { $points } Punkt
       *[other] Monde: { $points } Punkte
    }
score-polaroids =
    { $points ->
        [one] Polaroids: { $points } Punkt
       *[other] Polaroids: { $points } Punkte
    }
score-notes =
    { $points ->
        [one] Noten: { $points } Punkt
       *[other] Noten: { $points } Punkte
    }
score-frames =
    { $points ->
        [one] Rahmen: { $points } Punkt
       *[other] Rahmen: { $points } Punkte
    }
score-thorns =
    { $points ->
        [one] Dornen: { $points } Punkt
       *[other] Dornen: { $points } Punkte
    }

## Allein im Terminal

solo-welcome =
    Daydream: zwei Würfel, ein Wolkenraster und ein Regal zum Nachzeichnen.
    Fülle Reihen mit lauter verschiedenen Zahlen, und lass dir Zeit.
solo-which-fold = Welche Kombination möchtest du?
solo-no-such-fold = Diese Kombination gibt es nicht. Wähle eine von diesen: { $folds }.
# Was getippt wird (x b3, skip, settle, line, leaf, undo, seal, help, quit), wird nie übersetzt.
solo-help =
    Das kannst du tippen:
      x b3      den ersten Würfel (x) in Wolke b3 eintragen; der zweite ist y
      x+1 b3    ein Blatt ausfüllen und 1 mehr eintragen; x-1 b3 ist 1 weniger
      skip y    einen Würfel auslassen: ein Blatt umkreisen, ein Dorn kommt dazu
      a1-d1     eine volle Reihe werten: ihre erste und ihre letzte Wolke
      settle    die nächste volle Reihe werten
      line      Bonus: eine zusätzliche Linie bis zur nächsten Sonne
      leaf      Bonus: ein Blatt umkreisen
      undo      den letzten Schritt zurücknehmen
      seal      den Zug abschließen; die Eingabetaste tut dasselbe
      help      das hier noch einmal zeigen
      quit      das Spiel verlassen
    Das bedeuten die Zeichen:
      Wolken              o leer, * mit Stern, ) mit Mond
      shelf (Regal)       . Punkt, * Sonne, @ nachgezeichnet; + bringt einen Bonus
      leaves (Blätter)    @ ausgefüllt, o umkreist, . frei
      stars (Sternbild)   - Linie gezeichnet, # Stern umkreist
      thorns (Dornen)     ^
solo-turn =
    { $turn ->
        [0] Start:  { $dice }
       *[other] Zug { $turn }:  { $dice }
    }
solo-write = Trage einen Würfel in eine Wolke ein, zum Beispiel: x b3
solo-settle = Volle Reihen: { $rows }. Tippe eine davon oder settle.
solo-take-bonus = Du hast einen Bonus gewonnen. Tippe eines davon: { $bonuses }
solo-nothing-to-settle = Es gibt keine volle Reihe zu werten. Trage zuerst einen Würfel ein.
solo-seal = Dein Zug ist vollständig. Schließ ihn mit der Eingabetaste ab oder tippe undo.
solo-not-understood = „{ $words }“ sagt mir nichts. Tippe help, dann siehst du, was geht.
solo-refused = { $sentence } (Regel { $rule })
solo-total =
    { $points ->
        [one] Dein Tagtraum ist { $points } Punkt wert.
       *[other] Dein Tagtraum ist { $points } Punkte wert.
    }
solo-title = Dein Titel: „{ $title }“ ({ $band } von 4).
solo-chance = Noch einmal mit denselben Würfeln: --seed { $seed }
solo-goodbye = Auf Wiedersehen und schöne Träume.
