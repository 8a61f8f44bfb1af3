"""Matches, seats, tokens, entries, snapshots and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the first tables."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("scenario", sa.String(64), nullable=False),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("card", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_updated", "matches", ["updated"])
    op.create_table(
        "seats",
        _match_column(),
        sa.Column("side", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("match", "side", name="pk_seats"),
        _match_key("seats"),
    )
    op.create_table(
        "tokens",
        sa.Column("key", sa.String(64), nullable=False),
        _match_column(),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("sides", sa.Text, nullable=False),
        sa.Column("owner", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_tokens"),
        _match_key("tokens"),
    )
    op.create_index("ix_tokens_match", "tokens", ["match"])
    op.create_table(
        "entries",
        _match_column(),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("client", sa.String(160), nullable=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "revision", name="pk_entries"),
        sa.UniqueConstraint("match", "client", name="uq_entries_match_client"),
        _match_key("entries"),
    )
    op.create_table(
        "snapshots",
        _match_column(),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", "revision", name="pk_snapshots"),
        _match_key("snapshots"),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, autoincrement=True, nullable=False),
        _match_column(),
        sa.Column("side", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        _match_key("chat"),
    )
    op.create_index("ix_chat_match_id", "chat", ["match", "id"])


def downgrade() -> None:
    """Drop everything again."""
    for table in ("chat", "snapshots", "entries", "tokens", "seats", "matches"):
        op.drop_table(table)


def _match_column() -> sa.Column[str]:
    return sa.Column("match", sa.String(32), nullable=False)


def _match_key(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["match"], ["matches.id"], name=f"fk_{table}_match", ondelete="CASCADE"
    )
