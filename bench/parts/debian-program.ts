import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A program, and the environment in which it finds its libraries. */
export interface Program {
  path: string;
  env: Record<string, string>;
}

const SYSTEM = ["/usr/sbin", "/sbin"];

/**
 * A program of this machine, or one of Debian's packages unpacked into a folder, which installs and starts nothing. The
 * first package has the program; the others have libraries of it.
 */
export const debianProgram = (folder: string, name: string, packages: readonly string[]): Program => {
  const path = process.env["PATH"] ?? "";
  const here = [...path.split(delimiter), ...SYSTEM].map((at) => join(at, name)).find((at) => existsSync(at));
  if (here !== undefined) return { path: here, env: { PATH: path } };
  const there = join(folder, name);
  mkdirSync(there);
  execFileSync("apt-get", ["download", "-qq", ...packages], { cwd: there, stdio: "ignore" });
  for (const file of readdirSync(there)) execFileSync("dpkg", ["-x", file, "."], { cwd: there });
  const unpacked = ["usr/bin", "usr/sbin"].map((at) => join(there, at, name)).find((at) => existsSync(at));
  if (unpacked === undefined) throw new Error(`${packages[0]} has no ${name}.`);
  const libraries = join(there, "usr/lib");
  const folders = existsSync(libraries) ? readdirSync(libraries).map((at) => join(libraries, at)) : [];
  return { path: unpacked, env: { PATH: path, LD_LIBRARY_PATH: [libraries, ...folders].join(delimiter) } };
};
