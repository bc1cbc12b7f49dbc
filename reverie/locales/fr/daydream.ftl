# Daydream

## Refus

violation-number-of-players-is-not-allowed = À { $players }, ce n’est pas possible. Daydream se joue de { $least } à { $most } joueurs.
violation-tableau-cannot-be-played = Ce tableau n’est pas jouable ({ $problems }). Corrige le fichier ou prends le nôtre.
violation-nothing-is-skipped-at-the-start = Au départ, aucun dé n’est sauté. Inscris les deux nombres.
violation-no-leaf-is-used-at-the-start = Au départ, aucune feuille ne sert. Inscris les deux nombres tels quels.
violation-turn-is-not-on = Ce n’est pas le tour { $turn }. Joue le tour { $now }.
violation-no-such-cloud = Il n’y a pas de nuage { $cloud } ici. Choisis-en un dans la grille.
violation-die-is-used =
    Le { $die ->
        [0] premier
       *[other] second
    } dé a déjà servi. Prends l’autre ou valide le tour.
violation-cloud-is-filled = Le nuage { $cloud } est rempli. Choisis-en un vide.
violation-cloud-must-touch-a-filled-one = Le nuage { $cloud } ne touche aucun nombre. Choisis-en un à côté d’un nuage rempli.
violation-dice-are-left = Il reste un dé. Utilise-le avant de valider le tour.
violation-only-one-die-may-be-skipped = Tu as déjà sauté un dé. Inscris l’autre.
violation-leaves-are-missing =
    { $needed ->
        [one] Il faut { $needed } feuille entourée
       *[other] Il faut { $needed } feuilles entourées
    } et tu en as { $circled }. Modifie moins le dé.
violation-number-is-out-of-range = { $number }, ce n’est pas possible. Reste entre 0 et 9.
violation-last-cloud-takes-one-die = Il ne reste qu’un nuage vide. Inscris-y l’un des deux nombres au lieu de sauter un dé.
violation-no-such-row = Il n’y a pas de rangée { $row } ici. Nomme une rangée par son premier et son dernier nuage.
violation-row-is-not-full = La rangée { $row } n’est pas pleine. Remplis d’abord tous ses nuages.
violation-row-is-settled = La rangée { $row } est déjà résolue. Continue ton tour.
violation-rows-must-be-settled = Des rangées sont pleines. Résous-les d’abord : { $rows }.
violation-bonus-must-be-taken = Tu as gagné un bonus. Prends-le d’abord, trait ou feuille.
violation-no-bonus-is-due = Aucun bonus ne t’attend. Termine d’abord un objet avec un symbole bonus.
violation-bonus-is-gone = Ce bonus est épuisé ({ $bonus }). Prends l’autre.
violation-turn-is-sealed = Tu as déjà validé le tour { $turn }. Attends le prochain lancer.
violation-too-many-steps = { $steps } étapes, c’est trop pour un tour. Fais-en { $most } au plus.

## Ce qui se passe

sight-tableaux-folded =
    { $players ->
        [one] Le tableau est plié pour { $players } joueur.
       *[other] Les tableaux sont pliés pour { $players } joueurs.
    }
sight-rolled =
    { $turn ->
        [0] Départ : les dés montrent { $dice }.
       *[other] Tour { $turn } : les dés montrent { $dice }.
    }
sight-sealed = { $seat } a validé son tour.
sight-time-is-up = Le temps est écoulé. Un bot joue ce tour pour { $seats }.
sight-opened =
    { $turn ->
        [0] Le départ est joué. Voici ce qui a été dessiné.
       *[other] Le tour { $turn } est fini. Voici ce qui a été dessiné.
    }
sight-rewarded =
    { $points ->
        [one] Groupe rempli : { $frame }. { $points } point pour { $seats }.
       *[other] Groupe rempli : { $frame }. { $points } points pour { $seats }.
    }
sight-ended = La partie est finie.

## Ce que le crayon dessine

fact-options = Pliage : { $fold }. Dés : { $dice }.
fact-number-written =
    { $leaves ->
        [0] Le nuage { $cloud } contient { $number }.
        [one] Le nuage { $cloud } contient { $number }, grâce à { $leaves } feuille.
       *[other] Le nuage { $cloud } contient { $number }, grâce à { $leaves } feuilles.
    }
