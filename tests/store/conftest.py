"""Stores of both kinds: what is tested with `backend` holds for each."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.builder import Backend


@pytest.fixture(params=["sqlite", "postgres"])
def backend(request: pytest.FixtureRequest, tmp_path: Path) -> Backend:
    if request.param == "sqlite":
        return Backend(tmp_path)
    url: str = request.getfixturevalue("postgres")
    return Backend(url)
