import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where Debian and its like keep the programs of each release; the others are on the way of every shell. */
const RELEASES = "/usr/lib/postgresql";

const folders = (): string[] => [
  ...(process.env["PATH"] ?? "").split(delimiter),
  ...(existsSync(RELEASES) ? readdirSync(RELEASES).map((release) => join(RELEASES, release, "bin")) : []),
];

const has = (folder: string, programs: readonly string[]): boolean =>
  programs.every((program) => existsSync(join(folder, program)));

/** Major release of a program, such as 18; 0 for one that does not say. */
const releaseOf = (folder: string): number => {
  const said = spawnSync(join(folder, "pg_dump"), ["--version"], { encoding: "utf8" }).stdout ?? "";
  return Number(/\) (\d+)/.exec(said)?.[1] ?? 0);
};

/** `pg_dump` and `pg_restore`, and whether the server must come from the same folder. */
export interface DumpPrograms {
  folder: string;
  ownServer: boolean;
}

/**
 * The programs that dump a PostgreSQL database. npm brings the server alone, and a program of an older release refuses to
 * dump it: those serve where a server of their own release is beside them. Null where this machine has none that fit.
 */
export const dumpPrograms = (serverRelease: number): DumpPrograms | null => {
  const all = folders().filter((folder) => has(folder, ["pg_dump", "pg_restore"]));
  const fitting = all.find((folder) => releaseOf(folder) >= serverRelease);
  if (fitting !== undefined) return { folder: fitting, ownServer: false };
  const complete = all.find((folder) => has(folder, ["initdb", "postgres"]));
  return complete === undefined ? null : { folder: complete, ownServer: true };
};
