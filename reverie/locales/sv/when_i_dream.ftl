# When I Dream

## Nej: bordet

violation-number-of-players-is-not-allowed = Det går inte med { $players } spelare. When I Dream är för { $least } till { $most }.
violation-deck-cannot-be-played = Den här leken går inte att spela med ({ $problems }). Rätta den och försök igen.
violation-first-dreamer-has-no-seat = Den platsen finns inte vid ett bord för { $players }. Välj en annan första drömmare.
violation-deck-is-too-small = Den här leken har bara { $cards } kort. Ta en med minst { $least }.
violation-nothing-to-be-ready-for = Ingen väntar på det nu. Det är bara att spela vidare.
violation-ready-already = Du är redan redo. Vänta på de andra.

## Nej: natten

violation-only-spirits-may = Drömmaren får inte göra det. Överlåt det åt andarna.
violation-not-your-turn = Det är { $turn_of } som står på tur. Vänta på din tur.
violation-clue-is-empty = En ledtråd är ett ord. Skriv ett.
violation-clue-is-too-long = Den ledtråden har { $length } tecken. Använd högst { $most }.
violation-clue-is-several-words =
    En ledtråd är exakt ett ord{ $evidence ->
        [none] { "" }
       *[other] { " " }({ $evidence })
    }. Välj ett.
violation-clue-is-of-the-same-family =
    Den ledtråden hör till samma ordfamilj som elementet{ $evidence ->
        [none] { "" }
       *[other] { " " }({ $evidence })
    }. Välj ett annat ord.
violation-clue-sounds-like-the-element =
    Den ledtråden låter som elementet{ $evidence ->
        [none] { "" }
       *[other] { " " }({ $evidence })
    }. Välj ett annat ord.
violation-clue-is-a-translation =
    Den ledtråden är elementet på ett annat språk{ $evidence ->
        [none] { "" }
       *[other] { " " }({ $evidence })
    }. Välj ett annat ord.
violation-only-the-dreamer-may = Det får bara drömmaren göra, och det är { $dreamer }. Vänta på din egen dröm.
violation-guess-is-empty = En gissning är ett ord. Skriv ett, eller passa.
violation-guess-is-too-long = Den gissningen har { $length } tecken. Använd högst { $most }.
violation-turn-is-over = Den turen är över. Titta på kortet igen innan du fortsätter.
violation-sand-is-not-running = Timglaset rinner inte. Vänta på natten.
violation-card-has-left = Det kortet är redan borta. Inget är förlorat; fortsätt med nästa.
violation-clues-are-spoken = Vid det här bordet talar man. Säg det högt i stället.
violation-clues-are-typed = Vid det här bordet skriver man. Skriv det i stället.

## Nej: protester och röster

violation-clue-is-gone = Den ledtråden är borta. Protestera bara mot ledtrådar till elementet som visas.
violation-clue-was-challenged = Någon har redan protesterat mot den ledtråden. En gång räcker.
violation-no-such-challenge = Ingen röstar om den ledtråden. Det är bara att spela vidare.
violation-giver-does-not-judge = Den ledtråden är din egen. Låt de andra rösta.
violation-clue-vote-is-cast = Du har redan röstat om den ledtråden. Vänta på de andra.
violation-only-persons-vote = Bara människor bedömer gissningar. Överlåt det åt dem.
violation-guess-needs-no-vote = Det finns inget att rösta om för det kortet. Det är bara att spela vidare.
violation-guess-vote-is-cast = Du har redan röstat om den gissningen. Vänta på de andra.
violation-dreamer-is-guessing = En gissning pågår just nu. Vänta tills den är avgjord.
violation-no-guess-to-mark = Det finns ingen sådan gissning att bedöma nu. Vänta på nästa.
violation-mark-is-set = Du har redan bedömt den gissningen. Vänta på de andra.

## Nej: dagen

violation-it-is-not-the-retelling = Det är inte dags för det. Vänta på återberättandet.
violation-retelling-is-empty = Det finns inget att berätta än. Skriv några ord.
violation-retelling-is-too-long = Ditt återberättande skulle ha { $length } tecken. Håll dig till högst { $most }.
violation-tilt-vote-is-cast = Det har du redan sagt. Vänta på de andra.
violation-card-is-not-on-the-board = Det kortet spelades inte den här natten. Välj ett på spelplanen.

## Det som händer: bordet

fact-options =
    { $clues ->
        [spoken] Ledtrådarna sägs högt
       *[typed] Ledtrådarna skrivs
    }, och timglaset rinner i { $sand_seconds } sekunder.
