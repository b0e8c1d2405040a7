import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The beginning of an admin command in a folder: a clone has npm's script, and the archive only the built program. */
export const adminCommandIn = (root: string, cwd: string): string => {
  if (existsSync(join(root, "scripts/run.mjs"))) return "npm run -s admin --";
  const program = join(root, "apps/server/dist/admin.mjs");
  const near = relative(cwd, program);
  return `node ${near.startsWith("..") ? program : near}`;
};

const here = fileURLToPath(import.meta.url);

/** The beginning of an admin command where this program runs, from its sources or from the bundle. */
export const ADMIN = adminCommandIn(here.slice(0, here.lastIndexOf(join("apps", "server"))), process.cwd());
