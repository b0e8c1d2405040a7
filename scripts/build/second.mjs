// Builds the last commit as somebody else would, and compares: a clone in another folder, with packages of its own, another
// time zone and another language.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Whether both builds give the same release; says which files differ. */
export const compareWithSecondBuild = () => {
  const folder = mkdtempSync(join(tmpdir(), "second-build-"));
  const run = (program, args, cwd) => {
    const env = { ...process.env, TZ: "Pacific/Auckland", LC_ALL: "C" };
    const { status } = spawnSync(program, args, { cwd, env, stdio: ["ignore", 2, 2] });
    if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed`);
  };
  try {
    run("git", ["clone", "--quiet", root, folder], root);
    run("npm", ["run", "-s", "build", "--", "--unaudited"], folder);
    const lines = (place) => readFileSync(join(place, "dist/checksums.txt"), "utf8").trim().split("\n");
    const [first, second] = [lines(root), lines(folder)];
    // A file that only one of them has is on that one's list alone.
    const differing = [...first, ...second].filter((line) => !first.includes(line) || !second.includes(line));
    const verdict = differing.length === 0 ? "the same bytes" : `DIFFERENT\n${differing.sort().join("\n")}`;
    process.stdout.write(`second build, of the last commit: ${verdict}\n`);
    return differing.length === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
};
