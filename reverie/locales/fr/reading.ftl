# Ce qui se lit : les livrets de règles et leurs images, une partie terminée que l’on revoit, la preuve de son hasard.

## Le livret de règles

reading-title = Règles de { $game }
reading-language = Langue
reading-print = Imprimer
reading-search = Chercher dans les règles
reading-found =
    { $rules ->
        [0] Aucune règle n’en parle. Essaie un autre mot.
        [one] { $rules } règle
       *[other] { $rules } règles
    }
reading-contents = Sommaire
reading-copy = Copier le lien
reading-copied = Le lien est copié.
reading-not-copied = Le lien n’a pas pu être copié. Prends-le dans la barre d’adresse.

## Images de Daydream

picture-daydream-1-2 = Huit petits dépliants : A, D, A D, D A, B C, E F, A B C et D E F.
figure-daydream-1-2 = Les huit pliages. Avec un volet, c’est le plus facile ; avec trois, le plus difficile.
picture-daydream-1-3 = Un livre à quatre repères et une fusée à six : des soleils et des points en alternance, reliés par un chemin en pointillé. Sur le livre, le premier trait est tracé, d’un soleil à un point.
figure-daydream-1-3 = Chaque contour commence à un soleil ; puis points et soleils alternent, jusqu’au retour au départ.
picture-daydream-3-2 = Un 5 au milieu de la grille. Les nuages au-dessus, au-dessous, à gauche et à droite sont ouverts, les autres non. Un pli passe entre le 5 et le nuage à sa droite.
figure-daydream-3-2 = Le 5 ouvre ses quatre voisins. Un pli entre deux volets ne gêne pas.
picture-daydream-3-3 = Deux dés. Le 4 est inscrit dans un nuage. Le 7 est barré, et une feuille est entourée.
figure-daydream-3-3 = Le 4 est inscrit ; le 7 est sauté pour une feuille.
picture-daydream-3-5 = Un 4 et une feuille remplie donnent un 5. Un 7 et deux feuilles remplies donnent un 5.
figure-daydream-3-5 = Une feuille : un pas. Deux feuilles : deux pas, dans le même sens.
picture-daydream-4-1 = Une rangée avec 4, 2 et 4. Son point et son soleil sont barrés, et rien n’est tracé sur la fusée.
figure-daydream-4-1 = Dommage : le 4 y est deux fois, donc aucun trait.
picture-daydream-4-2 = Une rangée avec 4, 1 et 6. Son point est entouré, et trois des six traits de la fusée sont tracés.
figure-daydream-4-2 = Super : trois nuages, trois traits, chacun jusqu’au repère suivant.
picture-daydream-4-3 = Une rangée avec 4, 5 et 6. Son soleil est entouré, et les six traits de la fusée sont tracés.
figure-daydream-4-3 = Parfait : trois nuages, trois traits, chacun jusqu’au soleil suivant. La fusée est terminée.
picture-daydream-4-7 = Une tasse terminée avec un cadeau, son symbole bonus. Une flèche mène à un trait entre deux soleils d’un livre, une autre à une feuille entourée.
figure-daydream-4-7 = Le bonus est un trait jusqu’au soleil suivant, ou une feuille. À toi de choisir.
picture-daydream-6-1 = Un 7 barré apporte une feuille entourée et une épine.
figure-daydream-6-1 = En solo, chaque dé sauté apporte une feuille et une épine.
picture-daydream-7-1 = Un nuage à étoile avec un 4. Sur le chemin en pointillé, quatre traits partent d’en bas à droite, et les deux étoiles qu’ils atteignent sont entourées.
figure-daydream-7-1 = Un 4 dans un nuage à étoile donne quatre traits. Deux étoiles sont atteintes : 2 points.
picture-daydream-7-2 = Un nuage à lune avec un 6, et une chaîne de quatre lunes : 2, 2, 6 et une vide. Les deux 2 sont reliés, et le 1 à côté d’eux est entouré.
figure-daydream-7-2 = Le 6 va dans la première lune vide. Les deux 2 sont égaux : 1 point.
picture-daydream-7-3 = Trois Polaroids sur un fil, chacun au-dessus de son nuage. Un nuage à étoile avec 6 et un nuage à lune avec 1 ont donné leurs nombres aux Polaroids ; celui du nuage vide est vide.
figure-daydream-7-3 = Chaque Polaroid recopie le nombre de son nuage.
picture-daydream-7-6 = Une note simple entre deux 3, tête remplie. Une note double entre trois 5, deux têtes remplies. Une note double entre 8, 2 et 8, une tête remplie.
figure-daydream-7-6 = Deux égaux : une tête. Les trois égaux : deux têtes. Deux sur trois : une tête.
picture-daydream-7-7 = Cadres carrés, tous deux pleins : le 5 est entouré. Cadres ovales, tous deux pleins : le 5 est barré et le 2 entouré. Cadres en arche, l’un encore vide : rien n’est entouré.
figure-daydream-7-7 = Les carrés remplis en premier : 5 points. Les ovales en deuxième : 2. Il manque encore un nuage aux arches.

