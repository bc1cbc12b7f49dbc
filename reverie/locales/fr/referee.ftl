# Pourquoi l’arbitre arrête un indice, en doute, ou laisse une réponse aux esprits.

evidence-several-words = plus d’un mot
evidence-same-word = le même mot : { $word }
evidence-same-root = même famille de mots : { $word }
evidence-part-of-element = une partie du mot à deviner : { $part }
evidence-contains-part = contient { $part }
evidence-same-stem = même radical : { $stem }-
evidence-translated = { $word } en { $language ->
    [de] allemand
    [fr] français
    [sv] suédois
   *[en] anglais
}
evidence-sounds-alike = se prononce presque pareil : [{ $element }] – [{ $clue }]
evidence-spelt-alike = s’écrit presque pareil : { $element } – { $clue }
evidence-word-of-another = un mot uniquement { $language ->
    [de] allemand
    [fr] français
    [sv] suédois
   *[en] anglais
}
evidence-in-no-dictionary = dans aucun dictionnaire
evidence-almost-right = presque { $word }
