// Serves everything: builds the server, the web app and what is given away when they are missing or older than their
// sources, then runs the server in this process. Of two that start at once the second waits, and finds it all built.
import { fileURLToPath } from "node:url";
import { parts } from "./build/given-away.mjs";
import { oneAtATime } from "./build/one-at-a-time.mjs";
import * as server from "./build/server.mjs";
import * as web from "./build/web.mjs";

const say = (line) => process.stderr.write(`${line} …\n`);

const buildAll = async () => {
  if (server.isStale()) await server.build();
  if (web.isStale()) {
    say("Building the web app");
    web.build();
  }
  for (const { name, part } of parts.filter(({ part: { isStale: stale } }) => stale())) {
    say(`Building ${name}`);
    await part.build();
  }
};

const isStale = () => server.isStale() || web.isStale() || parts.some(({ part }) => part.isStale());

const lock = fileURLToPath(new URL("../node_modules/.cache/build.lock", import.meta.url));
if (isStale()) await oneAtATime(lock, buildAll, () => say("Waiting for another build in this folder"));
await import("../apps/server/dist/main.mjs");
