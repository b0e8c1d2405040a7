import * as z from "zod/mini";
import { detailsOf } from "./humanize.ts";
import type { ErrorDetail } from "./errors.ts";
import { UsageEvent } from "./usage.ts";

/** How a rewrite may say something else than its draft. */
export const FINDING_TYPES = [
  "figure",
  "subject",
  "role",
  "direction",
  "negation",
  "obligation",
  "condition",
  "quantity",
  "time",
  "cause",
  "certainty",
  "commitment",
  "dropped",
  "added",
] as const;
export type FindingType = (typeof FINDING_TYPES)[number];

const someText = z.string().check(z.refine((text) => text.trim() !== "", "must hold some text"));

/** Body of `POST /api/verify`. */
export const VerifyRequest = z.strictObject({
  before: someText,
  after: someText,
  fromNotes: z.optional(z.boolean()),
});
export type VerifyRequest = z.infer<typeof VerifyRequest>;

/** A change of meaning. The quotations are in the texts as they are; one of them may be empty. `why` is the judge's own. */
export const MeaningFinding = z.strictObject({
  type: z.enum(FINDING_TYPES),
  before: z.string(),
  after: z.string(),
  why: z.string(),
});
export type MeaningFinding = z.infer<typeof MeaningFinding>;

/** The place of a meaningless note of the comparison; UTF-16. */
export const WithdrawnPlace = z.strictObject({ side: z.enum(["before", "after"]), start: z.int(), end: z.int() });
export type WithdrawnPlace = z.infer<typeof WithdrawnPlace>;

/** Answer of `POST /api/verify`. Where `verified` is false the judge's answer was not usable, and nothing was charged. */
export const VerifyReport = z.strictObject({
  verified: z.boolean(),
  findings: z.array(MeaningFinding),
  withdrawn: z.array(WithdrawnPlace),
  usage: UsageEvent,
});
export type VerifyReport = z.infer<typeof VerifyReport>;

export type ParsedVerifyRequest = { ok: true; request: VerifyRequest } | { ok: false; details: ErrorDetail[] };

/** Reads an unknown JSON value as a request, listing every violated field. */
export const parseVerifyRequest = (value: unknown): ParsedVerifyRequest => {
  const result = VerifyRequest.safeParse(value);
  return result.success ? { ok: true, request: result.data } : { ok: false, details: detailsOf(result.error.issues) };
};
