"""The file that the page's tests read says what the server does."""

from tests.games.gloomhaven.sight_cases import FILE, as_text


def test_the_shared_cases_are_as_the_server_has_them() -> None:
    """If this fails after a change of the rules: python -m tests.games.gloomhaven.sight_cases."""
    assert FILE.read_text(encoding="utf-8") == as_text()
