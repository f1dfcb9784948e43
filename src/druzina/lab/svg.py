"""A figure as a piece of HTML: no prologue, no outside names, the page's colours."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

INK, MUTED, LINE, PAPER = "#000101", "#000202", "#000303", "#000404"
SERIES = ("#000501", "#000502", "#000503", "#000504", "#000505", "#000506")

_VARIABLES = {
    INK: "--ink",
    MUTED: "--muted",
    LINE: "--line",
    PAPER: "--paper",
    **{colour: f"--series-{number}" for number, colour in enumerate(SERIES, 1)},
}


_ROOT = re.compile(r"(@media[^{]*\{\s*)?:root\s*\{[^}]*\}(?(1)\s*\})")


def alone(drawing: str, style: str) -> str:
    """Such a piece as a file of its own, in the colours that a page's style begins with."""
    colours = "\n".join(found[0] for found in _ROOT.finditer(style))
    head = '<svg xmlns="http://www.w3.org/2000/svg" style="background: var(--paper)"'
    text = drawing.replace('<svg aria-hidden="true"', head, 1)
    return re.sub(r"(<svg[^>]*>)", rf"\1<style>{colours}</style>", text, count=1) + "\n"


def inline(figure: Any, name: str) -> str:
    """The drawing of a matplotlib figure; its ids begin with the name, so that plots can share a
    page."""
    out = StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>\s*", "", text, flags=re.DOTALL)
    text = re.sub(r"<!--.*?-->\s*", "", text, flags=re.DOTALL)
    text = re.sub(r'\s+xmlns(:\w+)?="[^"]*"', "", text)
    text = re.sub(r"xlink:href", "href", text)
    text = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{name}-", text)
    text = re.sub(r'<svg width="[^"]*" height="[^"]*"', '<svg aria-hidden="true"', text, count=1)
    for colour, variable in _VARIABLES.items():
        text = text.replace(colour, f"var({variable})")
    return re.sub(r"\s*\n\s*", "\n", text).strip()
