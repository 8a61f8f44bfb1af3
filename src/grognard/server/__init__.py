"""The service: matches over HTTP and WebSocket, kept in a database, refereed by the kernel."""
