"""What the laboratory answers to a question that makes no sense."""


class LabError(ValueError):
    """A request that cannot be carried out; the message says what to change."""
