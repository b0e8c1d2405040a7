// Types, lint and format, one after the other; every failing part is shown before it exits 1.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const fix = process.argv.includes("--fix");
const steps = [
  { name: "types", program: "tsc", args: ["-p", "tsconfig.json"] },
  { name: "types of the text layer, without Node", program: "tsc", args: ["-p", "packages/text/tsconfig.json"] },
  { name: "types of the web app", program: "tsc", args: ["-p", "apps/web/tsconfig.json"] },
  { name: "types of the pages' tests", program: "tsc", args: ["-p", "apps/web/pages/tsconfig.json"] },
  { name: "types of the extension", program: "tsc", args: ["-p", "apps/extension/tsconfig.json"] },
  // What runs in a browser for a journey or a measurement knows the DOM.
  { name: "types of the journeys and benches", program: "tsc", args: ["-p", "bench/tsconfig.json"] },
  { name: "lint", program: "oxlint", args: ["--type-aware", "--deny-warnings", ...(fix ? ["--fix"] : [])] },
  { name: "format", program: "oxfmt", args: [fix ? "--write" : "--check", "."] },
];
const failed = steps.filter(({ name, program, args }) => {
  process.stdout.write(`- ${name}\n`);
  const command = join("node_modules", ".bin", program);
  return spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" }).status !== 0;
});
if (failed.length > 0) {
  process.stdout.write(`failed: ${failed.map(({ name }) => name).join(", ")}\n`);
  process.exit(1);
}
