import { LENGTHS, MODES, REGISTERS } from "@rewrite-service/contract";
import { measureVoice, shownSamples, voiceGuidance, type VoiceHabits } from "@rewrite-service/text";
import { textOf } from "../../../packages/text/evaluate/row-text.ts";
import type { Brief } from "../src/providers/brief.ts";
import { plainBrief } from "../src/providers/brief.ts";

type Row = Readonly<Record<string, unknown>>;

const memberOf = <T extends string>(row: Row, name: string, values: readonly T[], otherwise: T): T => {
  const value = row[name] ?? otherwise;
  if (!values.includes(value as T)) throw new Error(`${name} is unknown`);
  return value as T;
};

/** `voice` is habits as the library measures them, or `{samples}`. */
const voiceOf = (voice: unknown): Brief["voice"] => {
  if (voice === undefined || voice === null) return null;
  const { samples: given } = voice as { samples?: readonly string[] };
  const habits = given === undefined ? (voice as VoiceHabits) : measureVoice(given);
  const samples = shownSamples(given ?? []);
  return {
    name: "voice",
    guidance: voiceGuidance(habits),
    signOff: habits.signOffs[0]?.value ?? null,
    samples,
    habits,
  };
};

/** What a row asks for, in the members of a request; unknown members are ignored. */
export const briefOfRow = (row: Row): Brief => {
  const mode = memberOf(row, "mode", MODES, "rewrite");
  return plainBrief(textOf(row, "text"), {
    register: memberOf(row, "register", REGISTERS, "email"),
    mode,
    fromNotes: mode === "expand" || row["fromNotes"] === true,
    previousRewrite: mode === "vary" || mode === "closer" ? textOf(row, "previousRewrite") : null,
    length: row["length"] === undefined ? null : memberOf(row, "length", LENGTHS, "same"),
    protectedSpans: (row["protectedSpans"] as readonly string[] | undefined) ?? [],
    voice: voiceOf(row["voice"]),
  });
};
