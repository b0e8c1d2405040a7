// A copy of the working tree in a temporary folder, so that a mutation run never writes into the caller's files.
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** What was installed is linked, except our own packages: those links lead to the copy's sources. */
const linkModules = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [there, here] = [join(from, name), join(to, name)];
    if (name.startsWith(".") && name !== ".bin" && name !== ".package-lock.json") continue;
    if (name.startsWith("@")) linkModules(there, here);
    else if (lstatSync(there).isSymbolicLink()) symlinkSync(readlinkSync(there), here);
    else if (name === ".package-lock.json") cpSync(there, here);
    else symlinkSync(resolve(there), here);
  }
};

/** Copies every file that git knows or would add; gives the folder, which is the caller's to remove. */
export const copyTree = (): string => {
  const copy = mkdtempSync(join(tmpdir(), "rewrite-service-mutants-"));
  // The tests' PostgreSQL runs as another user and keeps its files below this folder.
  chmodSync(copy, 0o755);
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const path of listed.split("\0")) {
    if (path !== "" && existsSync(path)) cpSync(path, join(copy, path), { preserveTimestamps: true });
  }
  const workspaces = ["packages", "apps"].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  for (const folder of [".", ...workspaces]) {
    const modules = join(folder, "node_modules");
    if (existsSync(modules)) linkModules(modules, join(copy, modules));
  }
  mkdirSync(join(copy, "tmp"), { mode: 0o755 });
  return copy;
};
