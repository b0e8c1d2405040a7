import type { Database } from "../database/database.ts";
import { connectionSealedAbout } from "./connections/connections.ts";
import { createSeal, type Seal } from "./seal.ts";
import { createFactorSeal, factorPrefix, type Secrets } from "./sign-in/factor-seal.ts";
import { termsSealedAbout } from "./terms.ts";
import { voiceSealedAbout } from "./templates-and-voices/voice-seal.ts";

interface Row {
  id: string;
  sealed: string;
  owner: string;
  base_url: string;
}

interface SealedColumn {
  table: string;
  column: string;
  /** What the texts of the rows are sealed with; null for those of the sign-in library, which it seals without it. */
  about: ((row: Row) => readonly string[]) | null;
  rows: string;
}

/** Every column that holds sealed text for longer than minutes, and what each is sealed with. */
const SEALED_COLUMNS: readonly SealedColumn[] = [
  ...(["samples", "measured", "profile"] as const).map((column) => ({
    table: "voice",
    column,
    about: ({ id, owner }: Row) => voiceSealedAbout(id, owner, column),
    rows: `SELECT id, owner, ${column} AS sealed, '' AS base_url FROM voice WHERE ${column} IS NOT NULL`,
  })),
  {
    table: "connection",
    column: "sealed_key",
    about: ({ id, owner, base_url: baseUrl }) => connectionSealedAbout(id, owner, baseUrl),
    rows: "SELECT id, owner, sealed_key AS sealed, base_url FROM connection",
  },
  {
    table: "term_list",
    column: "terms",
    about: ({ owner }) => termsSealedAbout(owner),
    rows: "SELECT id, id AS owner, terms AS sealed, '' AS base_url FROM term_list",
  },
  ...['"secret"', '"backupCodes"'].map((column) => ({
    table: "auth_two_factor",
    column,
    about: null,
    rows: `SELECT id, "userId" AS owner, ${column} AS sealed, '' AS base_url FROM auth_two_factor`,
  })),
];

/** Opens and closes the texts of one column. */
interface Sealer {
  isCurrent(sealed: string): boolean;
  open(sealed: string, row: Row): Promise<string>;
  close(text: string, row: Row): Promise<string>;
}

type SealerOf = (column: SealedColumn) => Sealer;

const createSealers = (secrets: Secrets): SealerOf => {
  const seal = createSeal(secrets.secret, secrets.previous);
  const factors = createFactorSeal(secrets);
  return ({ about }) =>
    about === null
      ? factors
      : {
          isCurrent: (sealed) => sealed.split(".")[1] === seal.keyId,
          // An exception of the seal becomes a rejection.
          open: (sealed, row) => Promise.resolve().then(() => seal.open(sealed, about(row))),
          close: (text, row) => Promise.resolve(seal.close(text, about(row))),
        };
};

export interface SealedTexts {
  /** Sealed under the secret of now. */
  current: number;
  /** Sealed under one of the secrets of before. */
  previous: number;
  /** Not to be opened: `SECRET_PREVIOUS` lacks the secret, or the row was changed. */
  unreadable: number;
}

const openedBy = (sealer: Sealer, row: Row): Promise<string | null> => sealer.open(row.sealed, row).catch(() => null);

/** Counts sealed texts by the secret that opens them. */
export const surveySealed = async (db: Database, secrets: Secrets): Promise<SealedTexts> => {
  const counts: SealedTexts = { current: 0, previous: 0, unreadable: 0 };
  const sealerOf = createSealers(secrets);
  for (const column of SEALED_COLUMNS) {
    const sealer = sealerOf(column);
    for (const row of await db.read<Row>(column.rows)) {
      const readable = (await openedBy(sealer, row)) !== null;
      counts[!readable ? "unreadable" : sealer.isCurrent(row.sealed) ? "current" : "previous"] += 1;
    }
  }
  return counts;
};

/** What a column's rows look like that a secret sealed which is not known. */
const foreignTo = (
  { keyIds }: Pick<Seal, "keyIds">,
  { column, about }: SealedColumn,
): { where: string; patterns: string[] } => ({
  where: `${column} IS NOT NULL AND NOT (${keyIds.map((_, at) => `${column} LIKE $${at + 1}`).join(" OR ")})`,
  patterns: keyIds.map((id) => (about === null ? `${factorPrefix(id)}%` : `v1.${id}.%`)),
});

/** Counts texts that were sealed under a secret that is not known, without opening any. */
export const countForeign = async (db: Database, seal: Pick<Seal, "keyIds">): Promise<number> => {
  let foreign = 0;
  for (const column of SEALED_COLUMNS) {
    const { where, patterns } = foreignTo(seal, column);
    const sql = `SELECT COUNT(*) AS n FROM ${column.table} WHERE ${where}`;
    foreign += (await db.read<{ n: number }>(sql, patterns))[0]?.n ?? 0;
  }
  return foreign;
};

/**
 * Deletes the voices, connected accounts, lists of words and second factors that hold a text sealed under a secret that is
 * not known; whoever loses a second factor signs in without one. @returns how many.
 */
export const forgetForeign = async (db: Database, seal: Pick<Seal, "keyIds">): Promise<number> => {
  let gone = 0;
  for (const column of SEALED_COLUMNS) {
    const { where, patterns } = foreignTo(seal, column);
    gone += await db.run(`DELETE FROM ${column.table} WHERE ${where}`, patterns);
  }
  await db.run(`UPDATE auth_user SET "twoFactorEnabled" = NULL
    WHERE "twoFactorEnabled" IS NOT NULL AND id NOT IN (SELECT "userId" FROM auth_two_factor)`);
  return gone;
};

/**
 * Seals under the secret of now what one of before sealed, one row at a time so that a running server never waits. A
 * text that its owner replaced meanwhile is left alone. @returns the number of rows that it changed.
 */
export const resealAll = async (db: Database, secrets: Secrets): Promise<number> => {
  let changed = 0;
  const sealerOf = createSealers(secrets);
  for (const column of SEALED_COLUMNS) {
    const sealer = sealerOf(column);
    const update = `UPDATE ${column.table} SET ${column.column} = $2 WHERE id = $1 AND ${column.column} = $3`;
    for (const row of await db.read<Row>(column.rows)) {
      if (sealer.isCurrent(row.sealed)) continue;
      const text = await openedBy(sealer, row);
      if (text === null) continue;
      changed += await db.run(update, [row.id, await sealer.close(text, row), row.sealed]);
    }
  }
  return changed;
};
