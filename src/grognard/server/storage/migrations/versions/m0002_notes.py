"""What the holder of a seat writes down for himself."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Room for one note a seat."""
    op.create_table(
        "notes",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("side", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "side", name="pk_notes"),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name="fk_notes_match", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    """Throw the notes away."""
    op.drop_table("notes")
