// Serves everything: builds what is missing or older than its sources, then runs the server in this process.
import { parts } from "./build/given-away.mjs";
import { build, isStale } from "./build/web.mjs";

if (isStale()) {
  process.stderr.write("Building the web app …\n");
  build();
}
for (const { name, part } of parts.filter(({ part: { isStale: stale } }) => stale())) {
  process.stderr.write(`Building ${name} …\n`);
  await part.build();
}
await import("../apps/server/src/main.ts");
