# Needs only Python 3.11+ and git; everything else goes into .venv.

PYTHON ?= python3
JOBS ?= auto

BIN := .venv/bin
READY := .venv/.ready
SYNC := $(BIN)/uv sync --quiet --frozen --inexact

.DEFAULT_GOAL := help
.PHONY: help setup play terminal client contract wheel browser test check format bench soak audit screenshots docs golden clauses lock clean

help:  ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY)  ## make .venv with everything, as pinned in uv.lock

play: client  ## play in the browser: builds the page, starts the server, opens it
	@$(BIN)/druzina serve --open $(ARGS)

terminal: ARGS ?= tales_of_glory --seats me,apprentice,adept
terminal: $(READY)  ## play in the terminal, e.g. make terminal ARGS="tales_of_glory --seats me,master"
	@$(BIN)/druzina play $(ARGS)

test: check client  ## check, then all tests, those in a browser too
	$(BIN)/python web/build.py test
	$(BIN)/pytest -n $(JOBS) --dist worksteal -raR
	@$(MAKE) --no-print-directory browser

browser: client  ## the tests in a real browser; finds or installs Chromium
	@$(BIN)/python -m tests.browser.chromium
	$(BIN)/pytest tests/browser -n $(JOBS) --dist worksteal --reruns 1 -rR

check: $(READY)  ## format, lint and types of server and client; warnings are errors
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy --strict src tests
	$(BIN)/python web/contract.py --check
	$(BIN)/python web/build.py check

format: $(READY)  ## format the code and mend what the linter can mend
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python web/build.py format

soak: client  ## everything that takes hours: games and screens without sampling, thousands of games
	DRUZINA_SOAK=1 $(BIN)/pytest -n $(JOBS) --timeout 3600 tests/conformance
	@$(BIN)/python -m tests.browser.chromium
	DRUZINA_SOAK=1 $(BIN)/pytest tests/browser -n $(JOBS) --dist worksteal --reruns 1 -rR
	$(BIN)/python bench/soak.py $(ARGS)

bench: $(READY)  ## measure the figures of docs/performance.md
	$(BIN)/python bench/run.py

client: $(READY)  ## build the browser client, with the system's Node or one from PyPI
	@$(BIN)/python web/build.py

contract: $(READY)  ## write the page's types of messages out of the server's own
	$(BIN)/python web/contract.py

wheel: client  ## the package with the built client in it, into dist/
	$(BIN)/hatchling build

audit: $(READY)  ## known holes in what is pinned, by the databases of PyPI and npm
	$(BIN)/python -m pip install --quiet 'pip-audit>=2.9'
	$(BIN)/uv export --quiet --frozen --no-emit-project --all-extras -o .venv/pins.txt
	$(BIN)/pip-audit --strict --disable-pip --no-deps -r .venv/pins.txt
	$(BIN)/python web/build.py audit

screenshots: client  ## take the pictures of the README anew
	@$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m tests.browser.screenshots

docs: $(READY)  ## build the documentation into site/
	$(SYNC) --extra dev --extra docs
	$(BIN)/mkdocs build --strict

golden: $(READY)  ## regenerate the golden records; read the diff
	$(BIN)/python -m tests.golden.regenerate

clauses: $(READY)  ## run all tests and refresh tests/clauses.txt, the clauses they prove
	$(BIN)/pytest -n $(JOBS) --update-clauses

lock: $(READY)  ## resolve the dependencies of pyproject.toml anew
	$(BIN)/uv lock --upgrade --default-index https://pypi.org/simple

clean:  ## remove everything that was made, .venv included
	rm -rf .venv build dist site web/node_modules src/druzina/server/client .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(BIN)/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Družina needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -m venv .venv || { \
	  echo "$(PYTHON) cannot make virtual environments; on Debian and Ubuntu install python3-venv."; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check 'uv>=0.5'

# The same pins and hashes through pip where only its own index can be reached.
$(READY): pyproject.toml uv.lock | $(BIN)/uv
	$(SYNC) --extra dev || { \
	  $(BIN)/uv export --quiet --frozen --no-emit-project --extra dev -o .venv/pins.txt && \
	  $(BIN)/python -m pip install --quiet -r .venv/pins.txt && \
	  $(BIN)/python -m pip install --quiet --no-deps -e .; }
	@touch $@
