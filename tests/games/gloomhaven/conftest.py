"""Gloomhaven's tests name the clauses they prove."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the numbered rules that this test proves")
