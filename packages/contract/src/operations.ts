import * as z from "zod/mini";
import { ACCOUNT_OPERATIONS } from "./account-operations.ts";
import { ADMIN_OPERATIONS } from "./admin-operations.ts";
import { BILLING_OPERATIONS } from "./billing-operations.ts";
import { CONNECTION_OPERATIONS } from "./connection-operations.ts";
import { DEVICE_OPERATIONS } from "./device-operations.ts";
import { HumanizeAnswer } from "./humanize-answer.ts";
import { HumanizeRequest } from "./humanize.ts";
import { KEY_OPERATIONS } from "./key-operations.ts";
import { json, READ_ERRORS, type Operation } from "./operation.ts";
import { COLLECTION_OPERATIONS } from "./collection-operations.ts";
import { PASSKEY_OPERATIONS } from "./passkey-operations.ts";
import { SIGN_IN_OPERATIONS } from "./sign-in-operations.ts";
import { SiteReport } from "./site.ts";
import { TERM_OPERATIONS } from "./term-operations.ts";
import { UsageDays } from "./usage-days.ts";
import { UsageReport } from "./usage.ts";
import { VERIFY_OPERATION } from "./verify-operation.ts";

const RegisterList = z.strictObject({
  items: z.array(z.strictObject({ id: z.string(), name: z.string(), summary: z.string() })),
});

const USAGE_EXAMPLE = {
  type: "usage",
  plan: "free",
  modelTier: "standard",
  inputTokens: 21,
  outputTokens: 9,
  requests: 0,
  fundingSource: "allowance",
  creditsUsed: 0,
  creditBalance: 0,
};

const STREAM_EXAMPLE = [
  { type: "delta", text: "Could you review the budget by Friday?" },
  USAGE_EXAMPLE,
  { type: "done" },
]
  .map((event) => `data: ${JSON.stringify(event)}\n\n`)
  .join("");

/** Every operation that is described to callers, in the order in which the page shows them. */
export const OPERATIONS: readonly Operation[] = [
  {
    method: "post",
    path: "/api/humanize",
    summary: "Rewrite a draft",
    description:
      "Streams a rewrite of a draft, or of notes, in the chosen register. The response is an event stream of data lines, " +
      "each a JSON object with a type: delta events, then usage, then done. The rewrite is the concatenation of every " +
      "delta.text. A block that starts with NOTES: after a blank line may follow it, and is commentary. A failure " +
      "before the first byte is a JSON body with a status. A later one is an error event. If there is no text for ten " +
      "seconds, the stream begins with a comment line. With curl, pass -N. An Accept header that " +
      "names application/json and neither text/event-stream nor */* gets a single JSON response instead: every failure " +
      "then has a status, and a caller who disconnects before the response pays nothing.",
    access: "anyone",
    body: {
      schema: HumanizeRequest,
      meanings: {
        text: "The draft, or notes if fromNotes is true. At most 20,000 characters, unless the plan sets another limit.",
        register: "The kind of message to write.",
        mode: "rewrite (default), expand (notes to text), vary (another wording of previousRewrite) or closer (previousRewrite nearer to your voice).",
        templateId: "The id of a template; needs a plan with templates. An unknown id is ignored.",
        voiceProfileId: "The id of a voice, or neutral for none. With an unknown id, the default voice is used.",
        fromNotes: "Whether text is bullet notes. Implied by expand.",
        previousRewrite: "The rewrite to start from. Required with vary and closer. It is not a source of facts.",
        protectedSpans:
          "Passages to keep word for word: at most 20, together at most 4,000 characters. The account's terms are kept too.",
        modelTier: "standard (default), fast or auto, as the plan allows.",
        length:
          "shorter, same or longer than the draft. A model keeps every fact all the same; the built-in engine ignores it.",
      },
      example: { text: "just checking in on the budget, can you review it by friday", register: "email" },
    },
    headers: {
      "Idempotency-Key":
        "Optional. A repeated key gets 409 while the first request runs and once it has succeeded or was charged, and 422 with another body.",
    },
    answer: {
      mediaType: "text/event-stream",
      description: "The rewrite, event by event.",
      example: STREAM_EXAMPLE,
    },
    otherAnswer: {
      ...json("The whole rewrite, with Accept: application/json.", HumanizeAnswer),
      example: { text: "Could you review the budget by Friday?", notes: [], usage: USAGE_EXAMPLE },
    },
    errors: [
      "invalid_json",
      "invalid_request",
      "invalid_key",
      "sign_in_required",
      "quota_exhausted",
      "plan_required",
      "idempotency_conflict",
      "text_too_long",
      "body_too_large",
      "unsupported_media_type",
      "idempotency_mismatch",
      "rate_limited",
      "anonymous_allowance_used",
      "internal",
      "provider_error",
      "rewrite_stopped",
      "provider_unavailable",
      "draining",
      "provider_timeout",
    ],
  },
  VERIFY_OPERATION,
  {
    method: "get",
    path: "/api/usage",
    summary: "Show allowance, credits and recent rewrites",
    description: "The account's remaining allowance, the usage of each key, and the last rewrites without their text.",
    access: "account",
    answer: json("The account's usage.", UsageReport),
    errors: READ_ERRORS,
  },
  {
    method: "get",
    path: "/api/usage/days",
    summary: "Show the usage of the last 30 days",
    description: "The last 30 days, by day, register and key.",
    access: "account",
    answer: json("The days with any usage.", UsageDays),
    errors: READ_ERRORS,
  },
  {
    method: "get",
    path: "/api/site",
    summary: "Show what this installation offers",
    description: "Sign-up and sign-in methods, recipients of a draft, and the signed-in account.",
    access: "open",
    answer: json("The features that are on, and the account or null.", SiteReport),
    errors: ["invalid_request", "internal"],
  },
  {
    method: "get",
    path: "/api/registers",
    summary: "List the kinds of message",
    description: "The possible values of register.",
    access: "open",
    answer: json("Every register.", RegisterList),
    errors: ["invalid_request", "internal"],
  },
  {
    method: "get",
    path: "/api/policy",
    summary: "Get the rules of the tell checker",
    description: "The vocabulary, patterns and thresholds of the tell checker. The response has an ETag.",
    access: "open",
    answer: json("The policy.", z.looseObject({})),
    errors: ["invalid_request", "internal"],
  },
  ...SIGN_IN_OPERATIONS,
  ...KEY_OPERATIONS,
  ...DEVICE_OPERATIONS,
  ...COLLECTION_OPERATIONS,
  ...TERM_OPERATIONS,
  ...CONNECTION_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...PASSKEY_OPERATIONS,
  ...ADMIN_OPERATIONS,
  ...BILLING_OPERATIONS,
];
