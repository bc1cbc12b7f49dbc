# Was man liest: die Regelhefte mit ihren Bildern, ein gespieltes Spiel noch einmal, der Beweis seines Zufalls.

## Das Regelheft

reading-title = Regeln von { $game }
reading-language = Sprache
reading-print = Drucken
reading-search = In den Regeln suchen
reading-found =
    { $rules ->
        [0] Davon steht nichts in den Regeln. Versuch ein anderes Wort.
        [one] { $rules } Regel
       *[other] { $rules } Regeln
    }
reading-contents = Inhalt
reading-copy = Link kopieren
reading-copied = Der Link ist kopiert.
reading-not-copied = Der Link ließ sich nicht kopieren. Nimm ihn aus der Adresszeile.

## Bilder zu Daydream

picture-daydream-1-2 = Acht kleine Faltblätter: A, D, A D, D A, B C, E F, A B C und D E F.
figure-daydream-1-2 = Die acht Kombinationen. Ein Abschnitt ist am leichtesten, drei sind am schwersten.
picture-daydream-1-3 = Ein Buch mit vier Stellen und eine Rakete mit sechs: abwechselnd Sonnen und Punkte, verbunden durch einen gepunkteten Weg. Am Buch ist die erste Linie gezeichnet, von einer Sonne zu einem Punkt.
figure-daydream-1-3 = Jeder Umriss beginnt an einer Sonne; dann wechseln sich Punkte und Sonnen ab, bis zurück zum Anfang.
picture-daydream-3-2 = Eine 5 mitten im Raster. Die Wolken darüber, darunter, links und rechts davon sind offen, die anderen nicht. Zwischen der 5 und der Wolke rechts von ihr verläuft ein Falz.
figure-daydream-3-2 = Die 5 öffnet ihre vier Nachbarn. Ein Falz zwischen zwei Abschnitten stört nicht.
picture-daydream-3-3 = Zwei Würfel. Die 4 ist in eine Wolke eingetragen. Die 7 ist durchgestrichen, und ein Blatt ist umkreist.
figure-daydream-3-3 = Die 4 wird eingetragen, die 7 für ein Blatt ausgelassen.
picture-daydream-3-5 = Aus einer 4 und einem ausgefüllten Blatt wird eine 5. Aus einer 7 und zwei ausgefüllten Blättern wird eine 5.
figure-daydream-3-5 = Ein Blatt: ein Schritt. Zwei Blätter: zwei Schritte, beide in dieselbe Richtung.
picture-daydream-4-1 = Eine Reihe mit 4, 2 und 4. Ihr Punkt und ihre Sonne sind durchgestrichen, an der Rakete ist nichts gezeichnet.
figure-daydream-4-1 = Schade: Die 4 ist zweimal da, es gibt keine Linien.
picture-daydream-4-2 = Eine Reihe mit 4, 1 und 6. Ihr Punkt ist umkreist, und drei der sechs Linien der Rakete sind gezeichnet.
figure-daydream-4-2 = Super: drei Wolken, drei Linien, jede bis zur nächsten Stelle.
picture-daydream-4-3 = Eine Reihe mit 4, 5 und 6. Ihre Sonne ist umkreist, und alle sechs Linien der Rakete sind gezeichnet.
figure-daydream-4-3 = Perfekt: drei Wolken, drei Linien, jede bis zur nächsten Sonne. Die Rakete ist fertig.
picture-daydream-4-7 = Ein fertiger Becher mit einem Geschenk, dem Bonussymbol. Ein Pfeil führt zu einer Linie zwischen zwei Sonnen eines Buchs, ein anderer zu einem umkreisten Blatt.
figure-daydream-4-7 = Der Bonus ist eine Linie bis zur nächsten Sonne oder ein Blatt. Du wählst.
picture-daydream-6-1 = Eine durchgestrichene 7 bringt ein umkreistes Blatt und einen Dorn.
figure-daydream-6-1 = Solo bringt jeder ausgelassene Würfel ein Blatt und einen Dorn.
picture-daydream-7-1 = Eine Sternwolke mit einer 4. Auf dem gepunkteten Weg sind von unten rechts vier Linien gezeichnet, und die beiden Sterne auf ihnen sind umkreist.
figure-daydream-7-1 = Eine 4 in einer Sternwolke zeichnet vier Linien. Zwei Sterne sind erreicht: 2 Punkte.
picture-daydream-7-2 = Eine Mondwolke mit einer 6 und eine Kette aus vier Monden mit 2, 2, 6 und nichts. Die beiden Zweien sind verbunden, und die 1 neben ihnen ist umkreist.
figure-daydream-7-2 = Die 6 kommt in den ersten leeren Mond. Die beiden Zweien sind gleich: 1 Punkt.
picture-daydream-7-3 = Drei Polaroids an einer Schnur, jedes über seiner Wolke. Eine Sternwolke mit 6 und eine Mondwolke mit 1 haben ihre Zahlen an die Polaroids gegeben; das über der leeren Wolke ist leer.
figure-daydream-7-3 = Jedes Polaroid übernimmt die Zahl seiner Wolke.
picture-daydream-7-6 = Eine Einzelnote zwischen zwei Dreien, ihr Kopf ist ausgefüllt. Eine Doppelnote zwischen drei Fünfen, beide Köpfe sind ausgefüllt. Eine Doppelnote zwischen 8, 2 und 8, ein Kopf ist ausgefüllt.
figure-daydream-7-6 = Zwei gleich: ein Kopf. Alle drei gleich: zwei Köpfe. Zwei von dreien: ein Kopf.
picture-daydream-7-7 = Eckige Rahmen, beide voll: Die 5 ist umkreist. Ovale Rahmen, beide voll: Die 5 ist durchgestrichen, die 2 umkreist. Bogenrahmen, einer noch leer: Nichts ist umkreist.
figure-daydream-7-7 = Die eckigen als Erster voll: 5 Punkte. Die ovalen als Zweiter: 2. Bei den Bögen fehlt noch eine Wolke.

