// Serves everything: builds the web app when it is missing or older than its sources, then runs the server in this process.
import { build, isStale } from "./build/web.mjs";

if (isStale()) {
  process.stderr.write("Building the web app …\n");
  build();
}
await import("../apps/server/src/main.ts");
