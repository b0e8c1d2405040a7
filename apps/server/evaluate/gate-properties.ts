// node apps/server/evaluate/gate-properties.ts [RUNS]: the gate's properties, many times over (10,000 unless you say otherwise).
import * as fc from "fast-check";
import { gateProperties } from "../src/humanize/gate/gate-suite.ts";

const runs = Number(process.argv[2] ?? 10_000);
for (const [name, property] of gateProperties) {
  const started = performance.now();
  await fc.assert(property, { numRuns: runs });
  console.log(`${runs} runs, ${((performance.now() - started) / 1000).toFixed(1)} s: ${name}`);
}