## Bilder zu When I Dream

figure-fairy = Fee
figure-boogeyman = Nachtalb
figure-sandman = Sandmann
figure-word-clue = Wind
figure-word-right = Drachen
figure-word-wrong = Vogel
figure-word-improper = Papierdrachen
picture-when-i-dream-1-2 = Ein Bett mit einer Karte. Die Kopfstütze verdeckt die eine Hälfte, die andere zeigt einen Drachen. Links liegt die gelbe Seite mit einer Sonne, rechts die blaue mit einem Mond.
figure-when-i-dream-1-2 = Die offene Hälfte ist der Begriff: der Drachen. Neben dem Bett liegen die gelbe Seite der Sonne und die blaue Seite des Mondes.
picture-when-i-dream-2-2 = Eine Fee mit einer Sonne, ein Nachtalb mit einem Mond, ein Sandmann mit einem Gleichheitszeichen zwischen Sonne und Mond.
figure-when-i-dream-2-2 = Feen mögen richtige Rateversuche, Nachtalben falsche, Sandmänner von beiden gleich viele.
picture-when-i-dream-3-1 = Fünf Kissen um das Bett. Oben sitzt der Träumer mit der Schlafmaske; Pfeile führen im Uhrzeigersinn von Traumgeist zu Traumgeist. Der erste sagt: Wind.
figure-when-i-dream-3-1 = Der Traumgeist links vom Träumer beginnt, dann geht es reihum: jeder ein Wort.
picture-when-i-dream-3-6 = Die Karte mit dem Drachen. Mit dem Rateversuch „Drachen“ geht sie zur Sonne, mit dem Rateversuch „Vogel“ zum Mond.
figure-when-i-dream-3-6 = Richtig geraten: die gelbe Seite der Sonne. Falsch geraten: die blaue Seite des Mondes.
picture-when-i-dream-3-8 = Der Träumer im Bett, mit der Schlafmaske. Wo die beiden Seiten liegen, sind nur Fragezeichen.
figure-when-i-dream-3-8 = Wie auch immer geraten wurde: Für den Träumer sieht und klingt es gleich.
picture-when-i-dream-3-12 = Ein Traumgeist sagt „Papierdrachen“ zum Drachen; das Wort ist durchgestrichen, und die zerrissene Karte geht an diesen Traumgeist: minus 1.
figure-when-i-dream-3-12 = Im „Papierdrachen“ steckt der Drachen. Wer das Wort gesagt hat, nimmt die Karte als Strafkarte.
picture-when-i-dream-4-3 = Drei Karten auf der gelben Seite. Drachen und Pilz sind gedreht und haben ein Häkchen; der Wal liegt gerade.
figure-when-i-dream-4-3 = Drachen und Pilz wurden genannt, der Wal wurde vergessen.
picture-when-i-dream-5-2 = Drei Karten auf der gelben Seite, zwei auf der blauen. Die Fee bekommt 3, der Nachtalb 2.
figure-when-i-dream-5-2 = Drei auf der gelben Seite: 3 Punkte für jede Fee. Zwei auf der blauen: 2 für jeden Nachtalb.
picture-when-i-dream-5-3 = Drei gedrehte Karten auf der gelben Seite. Der Träumer bekommt 3 und noch 2.
figure-when-i-dream-5-3 = Drei Karten, alle genannt: 3 Punkte und noch 2.
picture-when-i-dream-5-4 = Ein Sandmann und drei Beispiele: 3 zu 3 bringt 3 plus 2, 3 zu 2 bringt 3, 4 zu 2 bringt 2.
figure-when-i-dream-5-4 = Gleich viele: so viele Punkte und noch 2. Eine Karte Unterschied: die größere Zahl. Mehr: die kleinere.
picture-when-i-dream-5-5 = Das erste Beispiel: Die Fee bekommt 3, der Träumer 5, der Nachtalb 2, der Sandmann 3.
figure-when-i-dream-5-5 = Drei zu zwei, und alle drei wurden genannt.

