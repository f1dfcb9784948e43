"""Every sentence a person reads is made here, in their language.

`druzina.text.words` makes sentences; what this module itself offers costs nothing to import.
"""

from __future__ import annotations

from druzina.text.language import LANGUAGES, language
from druzina.text.messages import Messages

__all__ = ["LANGUAGES", "Messages", "language"]
