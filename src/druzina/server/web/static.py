"""The built client, read into memory once: no request can name a file that is not in it."""

from __future__ import annotations

import gzip
from hashlib import blake2b
from html import escape
from mimetypes import guess_type
from pathlib import Path

from msgspec import Struct

from druzina.server.table.wording import Voice

CLIENT = Path(__file__).parents[1] / "client"
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
NO_ROUTES = ("assets/", "api/")
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg")


class Asset(Struct, frozen=True):
    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    cache: str


class Client:
    """Files by their path below the root; any other path without a dot is a route of the client."""

    def __init__(self, folder: Path = CLIENT) -> None:
        files = [path for path in folder.rglob("*") if path.is_file()] if folder.is_dir() else []
        self._assets = {p.relative_to(folder).as_posix(): _asset(p, folder) for p in files}

    @property
    def built(self) -> bool:
        return INDEX in self._assets

    def find(self, path: str, lang: str) -> Asset | None:
        """The file, the page for one of the client's routes, or None."""
        name = path.strip("/")
        if name in self._assets:
            return self._assets[name]
        if ".." in name or "." in name.rpartition("/")[2] or name.startswith(NO_ROUTES):
            return None
        return self._assets.get(INDEX) or _unbuilt(lang)


def _asset(path: Path, folder: Path) -> Asset:
    body = path.read_bytes()
    kind = guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.relative_to(folder).as_posix().startswith("assets/")
    return _made(body, kind, FOREVER if hashed else ALWAYS_ASK)


def _made(body: bytes, kind: str, cache: str) -> Asset:
    if kind in ("text/javascript", "application/javascript"):
        kind = "text/javascript"
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(COMPRESSIBLE) else None
    tag = f'"{blake2b(body, digest_size=10).hexdigest()}"'
    return Asset(body, packed, kind, tag, cache)


def _unbuilt(lang: str) -> Asset:
    """A page that says how to build the client."""
    voice = Voice(lang)
    title, build, wheel = (
        escape(voice.say(f"page-{part}")) for part in ("title", "build", "wheel")
    )
    page = (
        f'<!doctype html><html lang="{voice.lang}"><head><meta charset="utf-8">'
        f"<title>{title}</title></head><body><h1>{title}</h1>"
        f"<p>{build} <code>make client</code>. {wheel}</p></body></html>"
    )
    return _made(page.encode(), "text/html", "no-store")
