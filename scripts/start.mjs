// Serves everything: builds the server, the web app and what is given away when they are missing or older than their
// sources, then runs the server in this process.
import { parts } from "./build/given-away.mjs";
import * as server from "./build/server.mjs";
import * as web from "./build/web.mjs";

if (server.isStale()) await server.build();
if (web.isStale()) {
  process.stderr.write("Building the web app …\n");
  web.build();
}
for (const { name, part } of parts.filter(({ part: { isStale: stale } }) => stale())) {
  process.stderr.write(`Building ${name} …\n`);
  await part.build();
}
await import("../apps/server/dist/main.mjs");
