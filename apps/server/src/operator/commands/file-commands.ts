import { existsSync, writeFileSync } from "node:fs";
import { openDatabase } from "../../database/open.ts";
import { schemaFits } from "../../database/migrate.ts";
import { exportLines, importLines } from "../transfer.ts";
import { violations } from "../../billing/ledger/invariants.ts";
import { UsageError, type Arguments, type Command, type CommandResult } from "./command.ts";

const fileOf = ({ rest }: Arguments): string => {
  const [file] = rest;
  if (file === undefined || rest.length > 1) throw new UsageError("Name one file.");
  return file;
};

const newFile = (args: Arguments): string => {
  const file = fileOf(args);
  if (existsSync(file)) throw new UsageError(`${file} exists already.`);
  return file;
};

const exporting: Command = {
  name: "export",
  usage: "export FILE            every row as JSON lines, for import into the other database",
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
  usage: "import FILE            into an empty database; checks the ledger before it keeps anything",
  options: [],
  run: async ({ db }, args) => {
    const file = fileOf(args);
    const rows = await importLines(db, file);
    return { json: { file, rows }, text: `Read ${rows} rows from ${file}. The ledger adds up.` };
  },
};

const backup: Command = {
  name: "backup",
  usage: "backup FILE            a copy of the SQLite file, made while the server runs",
  options: [],
  run: async ({ db }, args) => {
    const file = newFile(args);
    if (db.dialect !== "sqlite") throw new UsageError("On PostgreSQL use pg_dump, or export.");
    await db.run("VACUUM INTO $1", [file]);
    return { json: { file }, text: `Copied the database to ${file}.` };
  },
};

const restore: Command = {
  name: "restore",
  usage: "restore FILE --check   opens a backup and checks its schema and its ledger",
  options: ["check"],
  run: async (_, args): Promise<CommandResult> => {
    const file = fileOf(args);
    if (!existsSync(file)) throw new UsageError(`${file} does not exist.`);
    if (args.options["check"] !== true) {
      throw new UsageError("Only --check is done here. To restore, stop the server and copy the file to its place.");
    }
    const copy = await openDatabase({ url: `sqlite:${file}` });
    try {
      const broken = await copy.snapshot(violations);
      const current = await schemaFits(copy);
      const ok = broken.length === 0 && current;
      const text = ok ? `${file} is whole.` : `${file} is not usable as it is: ${current ? "ledger" : "schema"}.`;
      return { json: { file, ok, schemaIsCurrent: current, violations: broken }, text, status: ok ? 0 : 1 };
    } finally {
      await copy.close();
    }
  },
};

export const fileCommands: readonly Command[] = [exporting, importing, backup, restore];
