import type { Migration } from "./migration.ts";

/**
 * Measured habits of a voice, sealed, because they hold words of its samples: what people are shown, and apart from it
 * the long profile that only a distance needs. The old column stays empty for the release before this one.
 */
export const voices: Migration = {
  name: "0006-voices",
  oldestRelease: "0.1.0",
  statements: () => [`ALTER TABLE voice ADD COLUMN measured TEXT`, `ALTER TABLE voice ADD COLUMN profile TEXT`],
};