fact-die-skipped =
    { $die ->
        [0] Premier
       *[other] Second
    } dé sauté : { $leaf ->
        [yes] { $thorn ->
            [yes] une feuille est entourée et une épine dessinée.
           *[no] une feuille est entourée.
        }
       *[no] { $thorn ->
            [yes] plus de feuille libre, et une épine est dessinée.
           *[no] plus de feuille libre.
        }
    }
fact-star-lines-drawn =
    { $lines ->
        [one] La constellation gagne { $lines } trait.
       *[other] La constellation gagne { $lines } traits.
    }
fact-moon-filled =
    { $points ->
        [0] La lune suivante contient { $number }.
        [one] La lune suivante contient { $number }, comme celle du dessus : { $points } point.
       *[other] La lune suivante contient { $number }, comme celle du dessus : { $points } points.
    }
fact-frame-filled =
    { $points ->
        [one] Groupe rempli : { $frame }. { $points } point.
       *[other] Groupe rempli : { $frame }. { $points } points.
    }
fact-rewards-crossed-out = Les récompenses de { $points } qui ne sont pas entourées sont barrées.
fact-row-settled = Rangée { $row } : { $mark }.
fact-line-drawn =
    { $finished ->
        [yes] Objet terminé : { $item }.
       *[no] Trait tracé : { $item }.
    }
fact-bonus-circled =
    { $leaf ->
        [yes] Bonus : une feuille est entourée.
       *[no] Bonus : { $bonus }.
    }
fact-result = Points : { $points }. Victoire : { $winners }.

## Pliages et titres

fold-A = Matin calme
fold-D = Pause café
fold-AD = Nuit d’hiver
fold-DA = Nuit d’été
fold-BC = Sous les étoiles
fold-ABC = Chanson du soir
fold-EF = Au clair de lune
fold-DEF = Rêves intenses

level-1 = en douceur
level-2 = exigeant
level-3 = un vrai défi

title-A-1 = Sommeil agité
title-A-2 = Réveil en douceur
title-A-3 = Détente totale
title-A-4 = État méditatif
title-D-1 = Café froid
title-D-2 = Café latte
title-D-3 = Cappuccino
title-D-4 = Expresso
title-AD-1 = Flou
title-AD-2 = Bien net
title-AD-3 = Parfaitement saisi
title-AD-4 = Immortalisé
title-DA-1 = Flou
title-DA-2 = Bien net
title-DA-3 = Parfaitement saisi
title-DA-4 = Immortalisé
title-BC-1 = Averse
title-BC-2 = Ciel bleu
title-BC-3 = Nuit étoilée
title-BC-4 = Pluie de comètes
title-ABC-1 = Fausse note
title-ABC-2 = À l’unisson
title-ABC-3 = Mélodie envoûtante
title-ABC-4 = Concert magnifique
title-EF-1 = Au-dessus des nuages
title-EF-2 = Atmosphère terrestre
title-EF-3 = Mise en orbite
title-EF-4 = Alunissage
title-DEF-1 = Page blanche
title-DEF-2 = Taches de couleur
title-DEF-3 = Peinture abstraite
title-DEF-4 = Chef-d’œuvre

## Objets

item-mug = tasse
item-candle = bougie
item-storybook = livre de contes
item-heart-stone = galet en cœur
item-postcard = carte postale
item-alarm-clock = réveil
item-seashell = coquillage
item-snow-globe = boule à neige
item-pocket-radio = radio de poche
item-acorn = gland
item-paper-crane = grue en papier
item-tea-tin = boîte à thé
item-music-box = boîte à musique
item-vase = vase
item-toy-boat = petit bateau
item-globe = globe terrestre
item-inkwell = encrier
item-feather = plume
item-telescope = télescope
item-dice-cup = gobelet à dés
item-robot = robot
item-fox-mask = masque de renard
item-map-tube = tube à cartes
item-rocket = fusée
item-star-jar = bocal d’étoiles
item-compass = boussole
item-comet-kite = cerf-volant comète
item-binoculars = jumelles
item-cassette = cassette
item-owl = hibou
item-planetarium = planétarium
item-spoon = cuillère
item-biscuit = biscuit
item-coffee-pot = cafetière
item-sugar-bowl = sucrier
item-key = clé
item-cactus = cactus
item-bell = cloche
item-ticket-stub = billet d’entrée
item-lantern = lanterne
item-button-jar = bocal de boutons
item-matchbox = boîte d’allumettes
item-lucky-cat = chat porte-bonheur
item-hourglass = sablier
item-bow-tie = nœud papillon
item-thimble = dé à coudre
item-kettle = bouilloire
item-ukulele = ukulélé
item-moon-lamp = lampe lune
item-paintbrush = pinceau
item-paint-tube = tube de peinture
item-eraser = gomme
item-palette = palette
item-bookmark = marque-page
item-jigsaw-piece = pièce de puzzle
item-yarn-ball = pelote de laine
item-marionette = marionnette
item-easel = chevalet
item-perfume = parfum
item-cloverleaf = trèfle
item-carnival-mask = masque de carnaval
item-ring-box = écrin à bague
item-gramophone = gramophone
item-nightcap = bonnet de nuit

