import type { Migration } from "./migration.ts";

/** Expired rows are looked for every minute. */
export const expiry: Migration = {
  name: "0007-expiry",
  oldestRelease: "0.1.0",
  statements: () => [
    `CREATE INDEX auth_session_expires ON auth_session ("expiresAt")`,
    `CREATE INDEX auth_verification_expires ON auth_verification ("expiresAt")`,
  ],
};
