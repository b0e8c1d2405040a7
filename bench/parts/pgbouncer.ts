import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { debianProgram } from "./debian-program.ts";
import { freePort } from "../../apps/server/src/testing/free-port.ts";
import { NOBODY } from "../../apps/server/src/testing/nobody.ts";
import { run, until } from "./process.ts";
import { ROLE } from "./postgres-pair.ts";

const OURS = new URL("../../deploy/pgbouncer.ini", import.meta.url);

export interface Pooler {
  version: string;
  url: string;
  /** Sends everybody to the server at another port, as an operator does: the file changed, then read again. */
  turnTo: (port: number) => void;
  stop: () => Promise<void>;
}

/** PgBouncer with the file of `deploy/`, but for its addresses and passwords. */
export const startPooler = async (folder: string, databasePort: number): Promise<Pooler> => {
  const { path, env } = debianProgram(folder, "pgbouncer", ["pgbouncer", "libc-ares2"]);
  const port = await freePort();
  const [file, users] = [join(folder, "pgbouncer.ini"), join(folder, "userlist.txt")];
  const write = (to: number): void => {
    const settings = readFileSync(OURS, "utf8")
      .replace("port=5432", `port=${to}`)
      .replace("listen_port = 6432", `listen_port = ${port}`)
      .replace("auth_type = scram-sha-256", "auth_type = trust\nunix_socket_dir =")
      .replace("/etc/pgbouncer/userlist.txt", users);
    writeFileSync(file, settings);
    chmodSync(file, 0o644);
  };
  writeFileSync(users, `"${ROLE}" ""\n`);
  chmodSync(users, 0o644);
  write(databasePort);
  const pooler = run(path, [file], { ...NOBODY, env, cwd: folder });
  await until("PgBouncer listens", () => pooler.said.text.includes("process up"));
  return {
    version: execFileSync(path, ["--version"], { env, encoding: "utf8" }).split("\n")[0] ?? "",
    url: `postgres://${ROLE}@127.0.0.1:${port}/${ROLE}?pooler=transaction`,
    turnTo: (to) => {
      write(to);
      pooler.child.kill("SIGHUP");
    },
    stop: () => pooler.end("SIGINT"),
  };
};