## Images de When I Dream

figure-fairy = Fée
figure-boogeyman = Croque-Mitaine
figure-sandman = Marchand de Sable
figure-word-clue = vent
figure-word-right = cerf-volant
figure-word-wrong = oiseau
figure-word-improper = cerfs-volants
picture-when-i-dream-1-2 = Un Lit avec une carte. La Tête de lit en cache une moitié, l’autre montre un cerf-volant. Le côté Jaune avec un soleil est à gauche, le côté Bleu avec une lune à droite.
figure-when-i-dream-1-2 = Le mot est sur la moitié visible : le cerf-volant. De part et d’autre du Lit, le côté Jaune du soleil et le côté Bleu de la lune.
picture-when-i-dream-2-2 = Une Fée avec un soleil, un Croque-Mitaine avec une lune, un Marchand de Sable avec un soleil égal à une lune.
figure-when-i-dream-2-2 = Les Fées aiment les réponses justes, les Croque-Mitaines les fausses, les Marchands de Sable autant des deux.
picture-when-i-dream-3-1 = Cinq coussins autour du Lit. Le Rêveur au masque est en haut ; des flèches mènent d’esprit en esprit dans le sens des aiguilles d’une montre. Le premier dit : vent.
figure-when-i-dream-3-1 = L’esprit à gauche du Rêveur commence, puis le tour continue : un mot chacun.
picture-when-i-dream-3-6 = La carte du cerf-volant. Avec la réponse « cerf-volant », elle va au soleil, avec la réponse « oiseau », à la lune.
figure-when-i-dream-3-6 = Réponse juste : le côté Jaune du soleil. Réponse fausse : le côté Bleu de la lune.
picture-when-i-dream-3-8 = Le Rêveur au Lit, le masque sur les yeux. À la place des deux côtés, il n’y a que des points d’interrogation.
figure-when-i-dream-3-8 = Quelle que soit la réponse, le Rêveur voit et entend toujours la même chose.
picture-when-i-dream-3-12 = Un esprit dit « cerfs-volants » pour le cerf-volant ; le mot est barré, et la carte déchirée va à cet esprit : moins 1.
figure-when-i-dream-3-12 = Le mot « cerfs-volants » est de la famille du cerf-volant. La carte devient une pénalité pour qui l’a dit.
picture-when-i-dream-4-3 = Trois cartes du côté Jaune. Le cerf-volant et le champignon sont inclinés et cochés ; la baleine est droite.
figure-when-i-dream-4-3 = Le cerf-volant et le champignon ont été nommés, la baleine a été oubliée.
picture-when-i-dream-5-2 = Trois cartes du côté Jaune, deux du côté Bleu. La Fée gagne 3, le Croque-Mitaine 2.
figure-when-i-dream-5-2 = Trois du côté Jaune : 3 points pour chaque Fée. Deux du côté Bleu : 2 pour chaque Croque-Mitaine.
picture-when-i-dream-5-3 = Trois cartes inclinées du côté Jaune. Le Rêveur gagne 3, et 2 de plus.
figure-when-i-dream-5-3 = Trois cartes, toutes nommées : 3 points et 2 de plus.
picture-when-i-dream-5-4 = Un Marchand de Sable et trois exemples : 3 à 3 donne 3 plus 2, 3 à 2 donne 3, 4 à 2 donne 2.
figure-when-i-dream-5-4 = Autant des deux : ce nombre et 2 de plus. Une carte d’écart : le plus grand. Davantage : le plus petit.
picture-when-i-dream-5-5 = Le premier exemple : la Fée gagne 3, le Rêveur 5, le Croque-Mitaine 2, le Marchand de Sable 3.
figure-when-i-dream-5-5 = Trois à deux, et toutes les trois ont été nommées.

## Revoir la partie

replay-title = Revoir la table { $table }
replay-early = La partie n’est pas encore finie
replay-early-why = Quand elle le sera, tu pourras la revoir ici, coup par coup.
replay-to-table = Aller à la table
replay-eye = Point de vue
replay-spectator = Spectateur
replay-everything = Tout voir
replay-line = Ligne du temps
replay-play = Lecture
replay-pause = Pause
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-speed = Vitesse : { $times }×
replay-times = { $times }×
replay-moment = Moment { $moment } sur { $moments }
replay-round = Manche { $number }
replay-turn =
    { $number ->
        [0] Départ
       *[other] Tour { $number }
    }
replay-story = Ce qui s’est passé jusqu’ici
replay-copy = Copier un lien vers ce moment

## La preuve

