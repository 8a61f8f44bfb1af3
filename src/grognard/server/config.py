"""How a server is set up."""

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one client may ask for before it is told to slow down."""

    request_bytes: int = 64 * 1024
    import_bytes: int = 16 * 1024 * 1024
    requests_per_minute: int = 1200
    creations_per_hour: int = 240
    sockets_per_address: int = 64
    sockets: int = 2000
    log_entries: int = 50_000
    chat_characters: int = 2000
    chat_lines: int = 5000


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
