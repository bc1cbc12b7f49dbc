"""What people type, without what nobody can see."""

import unicodedata

INVISIBLE = {"Cf", "Cs", "Co", "Cn"}
BLANK = {"Cc", "Zl", "Zp", "Zs"}


def cleaned(text: str) -> str:
    """Lines and tabs become blanks, runs of blanks one; signs that show nothing are left out."""
    shown = (
        " " if (kind := unicodedata.category(sign)) in BLANK else "" if kind in INVISIBLE else sign
        for sign in text
    )
    return " ".join("".join(shown).split())
