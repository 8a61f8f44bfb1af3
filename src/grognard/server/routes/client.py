"""The browser client: files that were built beforehand, or a page that says what is missing."""

import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from grognard.kernel.illegal import Illegal

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Grognard</title>
<body><main><h1>Grognard</h1><p>The server is running, but the browser client has not been built.
Stop the server and start it with <code>make play</code>, which builds it.</p></main></body></html>
"""


def client_folder() -> Path | None:
    """Where the built client lies: inside the package when installed, in web/ in a checkout."""
    here = Path(__file__).resolve()
    inside = here.parents[1] / "client"
    checkout = here.parents[4] / "web" / "dist"
    for folder in (inside, checkout):
        if (folder / "index.html").is_file():
            return folder
    return None


@get(["/", "/{path:path}"], summary="The browser client", include_in_schema=False)
async def client(path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client; unknown paths without an ending are pages of the client itself."""
    folder = client_folder()
    wanted = str(path).strip("/")
    if wanted.startswith("api/") or "\x00" in wanted:
        raise Illegal("NO_SUCH_PAGE", "K-SHAPE", problem=wanted, path="$")
    if folder is None:
        return Response(MISSING.encode(), media_type="text/html; charset=utf-8", status_code=503)
    file = (folder / (wanted or "index.html")).resolve()
    if not file.is_relative_to(folder) or not file.is_file():
        if Path(wanted).suffix:
            raise Illegal("NO_SUCH_PAGE", "K-SHAPE", problem=wanted, path="$")
        file = folder / "index.html"
    immutable = file.parent.name == "assets"
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("javascript", "json")):
        kind += "; charset=utf-8"
    keep = "public, max-age=31536000, immutable" if immutable else "no-cache"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": keep})
