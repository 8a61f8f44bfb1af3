# Everything starts here: `make play` and `make test` set up what they need by themselves.
# PYTHON=/path/to/python chooses the interpreter the environment is made with.

.DEFAULT_GOAL := help
.PHONY: help play test lint types tests client format lock docs mutants cluster soak atlas bench clean
.NOTPARALLEL:

export PYTHON
PY := .venv/bin/python
GROGNARD := .venv/bin/grognard
WORKERS ?= 2
PYTEST := $(PY) -m pytest -n $(WORKERS) --dist worksteal
GAMES ?= 200
SEED ?= 1

help: ## Show what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## Set up, build the browser client and open the table
	@tools/bootstrap base
	@$(PY) -m tools.client build
	@$(GROGNARD) play

test: ## Set up and run every check and every test
	@$(MAKE) --no-print-directory lint types client tests

lint: ## Style and formatting
	@tools/bootstrap dev
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .

types: ## Strict type checking of package, tests and tools
	@tools/bootstrap dev
	$(PY) -m mypy

client: ## Build the browser client and run its own checks
	@tools/bootstrap dev
	@$(PY) -m tools.client check

# Last in `make test`, so that the closing line is the tests' own count.
tests: ## The tests alone
	@tools/bootstrap dev
	$(PYTEST)

format: ## Format and repair what can be repaired
	@tools/bootstrap dev
	$(PY) -m ruff format .
	$(PY) -m ruff check --fix .

lock: ## Write the hashed requirement files anew (UPGRADE=1 takes newer ones)
	@tools/bootstrap base
	@$(PY) -m tools.lock $(if $(UPGRADE),--upgrade)

docs: ## Write the generated pages anew
	@tools/bootstrap base
	@$(GROGNARD) rules --write

mutants: ## Disable rules one by one and see that a test notices
	@tools/bootstrap dev
	@$(PY) -m tools.mutants $(if $(SAMPLE),--sample $(SAMPLE)) --seed $(SEED)

cluster: ## Simulate on a real Ray cluster of two nodes and kill one of them
	@tools/bootstrap dev
	$(PY) -m pytest -m cluster tests/study

soak: ## Play many random games of every title (GAMES=200 SEED=1)
	@tools/bootstrap base
	@$(PY) -m tools.soak --games $(GAMES) --seed $(SEED) --jobs $(WORKERS)

atlas: ## Rebuild the five maps from geography and check them
	@tools/bootstrap atlas
	@$(GROGNARD) atlas build
	@$(GROGNARD) atlas check

bench: ## Measure speed against the yardsticks
	@tools/bootstrap bench
	@$(GROGNARD) bench

clean: ## Remove everything that can be made again
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
	rm -rf web/node_modules web/dist
	find src tests tools -type d -name __pycache__ -prune -exec rm -rf {} +
