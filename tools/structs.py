"""Structs as lines of a page."""

import ast

ROOTS = {"Event", "Command", "Fact", "Step", "Message", "Frame", "Sight", "msgspec.Struct"}
"""Bases without fields of their own."""
NOTE = "<!-- Written by tools/docs.py: change the code, then run make docs. -->"


def struct_lines(node: ast.ClassDef) -> list[str]:
    """A Struct, what it means and what it holds."""
    meaning = (ast.get_docstring(node) or "").split("\n\n")[0].replace("\n", " ")
    bases = [ast.unparse(base) for base in node.bases]
    more = [base for base in bases if base not in ROOTS and not base.startswith("Generic")]
    also = f" Has the fields of `{more[0]}` too." if more else ""
    lines = [f"**{node.name}**: {meaning}{also}"]
    for field, after in zip(node.body, [*node.body[1:], None], strict=True):
        if not isinstance(field, ast.AnnAssign) or "ClassVar" in ast.unparse(field.annotation):
            continue
        default = f", else `{ast.unparse(field.value)}`" if field.value else ""
        match after:
            case ast.Expr(value=ast.Constant(value=str(words))):
                said = f" — {' '.join(words.split())}"
            case _:
                said = ""
        name, kind = ast.unparse(field.target), ast.unparse(field.annotation)
        lines.append(f"- `{name}`: `{kind}`{default}{said}")
    return [*lines, ""]