## Cadres, symboles et bonus

frame-square = cadres carrés
frame-oval = cadres ovales
frame-arched = cadres en arche

mark-pity = dommage
mark-super = super
mark-perfect = parfait

bonus-line = un trait de plus
bonus-leaf = une feuille

## Points

score-items =
    { $points ->
        [one] Objets : { $points } point
       *[other] Objets : { $points } points
    }
score-stars =
    { $points ->
        [one] Étoiles : { $points } point
       *[other] Étoiles : { $points } points
    }
score-moons =
    { $points ->
        [one] Lunes : { $points } point
       *[other] Lunes : { $points } points
    }
score-polaroids =
    { $points ->
        [one] Polaroids : { $points } point
       *[other] Polaroids : { $points } points
    }
score-notes =
    { $points ->
        [one] Notes : { $points } point
       *[other] Notes : { $points } points
    }
score-frames =
    { $points ->
        [one] Cadres : { $points } point
       *[other] Cadres : { $points } points
    }
score-thorns =
    { $points ->
        [one] Épines : { $points } point
       *[other] Épines : { $points } points
    }

## En solo dans le terminal

solo-welcome =
    Daydream : deux dés, une grille de nuages et une étagère d’objets à tracer.
    Remplis des rangées de nombres tous différents, et prends ton temps.
solo-which-fold = Quel pliage veux-tu ?
solo-no-such-fold = Ce pliage n’existe pas. Choisis parmi : { $folds }.
# Ce qui se tape (x b3, skip, settle, line, leaf, undo, seal, help, quit) ne se traduit jamais.
solo-help =
    Ce que tu peux taper :
      x b3      inscrire le premier dé (x) dans le nuage b3 ; le second est y
      x+1 b3    remplir une feuille pour inscrire 1 de plus ; x-1 b3, 1 de moins
      skip y    sauter un dé : une feuille entourée, une épine dessinée
      a1-d1     résoudre une rangée pleine, nommée par ses deux extrémités
      settle    résoudre la prochaine rangée pleine
      line      bonus : un trait de plus jusqu’au prochain soleil
      leaf      bonus : entourer une feuille
      undo      annuler la dernière étape
      seal      valider le tour ; la touche Entrée fait de même
      help      revoir ceci
      quit      quitter la partie
    Ce que veulent dire les signes :
      nuages                  o vide, * avec étoile, ) avec lune
      shelf (étagère)         . point, * soleil, @ tracé ; + apporte un bonus
      leaves (feuilles)       @ remplie, o entourée, . libre
      stars (constellation)   - trait tracé, # étoile entourée
      thorns (épines)         ^
solo-turn =
    { $turn ->
        [0] Départ :  { $dice }
       *[other] Tour { $turn } :  { $dice }
    }
solo-write = Inscris un dé dans un nuage, par exemple : x b3
solo-settle = Rangées pleines : { $rows }. Tape l’une d’elles, ou settle.
solo-take-bonus = Tu as gagné un bonus. Tape l’un de ces mots : { $bonuses }
solo-nothing-to-settle = Aucune rangée n’est pleine. Inscris d’abord un dé.
solo-seal = Ton tour est complet. Valide-le avec Entrée, ou tape undo.
solo-not-understood = « { $words } » ne me dit rien. Tape help pour voir ce qui marche.
solo-refused = { $sentence } (règle { $rule })
solo-total =
    { $points ->
        [one] Ta rêverie vaut { $points } point.
       *[other] Ta rêverie vaut { $points } points.
    }
solo-title = Ton titre : « { $title } » ({ $band } sur 4).
solo-chance = Pour rejouer avec les mêmes dés : --seed { $seed }
solo-goodbye = Au revoir, et fais de beaux rêves.
