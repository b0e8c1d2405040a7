import * as z from "zod/mini";
import { LENGTHS, MODEL_TIERS, MODES, REGISTERS } from "./choices.ts";
import type { ErrorDetail } from "./errors.ts";
import { PROTECTED_SPANS_CHARACTERS_MAX, PROTECTED_SPANS_MAX } from "./limits.ts";
import type { UsageEvent } from "./usage.ts";

export const Mode = z.enum(MODES);
export type Mode = z.infer<typeof Mode>;
export const Length = z.enum(LENGTHS);
export type Length = z.infer<typeof Length>;
export const ModelTier = z.enum(MODEL_TIERS);
export type ModelTier = z.infer<typeof ModelTier>;

/** Any text: one that is no id cannot be resolved, and falls back as the interface says. */
const identifier = z.nullable(z.string());

const holdsText = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";

/** Body of `POST /api/humanize`. Unknown fields are refused, so a typo never silently changes a rewrite. */
export const HumanizeRequest = z
  .strictObject({
    text: z.string().check(z.refine((text) => text.trim() !== "", "must hold some text")),
    register: z.enum(REGISTERS),
    mode: z.optional(Mode),
    templateId: z.optional(identifier),
    voiceProfileId: z.optional(identifier),
    fromNotes: z.optional(z.boolean()),
    previousRewrite: z.optional(z.string()),
    protectedSpans: z.optional(
      z.array(z.string().check(z.minLength(1, "must not be empty"))).check(
        z.maxLength(PROTECTED_SPANS_MAX, `at most ${PROTECTED_SPANS_MAX} entries`),
        z.refine(
          (spans) => spans.reduce((sum, span) => sum + span.length, 0) <= PROTECTED_SPANS_CHARACTERS_MAX,
          `at most ${PROTECTED_SPANS_CHARACTERS_MAX} characters over all entries`,
        ),
      ),
    ),
    modelTier: z.optional(ModelTier),
    length: z.optional(Length),
  })
  .check(
    z.refine(
      (request: Record<string, unknown>) =>
        (request["mode"] !== "vary" && request["mode"] !== "closer") || holdsText(request["previousRewrite"]),
      // Reported beside the other fields' faults, so the value may be anything that JSON can hold.
      {
        path: ["previousRewrite"],
        message: "is required with the modes vary and closer",
        when: ({ value }) => typeof value === "object" && value !== null,
      },
    ),
  );
export type HumanizeRequest = z.infer<typeof HumanizeRequest>;

/** Events of the answer, in the order delta* → usage → done; `error` may end the stream instead. */
export type HumanizeEvent =
  | { type: "delta"; text: string }
  | UsageEvent
  | { type: "done" }
  | { type: "error"; message: string };

export type ParsedRequest = { ok: true; request: HumanizeRequest } | { ok: false; details: ErrorDetail[] };

/** Reads an unknown JSON value as a request, listing every violated field. */
export const parseHumanizeRequest = (value: unknown): ParsedRequest => {
  const result = HumanizeRequest.safeParse(value);
  return result.success ? { ok: true, request: result.data } : { ok: false, details: detailsOf(result.error.issues) };
};

interface Issue {
  code: string;
  path: PropertyKey[];
  message: string;
  keys?: string[];
}

/** One row per violated field of a failed zod parse; an unknown field is named as its own path. */
export const detailsOf = (issues: readonly z.core.$ZodIssue[]): ErrorDetail[] =>
  (issues as readonly Issue[]).flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? (issue.keys ?? []).map((key) => ({ path: [...issue.path, key].join("."), message: "is not a known field" }))
      : [{ path: issue.path.join("."), message: issue.message }],
  );
