import type { Database } from "../database/database.ts";
import { connectionSealedAbout } from "./connections/connections.ts";
import type { Seal } from "./seal.ts";
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
  about: (row: Row) => readonly string[];
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
];

export interface SealedTexts {
  /** Sealed under the secret of now. */
  current: number;
  /** Sealed under one of the secrets of before. */
  previous: number;
  /** Not to be opened: `SECRET_PREVIOUS` lacks the secret, or the row was changed. */
  unreadable: number;
}

const openedBy = (seal: Seal, text: string, about: readonly string[]): string | null => {
  try {
    return seal.open(text, about);
  } catch {
    return null;
  }
};

const isCurrent = (seal: Seal, sealed: string): boolean => sealed.split(".")[1] === seal.keyId;

/** Counts sealed texts by the secret that opens them. */
export const surveySealed = async (db: Database, seal: Seal): Promise<SealedTexts> => {
  const counts: SealedTexts = { current: 0, previous: 0, unreadable: 0 };
  for (const { rows, about } of SEALED_COLUMNS) {
    for (const row of await db.read<Row>(rows)) {
      const readable = openedBy(seal, row.sealed, about(row)) !== null;
      counts[!readable ? "unreadable" : isCurrent(seal, row.sealed) ? "current" : "previous"] += 1;
    }
  }
  return counts;
};

/** What a column's rows look like that a secret sealed which is not known. */
const foreignTo = ({ keyIds }: Pick<Seal, "keyIds">, column: string): { where: string; patterns: string[] } => ({
  where: `${column} IS NOT NULL AND NOT (${keyIds.map((_, at) => `${column} LIKE $${at + 1}`).join(" OR ")})`,
  patterns: keyIds.map((id) => `v1.${id}.%`),
});

/** Counts texts that were sealed under a secret that is not known, without opening any. */
export const countForeign = async (db: Database, seal: Pick<Seal, "keyIds">): Promise<number> => {
  let foreign = 0;
  for (const { table, column } of SEALED_COLUMNS) {
    const { where, patterns } = foreignTo(seal, column);
    foreign += (await db.read<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table} WHERE ${where}`, patterns))[0]?.n ?? 0;
  }
  return foreign;
};

/** Deletes the voices, connected accounts and lists of words that hold a text sealed under a secret that is not known. @returns how many. */
export const forgetForeign = async (db: Database, seal: Pick<Seal, "keyIds">): Promise<number> => {
  let gone = 0;
  for (const { table, column } of SEALED_COLUMNS) {
    const { where, patterns } = foreignTo(seal, column);
    gone += await db.run(`DELETE FROM ${table} WHERE ${where}`, patterns);
  }
  return gone;
};

/**
 * Seals under the secret of now what one of before sealed, one row at a time so that a running server never waits. A
 * text that its owner replaced meanwhile is left alone. @returns the number of rows that it changed.
 */
export const resealAll = async (db: Database, seal: Seal): Promise<number> => {
  let changed = 0;
  for (const { table, column, rows, about } of SEALED_COLUMNS) {
    for (const row of await db.read<Row>(rows)) {
      if (isCurrent(seal, row.sealed)) continue;
      const text = openedBy(seal, row.sealed, about(row));
      if (text === null) continue;
      changed += await db.run(`UPDATE ${table} SET ${column} = $2 WHERE id = $1 AND ${column} = $3`, [
        row.id,
        seal.close(text, about(row)),
        row.sealed,
      ]);
    }
  }
  return changed;
};
