import type { Migration } from "./migration.ts";

/** Browsers' names were kept with sessions and read by nobody. The column stays, because the sign-in library writes to it. */
export const userAgents: Migration = {
  name: "0011-user-agents",
  oldestRelease: "0.1.0",
  statements: () => [`UPDATE auth_session SET "userAgent" = NULL WHERE "userAgent" IS NOT NULL`],
};
