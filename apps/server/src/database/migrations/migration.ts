import type { Database } from "../database.ts";

/** Statements run one by one, in one transaction with the note that they ran. `dialect` picks where the two differ. */
export interface Migration {
  /** The name of its file. */
  name: string;
  statements(dialect: Database["dialect"]): readonly string[];
}