## Noch einmal ansehen

replay-title = Tisch { $table }, noch einmal
replay-early = Das Spiel ist noch nicht zu Ende
replay-early-why = Danach kannst du es dir hier noch einmal ansehen, Zug um Zug.
replay-to-table = Zum Tisch
replay-eye = Blickwinkel
replay-spectator = Zuschauer
replay-everything = Alles offen
replay-line = Zeitleiste
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-speed = Tempo: { $times }×
replay-times = { $times }×
replay-moment = Moment { $moment } von { $moments }
replay-round = Runde { $number }
replay-turn =
    { $number ->
        [0] Der Start
       *[other] Zug { $number }
    }
replay-story = Was bisher geschah
replay-copy = Link zu diesem Moment kopieren

## Der Beweis

proof-title = War der Zufall fair?
proof-how = Bevor sich jemand setzte, hat der Tisch eine geheime Zahl versiegelt und nur das Siegel gezeigt. Jedes Gerät hat eine eigene Zahl hinzugefügt. Alles, was gewürfelt und gemischt wird, folgt aus diesen Zahlen; aussuchen konnte es sich niemand. Jetzt ist das Geheimnis offen, und dein Gerät kann alles noch einmal ziehen und vergleichen.
proof-check = Dieses Spiel prüfen
proof-busy = Wird geprüft …
proof-download = Aufzeichnung herunterladen
proof-fair = Ja. Alles, was geprüft wurde, ist so, wie es gezogen wurde.
proof-unfair = Nein. Etwas ist nicht so, wie es gezogen wurde.
proof-broken = Diese Aufzeichnung lässt sich nicht lesen. Lade die Seite neu; hilft das nicht, prüfe sie ohne uns.
proof-verdict-well = Richtig:
proof-verdict-wrong = Falsch:
proof-verdict-unknown = Nicht bekannt:
proof-more =
    { $more ->
        [one] Und noch { $more } Stelle.
       *[other] Und noch { $more } Stellen.
    }
proof-seed =
    { $verdict ->
        [well] Die geheime Zahl ist die, deren Siegel dein Gerät vor dem Start gesehen hat.
        [wrong] Die geheime Zahl ist nicht die, deren Siegel dein Gerät vor dem Start gesehen hat.
       *[unknown] Dein Gerät kennt diesen Tisch erst seit dem Start und kann nicht sagen, ob die geheime Zahl ausgetauscht wurde. Wer von Anfang an dabei war, kann es.
    }
