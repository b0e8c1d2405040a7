// Types, lint and format, one after the other; every failing part is shown before it exits 1.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const fix = process.argv.includes("--fix");
const bin = (name) => join("node_modules", ".bin", name);
const steps = [
  ["types", bin("tsc"), ["-p", "tsconfig.json"]],
  ["types of the text floor, without Node", bin("tsc"), ["-p", "packages/text/tsconfig.json"]],
  ["lint", bin("oxlint"), ["--type-aware", "--deny-warnings", ...(fix ? ["--fix"] : [])]],
  ["format", bin("oxfmt"), [fix ? "--write" : "--check", "."]],
];
const failed = steps.filter(([name, command, args]) => {
  process.stdout.write(`- ${name}\n`);
  return spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" }).status !== 0;
});
if (failed.length > 0) {
  process.stdout.write(`failed: ${failed.map(([name]) => name).join(", ")}\n`);
  process.exit(1);
}
