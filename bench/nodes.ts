// npm run bench -- nodes [KILLS]: two whole servers on one PostgreSQL (fsync on) under load, one of them killed with
// SIGKILL again and again, 20 times unless told otherwise; TEST_DATABASE_URL may name an empty database of another server.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../apps/server/src/testing/postgres-suite.ts";
import { killServers } from "../apps/server/src/testing/two-servers-suite.ts";

export const run = async (args: readonly string[]): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-bench-"));
  chmodSync(folder, 0o755);
  try {
    const given = process.env["TEST_DATABASE_URL"] ?? "";
    const server = given === "" ? await startPostgres(folder, { synced: true }) : null;
    const { doctor, ...report } = await killServers(server?.url ?? given, Number(args[0] ?? 20), 4);
    console.log(`two servers, one killed: ${JSON.stringify(report)}; doctor: ${doctor.ok ? "ok" : "FAIL"}`);
    await server?.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
