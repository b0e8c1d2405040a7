import type { Database } from "../../database/database.ts";
import type { Clock } from "../../runtime/clock.ts";
import type { Seal } from "../seal.ts";
import { measureEarlier } from "./measure-earlier.ts";
import { createReadVoices } from "./read-voices.ts";
import { createWriteVoices } from "./write-voices.ts";

/** Voice profiles of an account. Habits and samples are sealed; samples are there only where their owner asked for it. */
export const createVoices = (deps: { db: Database; clock: Clock; seal: Seal }) => ({
  ...createReadVoices(deps),
  ...createWriteVoices(deps),
  /** Measures voices of the release before whose samples are kept. @returns how many. */
  measureEarlier: () => measureEarlier(deps.db, deps.seal),
});

export type Voices = ReturnType<typeof createVoices>;
