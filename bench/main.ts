/** `npm run bench -- [NAME [ARGUMENTS]]`: measures one part, or every part in turn. */
const BENCHES: Record<string, () => Promise<{ run(args: readonly string[]): Promise<void> }>> = {
  tells: () => import("./tells.ts"),
  stream: () => import("./stream.ts"),
};

const [name, ...args] = process.argv.slice(2);
if (name === undefined) {
  for (const [part, load] of Object.entries(BENCHES)) {
    console.log(`# ${part}`);
    await (await load()).run([]);
  }
} else {
  const load = BENCHES[name];
  if (load === undefined) {
    console.log(`Say what to measure: ${Object.keys(BENCHES).join(", ")}`);
    process.exitCode = 1;
  } else await (await load()).run(args);
}