differ-seed = Versiegelt war { $noted }, die geöffnete Zahl ergibt aber { $promised }.
proof-contribution =
    { $verdict ->
        [wrong] Was dein Gerät hinzugefügt hat, wurde durch etwas anderes ersetzt.
       *[well] Was dein Gerät hinzugefügt hat, steht in der Aufzeichnung.
    }
differ-contribution = Hinzugefügt wurde { $contribution }, aufgezeichnet ist { $stored }.
proof-order =
    { $verdict ->
        [wrong] Die Aufzeichnung hat Lücken, oder ihre Zeit läuft rückwärts.
       *[well]
            { $entries ->
                [one] Die Aufzeichnung ist vollständig: { $entries } Eintrag, ohne Lücke.
               *[other] Die Aufzeichnung ist vollständig: { $entries } Einträge, ohne Lücke.
            }
    }
differ-order =
    { $entry ->
        [0] Die Zahl der Spieler passt nicht.
       *[other] Eintrag { $entry } passt nicht zu dem davor.
    }
proof-dice =
    { $verdict ->
        [wrong] Manche Würfel sind nicht so gefallen, wie sie gezogen wurden.
       *[well]
            { $rolls ->
                [one] Die Würfel von { $rolls } Wurf wurden noch einmal gezogen und sind dieselben.
               *[other] Die Würfel aller { $rolls } Würfe wurden noch einmal gezogen und sind dieselben.
            }
    }
differ-dice =
    { $turn ->
        [0] Der Start: Gezogen wurden { $drawn }, aufgezeichnet sind { $stored }.
       *[other] Zug { $turn }: Gezogen wurden { $drawn }, aufgezeichnet sind { $stored }.
    }
proof-deck =
    { $verdict ->
        [wrong] Der Stapel liegt nicht so, wie er gemischt wurde.
       *[well]
            { $cards ->
                [one] { $cards } Traumkarte wurde noch einmal gemischt und gedreht und liegt genauso.
               *[other] Alle { $cards } Traumkarten wurden noch einmal gemischt und gedreht und liegen genauso.
            }
    }
differ-deck = Die Reihenfolge oder die Seiten der Karten sind anders.
proof-dreamer =
    { $verdict ->
        [wrong] Jemand hat geträumt, der nicht an der Reihe war.
       *[well] Der erste Träumer wurde gezogen oder bestimmt, die anderen folgten der Reihe nach.
    }
differ-dreamer = Runde { $round }: Jemand anderes hätte träumen müssen.
proof-spirits =
    { $verdict ->
        [wrong] Manche Traumgeister wurden nicht so ausgeteilt, wie sie gezogen wurden.
       *[well]
            { $nights ->
                [one] Die Traumgeister von { $nights } Nacht wurden noch einmal ausgeteilt und sind dieselben.
               *[other] Die Traumgeister aller { $nights } Nächte wurden noch einmal ausgeteilt und sind dieselben.
            }
    }
differ-spirits = Nacht { $round }: Die Traumgeister sind andere.
proof-turned =
    { $verdict ->
        [wrong] Manche Karten kamen nicht so unter den Stapel, wie es gezogen wurde.
       *[well] Die Karten, die unter den Stapel kamen, wurden so gedreht, wie es gezogen wurde.
    }
differ-turned = Runde { $round }: Eine Karte liegt anders.
proof-elements =
    { $verdict ->
        [wrong] Manche Begriffe lagen nicht oben auf dem Stapel.
       *[well]
            { $elements ->
                [one] { $elements } Begriff wurde gezeigt, und er lag oben auf dem Stapel.
               *[other] Alle { $elements } gezeigten Begriffe lagen oben auf dem Stapel.
            }
    }
differ-elements = Karte { $card }: „{ $element }“ lag nicht oben.
proof-without-us = Ohne uns prüfen
proof-command = Glaub nicht einfach dieser Seite. Lade die Aufzeichnung herunter und prüfe sie mit dem Programm auf deinem eigenen Rechner oder mit einem, das du selbst schreibst; in der Dokumentation steht, wie alles gezogen wird.
proof-promised = Das Siegel
proof-seed-is = Die geheime Zahl
proof-added = Hinzugefügt für { $name }
