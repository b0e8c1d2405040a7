import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));

/** Installs what bench/package-lock.json names, unless that was done since it last changed. */
export const installPeers = (): void => {
  const written = `${here}node_modules/.package-lock.json`;
  if (existsSync(written) && statSync(written).mtimeMs >= statSync(`${here}package-lock.json`).mtimeMs) return;
  console.log("installing the peers of bench/package-lock.json …");
  const { status } = spawnSync("npm", ["ci", "--prefix", here, "--loglevel=error", "--no-audit", "--no-fund"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error("the peers could not be installed");
};
