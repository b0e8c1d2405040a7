// A copy of the working tree in a temporary folder, so that a mutation run never writes into the caller's files, and the
// processes that work in it.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
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
import type { Answer, Ask } from "./runner.ts";

/** Installed packages are linked, except our own: those links lead to the copy's sources. */
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

/** Builds what processes that tests start are made of: the server, the web app and the packages that the server serves. */
export const buildAll = (copy: string): void => {
  const build = 'import("./e2e/build.mjs").then((all) => all.default())';
  execFileSync(process.execPath, ["-e", build], { cwd: copy, stdio: "ignore" });
};

/** Whether the sources still have no type error. What is only unused now is none. */
export const compiles = async (copy: string, file: string): Promise<boolean> => {
  const projects = file.startsWith("apps/web/") ? ["apps/web"] : file.startsWith("apps/") ? ["."] : [".", "apps/web"];
  for (const project of projects) {
    const built = ["--incremental", "--tsBuildInfoFile", join(copy, "tmp", `types-${project.length}`)];
    const unused = ["--noUnusedLocals", "false", "--noUnusedParameters", "false"];
    const tsc = join(copy, "node_modules/typescript/bin/tsc");
    const args = [tsc, "-p", join(project, "tsconfig.json"), ...built, ...unused];
    const [code] = await once(spawn(process.execPath, args, { cwd: copy, stdio: "ignore" }), "exit");
    if (code !== 0) return false;
  }
  return true;
};

export interface Runner {
  /** Null when the time is over, which ends the runner, or when it ended without an answer. */
  ask: (what: Ask, limitMs: number) => Promise<Answer | null>;
  ended: () => boolean;
  end: () => void;
}

/** Starts a warm Vitest in the copy, in a group of processes of its own, so that all that hangs can be ended at once. */
export const startRunner = async (copy: string): Promise<Runner> => {
  const child = spawn(process.execPath, [join(copy, "bench/mutants/runner.ts")], {
    cwd: copy,
    detached: true,
    env: { ...process.env, TMPDIR: join(copy, "tmp"), CI: "1" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  let over = false;
  child.once("exit", () => (over = true));
  const end = (): void => {
    over = true;
    try {
      // Processes that tests started may outlive their parent, but not the group.
      process.kill(-(child.pid as number), "SIGKILL");
    } catch {
      // Nobody is left in it.
    }
  };
  // Before the folder is removed, which would wait for whoever still writes there.
  process.prependOnceListener("exit", end);
  await once(child, "message");
  return {
    ask: (what, limitMs) =>
      new Promise((resolve) => {
        const settle = (answer: Answer | null): void => {
          clearTimeout(timer);
          child.off("message", settle).off("exit", gone);
          if (answer === null) end();
          resolve(answer);
        };
        const gone = (): void => settle(null);
        const timer = setTimeout(gone, limitMs);
        child.on("message", settle).on("exit", gone);
        child.send(what);
      }),
    ended: () => over,
    end,
  };
};
