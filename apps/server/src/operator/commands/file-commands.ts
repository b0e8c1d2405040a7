import { existsSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { syncFolder, syncPath } from "../../runtime/durable-file.ts";
import { exportLines, importLines } from "../transfer.ts";
import { fileOf, UsageError, type Arguments, type Command } from "./command.ts";

const newFile = (args: Arguments): string => {
  const file = fileOf(args);
  if (existsSync(file)) throw new UsageError(`${file} exists already.`);
  return file;
};

const exporting: Command = {
  name: "export",
  takes: "FILE",
  meaning: "exports the database as JSON lines for `import`",
  options: [],
  run: async ({ db }, args) => {
    const file = newFile(args);
    const lines = await db.snapshot(exportLines);
    writeFileSync(file, lines.map((line) => `${line}\n`).join(""), { mode: 0o600 });
    return { json: { file, rows: lines.length }, text: `Wrote ${lines.length} rows to ${file}.` };
  },
};

const importing: Command = {
  name: "import",
  takes: "FILE",
  meaning: "reads an export into an empty database; writes nothing if its charges do not add up",
  options: [],
  run: async ({ db }, args) => {
    const file = fileOf(args);
    const rows = await importLines(db, file);
    return { json: { file, rows }, text: `Read ${rows} rows from ${file}. The ledger adds up.` };
  },
};

const backup: Command = {
  name: "backup",
  takes: "FILE",
  meaning: "copies the SQLite database, even while the server is running",
  options: [],
  // Before an upgrade it may be the new release's command, and the old release may still run.
  anySchema: true,
  run: async ({ db, config }, args) => {
    const file = newFile(args);
    if (db.dialect !== "sqlite") throw new UsageError("On PostgreSQL use pg_dump, or export.");
    if ((await db.read("SELECT 1 FROM sqlite_schema WHERE name = 'migration'")).length === 0)
      throw new UsageError("There's no database yet. Start the server once to create it.");
    // Made before it holds anything, so that nobody else can ever read it.
    writeFileSync(file, "", { mode: 0o600, flag: "wx" });
    try {
      await db.run("VACUUM INTO $1", [file]);
    } catch (error) {
      rmSync(file, { force: true });
      throw error;
    }
    syncPath(file);
    syncFolder(dirname(file));
    const secret = config.secret === null ? join(config.server.dataDir, "secret") : "SECRET";
    const reminder = `Keep ${secret} with it, but not in the same place: without it, voices, connected accounts and always-protected words can't be decrypted.`;
    return { json: { file }, text: `Copied the database to ${file}.\n${reminder}` };
  },
};

export const fileCommands: readonly Command[] = [exporting, importing, backup];
