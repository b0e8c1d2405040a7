// Runs a command of this repository on the Node that it pins, first installing what the lockfile
// asks for. It must itself run on the machine's own Node (20 or newer) with nothing installed.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withInstallLock } from "./install-lock.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const windows = process.platform === "win32";
const node = join(root, "node_modules", "node", "bin", windows ? "node.exe" : "node");

// npm writes the hidden lockfile at the end of an install, so it is older than the lockfile when something changed since.
const installed = () => {
  const written = join(root, "node_modules", ".package-lock.json");
  const asked = join(root, "package-lock.json");
  return existsSync(node) && existsSync(written) && statSync(written).mtimeMs >= statSync(asked).mtimeMs;
};

const install = () => {
  process.stderr.write("Installing from package-lock.json …\n");
  const result = spawnSync("npm", ["ci", "--loglevel=error", "--no-progress"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: windows,
  });
  if (result.status !== 0) {
    process.stderr.write("The install failed. Run `npm ci` to see why.\n");
    process.exit(result.status ?? 1);
  }
};

if (!installed()) {
  const lock = join(root, ".cache", "install.lock");
  const say = () => process.stderr.write("Waiting for another install in this folder …\n");
  // The process that was waited for has installed everything.
  withInstallLock(lock, () => installed() || install(), say);
}

const child = spawn(node, process.argv.slice(2), {
  stdio: "inherit",
  env: { NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "node"), ...process.env },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
// npm hands a signal to the shell between it and this process, and the shell ends without handing it on. On Windows a
// process keeps the number of a parent that is gone.
const parent = process.ppid;
if (process.env.npm_lifecycle_event !== undefined) {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 250);
}
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
