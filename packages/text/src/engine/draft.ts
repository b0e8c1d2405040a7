import type { RegisterId } from "../registers/register.ts";
import { placesInEnglish, type TellPlace } from "../tells/places.ts";

/** What the transforms see of a text. */
export interface Draft {
  text: string;
  register: RegisterId;
  /** Where tells stand that weigh, in order and apart. */
  told: readonly TellPlace[];
}

export const openDraft = (text: string, register: RegisterId): Draft => ({
  text,
  register,
  told: placesInEnglish(text),
});
