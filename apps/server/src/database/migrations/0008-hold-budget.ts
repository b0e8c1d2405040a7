import type { Migration } from "./migration.ts";

/** Whether a fund may go is asked of it as a budget too, by us and by its foreign key; without this, of every hold. */
export const holdBudget: Migration = {
  name: "0008-hold-budget",
  oldestRelease: "0.1.0",
  statements: () => [`CREATE INDEX hold_budget ON hold (budget_id) WHERE budget_id IS NOT NULL`],
};
