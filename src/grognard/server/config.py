"""How a server is set up."""

import msgspec

KEEP_ALIVE = 75
"""Seconds for which an idle connection stays open: players think longer than programs do."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one client may ask for before it is told to slow down."""

    request_bytes: int = 64 * 1024
    import_bytes: int = 16 * 1024 * 1024
    requests_per_minute: int = 1200
    """By one token."""
    requests_per_address_minute: int = 6000
    """By one address, whatever tokens it shows; several players may share an address."""
    creations_per_hour: int = 240
    sockets_per_address: int = 64
    sockets: int = 2000
    log_entries: int = 50_000
    tokens: int = 500
    """Tokens in one question for one's own matches."""
    edits: int = 2000
    dice: int = 100
    chat_characters: int = 2000
    note_characters: int = 10_000
    """Of what a seat may note for itself."""
    chat_lines: int = 5000
    """Of one match; after that nobody can say anything more there."""


class ServerConfig(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the service needs to know at its start."""

    database_url: str
    host: str = "127.0.0.1"
    port: int = 8000
    limits: Limits = Limits()
    workers: int = 1
    """Processes for computer players."""
    snapshot_every: int = 50
    """Accepted entries between two stored snapshots of a match."""
    tables: int = 500
    """Tables kept in memory while nobody looks at them."""
    patience: float = 120.0
    """Seconds after which a silent process of a computer player is given up."""
    warm: bool = True
    """Whether to get games and maps ready in the background after the start."""
