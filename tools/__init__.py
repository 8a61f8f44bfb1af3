"""What keeps the project itself: environment, lock files, client build. Never shipped."""
