"""The ``grognard`` command. Modules here import the rest of the house only when a command runs."""
