# Why the referee stops a clue, doubts it, or leaves a guess to the spirits.

evidence-several-words = more than one word
evidence-same-word = the same word: { $word }
evidence-same-root = same word family: { $word }
evidence-part-of-element = a part of the Element: { $part }
evidence-contains-part = contains { $part }
evidence-same-stem = same stem: { $stem }-
evidence-translated = { $word } in { $language ->
    [de] German
    [fr] French
    [sv] Swedish
   *[en] English
}
evidence-sounds-alike = sounds alike: [{ $element }] – [{ $clue }]
evidence-spelt-alike = spelt almost alike: { $element } – { $clue }
evidence-word-of-another = a word in { $language ->
    [de] German
    [fr] French
    [sv] Swedish
   *[en] English
} only
evidence-in-no-dictionary = in no dictionary
evidence-almost-right = almost { $word }
