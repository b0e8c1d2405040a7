import type { Database } from "../database.ts";

/** Statements run one by one, in one transaction with the note that they ran. `dialect` picks where the two differ. */
export interface Migration {
  /** The name of its file. */
  name: string;
  /**
   * The oldest release that may still start and serve on a database that has this, such as `0.1.0`. During an upgrade
   * nodes of both releases serve, so a release in between first stops using what a later one takes away.
   */
  oldestRelease: string;
  statements(dialect: Database["dialect"]): readonly string[];
}
