import type { Migration } from "./migration.ts";

/** Second factors and passkeys, frozen from the sign-in library's own compiled migrations (better-auth 1.7.7). */
export const factors: Migration = {
  name: "0011-factors",
  oldestRelease: "0.1.0",
  statements: (dialect) => {
    const date = dialect === "postgres" ? "TIMESTAMPTZ" : "DATE";
    const boolean = dialect === "postgres" ? "BOOLEAN" : "INTEGER";
    const owner = `"userId" TEXT NOT NULL REFERENCES auth_user (id) ON DELETE CASCADE`;
    return [
      `ALTER TABLE auth_user ADD COLUMN "twoFactorEnabled" ${boolean}`,
      `CREATE TABLE auth_two_factor (id TEXT PRIMARY KEY, secret TEXT NOT NULL, "backupCodes" TEXT NOT NULL, ${owner},
        verified ${boolean}, "failedVerificationCount" INTEGER, "lockedUntil" ${date})`,
      `CREATE UNIQUE INDEX auth_two_factor_user ON auth_two_factor ("userId")`,
      `CREATE TABLE auth_passkey (id TEXT PRIMARY KEY, name TEXT, "publicKey" TEXT NOT NULL, ${owner},
        "credentialID" TEXT NOT NULL, counter INTEGER NOT NULL, "deviceType" TEXT NOT NULL, "backedUp" ${boolean} NOT NULL,
        transports TEXT, "createdAt" ${date}, aaguid TEXT)`,
      `CREATE INDEX auth_passkey_user ON auth_passkey ("userId")`,
      `CREATE UNIQUE INDEX auth_passkey_credential ON auth_passkey ("credentialID")`,
    ];
  },
};
