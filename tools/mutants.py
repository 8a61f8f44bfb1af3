"""``make mutants``: the runner itself is in the rulebook room."""

from grognard.rulebook.mutants import main

if __name__ == "__main__":
    raise SystemExit(main())