proof-title = Le hasard était-il honnête ?
proof-how = Avant que quiconque prenne place, la table a scellé un nombre secret et n’en a montré que le sceau. Chaque appareil a ajouté son propre nombre. Tous les lancers et tous les mélanges découlent de ces nombres : personne n’a pu les choisir. Maintenant que le secret est dévoilé, ton appareil peut refaire tous les tirages et comparer.
proof-check = Vérifier cette partie
proof-busy = Vérification…
proof-download = Télécharger la partie
proof-fair = Oui. Tout ce qui a été vérifié correspond au tirage.
proof-unfair = Non. Quelque chose ne correspond pas au tirage.
proof-broken = Cet enregistrement est illisible. Recharge la page ; si cela ne suffit pas, vérifie-le sans nous.
proof-verdict-well = Juste :
proof-verdict-wrong = Faux :
proof-verdict-unknown = Inconnu :
proof-more =
    { $more ->
        [one] Et { $more } autre.
       *[other] Et { $more } autres.
    }
proof-seed =
    { $verdict ->
        [well] Le nombre secret est bien celui dont ton appareil a vu le sceau avant le début.
        [wrong] Le nombre secret n’est pas celui dont ton appareil a vu le sceau avant le début.
       *[unknown] Ton appareil n’a vu cette table qu’après le début et ne peut pas dire si le nombre secret a été changé. Quelqu’un qui était là dès le début le peut.
    }
differ-seed = Le sceau était { $noted }, mais le nombre dévoilé donne { $promised }.
proof-contribution =
    { $verdict ->
        [wrong] Ce que ton appareil a ajouté a été remplacé par autre chose.
       *[well] Ce que ton appareil a ajouté a bien été pris en compte.
    }
differ-contribution = Ajouté : { $contribution } ; enregistré : { $stored }.
proof-order =
    { $verdict ->
        [wrong] L’enregistrement a des trous, ou le temps y recule.
       *[well]
            { $entries ->
                [one] L’enregistrement est complet : { $entries } entrée, sans trou.
               *[other] L’enregistrement est complet : { $entries } entrées, sans trou.
            }
    }
differ-order =
    { $entry ->
        [0] Le nombre de joueurs ne correspond pas.
       *[other] L’entrée { $entry } ne suit pas la précédente.
    }
proof-dice =
    { $verdict ->
        [wrong] Certains dés ne correspondent pas au tirage.
       *[well]
            { $rolls ->
                [one] Les dés de { $rolls } lancer ont été tirés à nouveau, et ce sont les mêmes.
               *[other] Les dés des { $rolls } lancers ont été tirés à nouveau, et ce sont les mêmes.
            }
    }
differ-dice =
    { $turn ->
        [0] Départ : tirage { $drawn }, enregistrement { $stored }.
       *[other] Tour { $turn } : tirage { $drawn }, enregistrement { $stored }.
    }
proof-deck =
    { $verdict ->
        [wrong] La pioche ne correspond pas au mélange.
       *[well]
            { $cards ->
                [one] { $cards } carte Rêve a été mélangée et tournée à nouveau, et elle est à la même place.
               *[other] Les { $cards } cartes Rêve ont été mélangées et tournées à nouveau, et elles sont à la même place.
            }
    }
differ-deck = L’ordre ou le sens des cartes est différent.
proof-dreamer =
    { $verdict ->
        [wrong] Quelqu’un a rêvé alors que ce n’était pas son tour.
       *[well] Le premier Rêveur a été tiré au sort ou désigné, et les autres ont suivi dans l’ordre.
    }
differ-dreamer = Manche { $round } : quelqu’un d’autre aurait dû rêver.
proof-spirits =
    { $verdict ->
        [wrong] Certains rôles ne correspondent pas au tirage.
       *[well]
            { $nights ->
                [one] Les rôles de { $nights } Nuit ont été distribués à nouveau, et ce sont les mêmes.
               *[other] Les rôles des { $nights } Nuits ont été distribués à nouveau, et ce sont les mêmes.
            }
    }
differ-spirits = Nuit { $round } : les rôles sont différents.
proof-turned =
    { $verdict ->
        [wrong] Certaines cartes passées sous la pioche ne correspondent pas au tirage.
       *[well] Les cartes passées sous la pioche ont été tournées comme le voulait le tirage.
    }
differ-turned = Manche { $round } : une carte est posée autrement.
proof-elements =
    { $verdict ->
        [wrong] Certains mots n’étaient pas sur le dessus de la pioche.
       *[well]
            { $elements ->
                [one] { $elements } mot a été montré, et il était sur le dessus de la pioche.
               *[other] Les { $elements } mots montrés étaient tous sur le dessus de la pioche.
            }
    }
differ-elements = Carte { $card } : « { $element } » n’était pas sur le dessus.
proof-without-us = Vérifier sans nous
proof-command = Ne te contente pas de croire cette page. Télécharge la partie et vérifie-la avec le programme sur ton propre ordinateur, ou avec un programme que tu écris toi-même ; la documentation explique comment tout est tiré.
proof-promised = Le sceau
proof-seed-is = Le nombre secret
proof-added = Ajouté pour { $name }