sight-table-laid = Bordet är dukat för { $players } spelare.
sight-spirits-dealt =
    { $spirit ->
        [none] Omgång { $round }: { $dreamer } är drömmare.
       *[other] Omgång { $round }: { $dreamer } är drömmare. Du är { $spirit }.
    }
sight-ready = { $seat } är redo.

## Det som händer: natten

sight-mask-put-on = Ögonmasken är på, och timglaset rinner.
sight-card-shown =
    { $element ->
        [none] Ett nytt kort ligger överst.
       *[other] Ett nytt kort ligger överst: ”{ $element }”.
    }
sight-turn-came = { $seat } står på tur.
sight-clue-heard =
    { $word ->
        [none] { $seat } har sagt en ledtråd högt.
       *[other] { $seat } ger ledtråden ”{ $word }”{ $doubt ->
            [none] .
           *[other] . Domaren tvekar: { $doubt }.
        }
    }
sight-turn-passed =
    { $slow ->
        [yes] { $seat } tog för lång tid på sig och blir överhoppad.
       *[no] { $seat } passar.
    }
sight-clue-was-stopped = Ledtråden ”{ $word }” från { $seat } är felaktig: { $fault }.
sight-challenged = { $by } protesterar mot en ledtråd. De andra andarna röstar.
sight-clue-voted =
    { $improper ->
        [yes] { $seat } tycker att ledtråden är felaktig.
       *[no] { $seat } godkänner ledtråden.
    }
sight-challenge-over =
    { $upheld ->
        [yes] Protesten går igenom: ledtråden är felaktig.
       *[no] Protesten faller: ledtråden gäller.
    }
sight-penalty-given = { $seat } tar kortet som straffkort.
sight-card-left =
    { $side ->
        [none] Kortet är borta.
       *[other] { $guess ->
            [none] Kortet ligger nu { $side }.
           *[other] Drömmaren gissar ”{ $guess }”. Kortet ligger nu { $side }.
        }
    }
sight-guess-spoken = Drömmaren gissar högt.
sight-guess-heard =
    { $right ->
        [yes] { $seat } bedömer gissningen som rätt.
       *[no] { $seat } bedömer gissningen som fel.
    }
sight-no-guess-heard = Det kom ingen gissning. Kortet ligger kvar.
sight-close-guess-voted =
    { $right ->
        [yes] { $seat } godkänner den nästan rätta gissningen.
       *[no] { $seat } underkänner den nästan rätta gissningen.
    }
sight-close-guess-over =
    { $right ->
        [yes] Den nästan rätta gissningen räknas som rätt.
       *[no] Den nästan rätta gissningen räknas som fel.
    }
sight-sand-gone =
    { $until ->
        [none] Timglaset har runnit ut.
       *[other] Timglaset har runnit ut. Drömmaren har ett sista svar.
    }
sight-card-stayed = Det kom inget sista svar. Kortet ligger kvar överst i leken.

## Det som händer: dagen

sight-day-broke = Dagen gryr. Drömmaren återberättar drömmen.
sight-dream-heard = Drömmaren berättar: ”{ $text }”
sight-tilt-voted =
    { $tilted ->
        [yes] { $seat } säger att ett kort nämndes.
       *[no] { $seat } säger att ett kort inte nämndes.
    }
sight-mask-off =
    Ögonmasken är av. Gula kort: { $yellow }, blå: { $blue }. { $remembered ->
        [yes] Drömmaren mindes alla gula kort.
       *[no] { $yellow ->
            [0] Det fanns inget att minnas.
           *[other] Drömmaren mindes inte allt.
        }
    } Andar: { $spirits }. Poäng: { $points }.
sight-board-cleared = Omgång { $round } är slut, och spelplanen är tömd.
sight-over = Alla har drömt. Spelet är slut.
fact-result = Poäng: { $points }. Seger: { $winners }.

## Andar och sidor

spirit-Fairy = fe
spirit-Boogeyman = monster
spirit-Sandman = sandman

spirits-Fairy = { spirit-Fairy }
spirits-Boogeyman = { spirit-Boogeyman }
spirits-Sandman = { spirit-Sandman }

side-yellow = på den gula sidan
side-blue = på den blå sidan
side-beside = bredvid spelplanen

## Vad en domare säger om en ledtråd

fault-several-words = mer än ett ord
fault-family = samma ordfamilj som elementet
fault-sound = den låter som elementet
fault-translation = elementet på ett annat språk

doubt-family = kanske samma ordfamilj som elementet
doubt-sound = den låter kanske som elementet
doubt-translation = kanske elementet på ett annat språk
doubt-foreign = kanske ett ord på ett annat språk
doubt-not-a-word = kanske inget ord
