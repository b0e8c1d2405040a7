import { json, type Operation } from "./operation.ts";
import { VerifyReport, VerifyRequest } from "./verify.ts";

export const VERIFY_OPERATION: Operation = {
  method: "post",
  path: "/api/verify",
  summary: "Compare the meaning of two texts",
  description:
    "A model judges whether a reader of the second text would do, expect or believe something else than a reader of the " +
    "first. A finding counts only when its quotations stand in the texts. Costs as much as a rewrite of the longer text; " +
    "nothing where verified is false, because the judge's answer was not usable. A server without a model answers 503.",
  access: "anyone",
  body: {
    schema: VerifyRequest,
    meanings: {
      before:
        "The draft, or the notes when fromNotes is true. As long as the plan allows, 20,000 characters by default.",
      after: "The changed text, from any source. The same length limit applies.",
      fromNotes: "Whether before is bullet notes.",
    },
    example: { before: "We hope to ship on Friday.", after: "We will ship on Friday." },
  },
  headers: {
    "Idempotency-Key":
      "Optional. The same key again gets 409 while the first request runs and after it was charged, and 422 with a different body.",
  },
  answer: json(
    "Changes of meaning, and soft notes of the comparison that turned out meaningless, each with its side and UTF-16 offsets.",
    VerifyReport,
  ),
  errors: [
    "invalid_json",
    "invalid_request",
    "invalid_key",
    "sign_in_required",
    "quota_exhausted",
    "idempotency_conflict",
    "text_too_long",
    "body_too_large",
    "unsupported_media_type",
    "idempotency_mismatch",
    "rate_limited",
    "anonymous_allowance_used",
    "internal",
    "provider_error",
    "provider_unavailable",
    "draining",
    "provider_timeout",
  ],
};
