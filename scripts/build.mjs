// Builds the artefacts: `npm run build`, or one part with `npm run build -- mcp`. The whole is what is released, so it
// begins with a review of the dependencies, which is a part too; `--unaudited` goes on where the registry has no answer.
// `--twice` builds the last commit a second time, in a clone elsewhere, and fails where a byte of the release differs.
// A part is a file in scripts/build/ that exports `build()`; add yours to the list, in the order they are to run.
const whole = ["audit", "text", "mcp", "client", "web", "extension", "server", "release"];
// The server's archive alone, which is in the release too.
const parts = [...whole, "tarball"];

const UNAUDITED = "--unaudited";
const TWICE = "--twice";
const words = process.argv.slice(2);
const unaudited = words.includes(UNAUDITED);
const asked = words.filter((word) => word !== UNAUDITED && word !== TWICE);
const unknown = asked.filter((name) => !parts.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown part: ${unknown.join(", ")}. Known: ${parts.join(", ")}, ${UNAUDITED}, ${TWICE}.\n`);
  process.exit(2);
}
for (const name of asked.length > 0 ? asked : whole) {
  const { build } = await import(`./build/${name}.mjs`);
  const startedAt = performance.now();
  const artefacts = await build({ unaudited });
  for (const { path, bytes } of artefacts) process.stdout.write(`${path}  ${bytes} bytes\n`);
  process.stdout.write(`${name} built in ${Math.round(performance.now() - startedAt)} ms\n`);
}
if (words.includes(TWICE)) {
  const { compareWithSecondBuild } = await import("./build/second.mjs");
  process.exitCode = compareWithSecondBuild() ? 0 : 1;
}
