import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../config/config.ts";
import { secretFile } from "../../config/secret.ts";
import { sqliteFileOf } from "../../database/open.ts";
import { DatabaseInUse } from "../../database/sqlite/database-file.ts";
import { systemClock as clock } from "../../runtime/clock.ts";
import { checkBackup, restoreBackup, type BackupFindings, type RestoreDeps } from "../restore.ts";
import { fileOf, UsageError, type StandaloneCommand } from "./command.ts";

/** The secrets of this server, without making one where there is none yet. */
const knownSecrets = ({ secret, previousSecrets: previous, server }: Config): RestoreDeps["secrets"] => {
  if (secret !== null) return { secret, previous };
  return existsSync(join(server.dataDir, "secret")) ? { secret: secretFile(server.dataDir), previous } : null;
};

const notes = ({ schemaIsCurrent, sealedElsewhere }: BackupFindings): string[] => [
  ...(schemaIsCurrent ? [] : ["This backup is from an earlier release. Restoring it upgrades it to this one."]),
  ...(sealedElsewhere === 0
    ? []
    : [
        `${sealedElsewhere === 1 ? "1 encrypted text in it needs" : `${sealedElsewhere} encrypted texts in it need`} another secret. Put the backup's secret in place (DATA_DIR/secret or SECRET) before you start the server.`,
      ]),
];

/** Puts a backup back, or only looks at it. It opens the database by itself, because nobody else may have it open. */
export const restore: StandaloneCommand = {
  name: "restore",
  takes: "FILE [--check]",
  meaning: "replaces the SQLite database with a backup, while no server uses it; `--check` only checks the backup",
  options: ["check"],
  run: async (readConfig, args) => {
    const config = readConfig();
    const file = fileOf(args);
    if (!existsSync(file)) throw new UsageError(`${file} does not exist.`);
    const target = sqliteFileOf(config.storage.databaseUrl, config.server.dataDir);
    const checking = args.options["check"] === true;
    if (target === null && !checking) throw new UsageError("On PostgreSQL use pg_restore, or import.");
    const place = target ?? join(config.server.dataDir, "checked");
    const deps = { file, target: place, clock, secrets: knownSecrets(config) };
    try {
      const found = checking ? { ...(await checkBackup(deps)), kept: null } : await restoreBackup(deps);
      return { json: { file, ...found }, text: textOf(file, found, checking), status: found.ok ? 0 : 1 };
    } catch (error) {
      throw error instanceof DatabaseInUse ? new UsageError(error.message) : error;
    }
  },
};

const textOf = (file: string, found: BackupFindings & { kept: string | null }, checking: boolean): string => {
  if (!found.ok) return [`${file} can't be used, and nothing was changed:`, ...found.faults].join("\n");
  const done = checking ? `${file} is whole.` : `Restored ${file}.`;
  const kept = found.kept === null ? [] : [`Your previous database was kept as ${found.kept}.`];
  return [done, ...kept, ...notes(found)].join("\n");
};
