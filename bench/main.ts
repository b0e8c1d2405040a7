import { execFileSync } from "node:child_process";

/** `npm run bench [-- NAME [ARGUMENTS]]`: measures one part, or every part in turn. A part is a file here that measures in `run`. */
interface Bench {
  run(args: readonly string[]): unknown;
}

const BENCHES: Record<string, () => Promise<Bench>> = {
  compare: () => import("./compare.ts"),
  disk: () => import("./disk.ts"),
  engine: () => import("./engine.ts"),
  failover: () => import("./failover.ts"),
  fuzz: () => import("./fuzz.ts"),
  gate: () => import("./gate.ts"),
  ledger: () => import("./ledger.ts"),
  likelihood: () => import("./likelihood.ts"),
  limits: () => import("./limits.ts"),
  mcp: () => import("./mcp.ts"),
  mutants: () => import("./mutants.ts"),
  nodes: () => import("./nodes.ts"),
  "open-streams": () => import("./open-streams.ts"),
  prune: () => import("./prune.ts"),
  rolling: () => import("./rolling.ts"),
  sizing: () => import("./sizing.ts"),
  slips: () => import("./slips.ts"),
  soak: () => import("./soak.ts"),
  stream: () => import("./stream.ts"),
  tells: () => import("./tells.ts"),
  web: () => import("./web.ts"),
  workers: () => import("./workers.ts"),
};

// Some measure the server as `npm start` runs it.
execFileSync(process.execPath, ["scripts/build.mjs", "server"]);

const [name, ...args] = process.argv.slice(2);
const chosen = Object.entries(BENCHES).filter(([bench]) => name === undefined || bench === name);
if (chosen.length === 0) {
  console.log(`Say what to measure: ${Object.keys(BENCHES).join(", ")}`);
  process.exitCode = 1;
}
for (const [bench, load] of chosen) {
  console.log(`\n# ${bench}`);
  await (await load()).run(args);
}
