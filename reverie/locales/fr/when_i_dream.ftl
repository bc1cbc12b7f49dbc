# When I Dream

## Refus : la table

violation-number-of-players-is-not-allowed = À { $players }, ce n’est pas possible. When I Dream se joue de { $least } à { $most } joueurs.
violation-deck-cannot-be-played = Ce jeu de cartes ne peut pas servir ({ $problems }). Corrige-le et réessaie.
violation-first-dreamer-has-no-seat = Cette place n’existe pas à une table de { $players }. Choisis un autre premier Rêveur.
violation-deck-is-too-small =
    { $cards ->
        [one] Ce jeu de cartes n’a que { $cards } carte.
       *[other] Ce jeu de cartes n’a que { $cards } cartes.
    } Prends-en un d’au moins { $least }.
violation-nothing-to-be-ready-for = Personne n’attend cela pour l’instant. Continue à jouer.
violation-ready-already = Tu as déjà donné ton feu vert. Attends les autres.

## Refus : la Nuit

violation-only-spirits-may = Le Rêveur ne peut pas faire cela. Laisse faire les esprits du rêve.
violation-not-your-turn = C’est à { $turn_of } de jouer. Attends ton tour.
violation-clue-is-empty = Un indice est un mot. Écris-en un.
violation-clue-is-too-long = Cet indice a { $length } caractères. Tiens-t’en à { $most }.
violation-clue-is-several-words =
    Un indice est un seul mot{ $evidence ->
        [none] { "" }
       *[other] { " " }({ $evidence })
    }. Choisis-en un.
violation-clue-is-of-the-same-family =
    Cet indice est de la même famille que le mot à deviner{ $evidence ->
        [none] { "" }
       *[other] { " " }({ $evidence })
    }. Choisis un autre mot.
violation-clue-sounds-like-the-element =
    Cet indice sonne comme le mot à deviner{ $evidence ->
        [none] { "" }
       *[other] { " " }({ $evidence })
    }. Choisis un autre mot.
violation-clue-is-a-translation =
    Cet indice est le mot à deviner dans une autre langue{ $evidence ->
        [none] { "" }
       *[other] { " " }({ $evidence })
    }. Choisis un autre mot.
violation-only-the-dreamer-may = Seul le Rêveur peut faire cela : c’est { $dreamer }. Attends ton propre rêve.
violation-guess-is-empty = Une réponse est un mot. Écris-en un, ou passe.
violation-guess-is-too-long = Cette réponse a { $length } caractères. Tiens-t’en à { $most }.
violation-turn-is-over = Ce tour est passé. Regarde encore la carte avant de continuer.
violation-sand-is-not-running = Le sablier ne coule pas. Attends la Nuit.
violation-card-has-left = Cette carte est déjà partie. Rien n’est perdu ; continue avec la suivante.
violation-clues-are-spoken = À cette table, on parle. Dis-le à voix haute.
violation-clues-are-typed = À cette table, on écrit. Tape-le au clavier.

## Refus : contestations et votes

violation-clue-is-gone = Cet indice n’est plus là. Ne conteste que les indices du mot en cours.
violation-clue-was-challenged = Cet indice a déjà été contesté. Une fois suffit.
violation-no-such-challenge = Personne ne vote sur cet indice. Continue à jouer.
violation-giver-does-not-judge = Cet indice est de toi. Laisse voter les autres.
violation-clue-vote-is-cast = Tu as déjà voté sur cet indice. Attends les autres.
violation-only-persons-vote = Seuls les humains jugent les réponses. Laisse-les faire.
violation-guess-needs-no-vote = Il n’y a pas de vote pour cette carte. Continue à jouer.
violation-guess-vote-is-cast = Tu as déjà voté sur cette réponse. Attends les autres.
violation-dreamer-is-guessing = Une réponse est en cours. Attends qu’elle soit jugée.
violation-no-guess-to-mark = Il n’y a pas de réponse à juger pour l’instant. Attends la prochaine.
violation-mark-is-set = Tu as déjà jugé cette réponse. Attends les autres.

## Refus : le Jour

violation-it-is-not-the-retelling = Ce n’est pas le moment. Attends la Narration.
violation-retelling-is-empty = Il n’y a encore rien à raconter. Écris quelques mots.
violation-retelling-is-too-long = Ta Narration aurait { $length } caractères. Tiens-t’en à { $most }.
violation-tilt-vote-is-cast = Tu l’as déjà dit. Attends les autres.
violation-card-is-not-on-the-board = Cette carte n’a pas été jouée cette Nuit. Choisis-en une sur le plateau.

## Ce qui se passe : la table

fact-options =
    { $clues ->
        [spoken] Les indices se disent à voix haute
       *[typed] Les indices s’écrivent
    }, et le sablier coule pendant { $sand_seconds } secondes.
