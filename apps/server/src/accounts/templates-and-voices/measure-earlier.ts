import type { Database } from "../../database/database.ts";
import type { Seal } from "../seal.ts";
import { WHOLE, type VoiceRow } from "./voice-row.ts";
import { measured, readSamples, sealHabits } from "./voice-text.ts";

/** Measures voices of the release before whose samples are kept. @returns how many. */
export const measureEarlier = async (db: Database, seal: Seal): Promise<number> => {
  const rows = await db.read<VoiceRow & { samples: string }>(
    `SELECT ${WHOLE} FROM voice WHERE measured IS NULL AND samples IS NOT NULL`,
  );
  let count = 0;
  for (const row of rows) {
    const samples = readSamples(seal, row);
    if (samples === null) continue;
    const sealed = sealHabits(seal, row, measured(samples, []));
    count += await db.run("UPDATE voice SET measured = $2, profile = $3 WHERE id = $1 AND measured IS NULL", [
      row.id,
      sealed.measured,
      sealed.profile,
    ]);
  }
  return count;
};
