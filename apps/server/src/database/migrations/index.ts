import { firstSchema } from "./0001-first-schema.ts";
import { accounts } from "./0002-accounts.ts";
import { connections } from "./0003-connections.ts";
import { billing } from "./0004-billing.ts";
import { audit } from "./0005-audit.ts";
import { voices } from "./0006-voices.ts";
import { expiry } from "./0007-expiry.ts";
import { holdBudget } from "./0008-hold-budget.ts";
import { terms } from "./0009-terms.ts";
import { companies } from "./0010-companies.ts";
import { factors } from "./0011-factors.ts";
import { adminKeys } from "./0012-admin-keys.ts";
import type { Migration } from "./migration.ts";

/** In order, append only: a released migration never changes. */
export const migrations: readonly Migration[] = [
  firstSchema,
  accounts,
  connections,
  billing,
  audit,
  voices,
  expiry,
  holdBudget,
  terms,
  companies,
  factors,
  adminKeys,
];