sight-table-laid =
    { $players ->
        [one] La table est mise pour { $players } joueur.
       *[other] La table est mise pour { $players } joueurs.
    }
sight-spirits-dealt =
    { $spirit ->
        [none] Manche { $round } : le Rêveur est { $dreamer }.
       *[other] Manche { $round } : le Rêveur est { $dreamer }. Ton rôle : { $spirit }.
    }
sight-ready = { $seat } donne son feu vert.

## Ce qui se passe : la Nuit

sight-mask-put-on = Le masque est mis et le sablier coule.
sight-card-shown =
    { $element ->
        [none] Une nouvelle carte est en jeu.
       *[other] Une nouvelle carte est en jeu : « { $element } ».
    }
sight-turn-came = C’est à { $seat } de jouer.
sight-clue-heard =
    { $word ->
        [none] { $seat } a dit un indice à voix haute.
       *[other] { $seat } donne l’indice « { $word } »{ $doubt ->
            [none] .
           *[other] . L’arbitre a un doute : { $doubt }.
        }
    }
sight-turn-passed =
    { $slow ->
        [yes] { $seat } a trop tardé et perd son tour.
       *[no] { $seat } passe.
    }
sight-clue-was-stopped = L’indice « { $word } » donné par { $seat } est interdit : { $fault }.
sight-challenged = { $by } conteste un indice. Les autres esprits du rêve votent.
sight-clue-voted =
    { $improper ->
        [yes] { $seat } juge l’indice interdit.
       *[no] { $seat } juge l’indice correct.
    }
sight-challenge-over =
    { $upheld ->
        [yes] La contestation aboutit : l’indice est interdit.
       *[no] La contestation échoue : l’indice reste valable.
    }
sight-penalty-given = { $seat } prend la carte comme pénalité.
sight-card-left =
    { $side ->
        [none] La carte est partie.
       *[other] { $guess ->
            [none] La carte est maintenant { $side }.
           *[other] Le Rêveur répond « { $guess } ». La carte est maintenant { $side }.
        }
    }
sight-guess-spoken = Le Rêveur donne sa réponse à voix haute.
sight-guess-heard =
    { $right ->
        [yes] { $seat } juge la réponse juste.
       *[no] { $seat } juge la réponse fausse.
    }
sight-no-guess-heard = Il n’y a pas eu de réponse. La carte reste.
sight-close-guess-voted =
    { $right ->
        [yes] { $seat } accepte la réponse presque juste.
       *[no] { $seat } n’accepte pas la réponse presque juste.
    }
sight-close-guess-over =
    { $right ->
        [yes] La réponse presque juste est acceptée.
       *[no] La réponse presque juste est refusée.
    }
sight-sand-gone =
    { $until ->
        [none] Le sablier est vide.
       *[other] Le sablier est vide. Le Rêveur a droit à une dernière réponse.
    }
sight-card-stayed = Il n’y a pas eu de dernière réponse. La carte reste sur la pioche.

## Ce qui se passe : le Jour

sight-day-broke = Le Jour se lève. Le Rêveur raconte son rêve.
sight-dream-heard = Le Rêveur raconte : « { $text } »
sight-tilt-voted =
    { $tilted ->
        [yes] { $seat } dit qu’une carte a été nommée.
       *[no] { $seat } dit qu’une carte n’a pas été nommée.
    }
sight-mask-off =
    Le masque est retiré : Jaune { $yellow }, Bleu { $blue }. { $remembered ->
        [yes] Le Rêveur s’est souvenu de toutes les cartes du côté Jaune.
       *[no] { $yellow ->
            [0] Il n’y avait rien à retenir.
           *[other] Le Rêveur ne s’est pas souvenu de tout.
        }
    } Rôles : { $spirits }. Points : { $points }.
sight-board-cleared = La manche { $round } est finie et le plateau est vide.
sight-over = Tout le monde a rêvé. La partie est finie.
fact-result = Points : { $points }. Victoire : { $winners }.

## Esprits du rêve et côtés

spirit-Fairy = Fée
spirit-Boogeyman = Croque-Mitaine
spirit-Sandman = Marchand de Sable

spirits-Fairy = { spirit-Fairy }
spirits-Boogeyman = { spirit-Boogeyman }
spirits-Sandman = { spirit-Sandman }

side-yellow = du côté Jaune
side-blue = du côté Bleu
side-beside = à côté du plateau

## Ce que l’arbitre dit d’un indice

fault-several-words = plus d’un mot
fault-family = de la même famille que le mot à deviner
fault-sound = il sonne comme le mot à deviner
fault-translation = le mot à deviner dans une autre langue

doubt-family = peut-être de la même famille que le mot à deviner
doubt-sound = il sonne peut-être comme le mot à deviner
doubt-translation = peut-être le mot à deviner dans une autre langue
doubt-foreign = peut-être un mot d’une autre langue
doubt-not-a-word = peut-être pas un mot
