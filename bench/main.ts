/** `npm run bench -- NAME`: measures one part; without a name, lists what can be measured. */
const BENCHES: Record<string, () => Promise<{ run(args: readonly string[]): Promise<void> }>> = {
  likelihood: () => import("./likelihood.ts"),
  stream: () => import("./stream.ts"),
};

const [name = "", ...args] = process.argv.slice(2);
const load = BENCHES[name];
if (load === undefined) {
  console.log(`Say what to measure: ${Object.keys(BENCHES).join(", ")}`);
  process.exitCode = 1;
} else {
  await (await load()).run(args);
}
