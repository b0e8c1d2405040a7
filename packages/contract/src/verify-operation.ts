import { json, type Operation } from "./operation.ts";
import { VerifyReport, VerifyRequest } from "./verify.ts";

export const VERIFY_OPERATION: Operation = {
  method: "post",
  path: "/api/verify",
  summary: "Compare the meaning of two texts",
  description:
    "A model judges whether the second text would make a reader do, expect or believe something else. A finding is kept " +
    "only if its quotations occur in the texts. Costs as much as a rewrite of the longer text, and nothing if verified " +
    "is false because the model's reply was unusable. A server without a model returns 503.",
  access: "anyone",
  body: {
    schema: VerifyRequest,
    meanings: {
      before:
        "The draft, or notes if fromNotes is true. At most 20,000 characters, unless the plan sets another limit.",
      after: "The changed text, from any source. The same length limit applies.",
      fromNotes: "Whether before is bullet notes.",
    },
    example: { before: "We hope to ship on Friday.", after: "We will ship on Friday." },
  },
  headers: {
    "Idempotency-Key":
      "Optional. A repeated key gets 409 while the first request runs and after it was charged, and 422 with another body.",
  },
  answer: json(
    "Changes of meaning, and uncertain findings of the comparison that the model overruled, with UTF-16 offsets.",
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
