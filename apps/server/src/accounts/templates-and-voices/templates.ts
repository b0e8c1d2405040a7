import { randomUUID } from "node:crypto";
import { ServiceError } from "@rewrite-service/contract";
import { REGISTERS } from "@rewrite-service/contract";
import type { RegisterId } from "@rewrite-service/text";
import type { Clock } from "../../runtime/clock.ts";
import type { Database } from "../../database/database.ts";
import { isRowId } from "../row-id.ts";

export const KEPT_MAX = 20;

export interface Template {
  id: string;
  name: string;
  instructions: string;
  /** The kind of message that it is for; null leaves that to each request. */
  register: RegisterId | null;
}

interface Row {
  id: string;
  name: string;
  instructions: string;
  register: string;
}

const COLUMNS = "id, name, instructions, register";
const templateOf = (row: Row): Template => ({
  ...row,
  register: REGISTERS.find((register) => register === row.register) ?? null,
});

export const limitReached = (what: string): ServiceError =>
  new ServiceError("invalid_request", { message: `${KEPT_MAX} ${what} is the limit. Delete one to add another.` });

/** Templates of an account. Another owner's are not there. */
export const createTemplates = ({ db, clock }: { db: Database; clock: Clock }) => ({
  list: async (owner: string): Promise<Template[]> =>
    (await db.read<Row>(`SELECT ${COLUMNS} FROM template WHERE owner = $1 ORDER BY created_at, id`, [owner])).map(
      templateOf,
    ),
  /** Null for anything that is no id of a template of this owner. */
  get: async (owner: string, id: string): Promise<Template | null> => {
    if (!isRowId(id)) return null;
    const [row] = await db.read<Row>(`SELECT ${COLUMNS} FROM template WHERE owner = $1 AND id = $2`, [owner, id]);
    return row === undefined ? null : templateOf(row);
  },
  create: async (owner: string, template: Omit<Template, "id">): Promise<Template> => {
    const made = { id: randomUUID(), ...template };
    const rows = await db.rows(
      `INSERT INTO template (id, owner, name, instructions, register, created_at, updated_at)
       SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS TEXT), CAST($6 AS BIGINT),
         CAST($6 AS BIGINT)
       WHERE (SELECT COUNT(*) FROM template WHERE owner = $2) < ${KEPT_MAX} RETURNING id`,
      [made.id, owner, template.name, template.instructions, template.register ?? "", clock.now()],
    );
    if (rows.length === 0) throw limitReached("templates");
    return made;
  },
  replace: async (
    owner: string,
    id: string,
    { name, instructions, register }: Omit<Template, "id">,
  ): Promise<boolean> =>
    (await db.run(
      "UPDATE template SET name = $3, instructions = $4, register = $5, updated_at = $6 WHERE owner = $1 AND id = $2",
      [owner, id, name, instructions, register ?? "", clock.now()],
    )) > 0,
  remove: async (owner: string, id: string): Promise<boolean> =>
    (await db.run("DELETE FROM template WHERE owner = $1 AND id = $2", [owner, id])) > 0,
});

export type Templates = ReturnType<typeof createTemplates>;
