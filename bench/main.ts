/** `npm run bench [-- NAME]`: measures one part, or every part in turn. */
const BENCHES: Record<string, () => Promise<unknown>> = {
  gate: () => import("./gate.ts"),
  stream: () => import("./stream.ts"),
};

const name = process.argv[2];
const chosen = Object.entries(BENCHES).filter(([bench]) => name === undefined || bench === name);
if (chosen.length === 0) {
  console.log(`Say what to measure: ${Object.keys(BENCHES).join(", ")}`);
  process.exitCode = 1;
}
for (const [bench, run] of chosen) {
  console.log(`\n${bench}`);
  await run();
}
