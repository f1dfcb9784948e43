"""What all tests share: the clause report, and pytest's own means of testing it."""

pytest_plugins = ["tests.clause_plugin", "pytester"]
