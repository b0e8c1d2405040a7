// Serves everything: builds the server and the web app when they are missing or older than their sources, then runs the
// server in this process.
import * as server from "./build/server.mjs";
import * as web from "./build/web.mjs";

if (server.isStale()) await server.build();
if (web.isStale()) {
  process.stderr.write("Building the web app …\n");
  web.build();
}
await import("../apps/server/dist/main.mjs");
