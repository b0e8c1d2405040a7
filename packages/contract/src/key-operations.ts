import * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";
import { ApiKeyEntry, ApiKeyList, KeyName, NewApiKey } from "./keys.ts";
import type { Operation } from "./operations.ts";

const READ: readonly ErrorCode[] = ["invalid_key", "sign_in_required", "internal"];
const CHANGE: readonly ErrorCode[] = [
  "invalid_json",
  "invalid_request",
  ...READ,
  "origin_forbidden",
  "body_too_large",
  "unsupported_media_type",
];
const json = (description: string, schema: z.ZodMiniType): Operation["answer"] => ({
  mediaType: "application/json",
  description,
  schema,
});

const named: NonNullable<Operation["body"]> = {
  schema: KeyName,
  meanings: { name: "What the list shows: where the key is used." },
  example: { name: "laptop" },
};

/** API keys: at most five active ones in an account. */
export const KEY_OPERATIONS: readonly Operation[] = [
  {
    method: "get",
    path: "/api/keys",
    summary: "Your API keys",
    description:
      "Every active key without its secret: its name, its last four characters, when and by what it was used.",
    access: "session",
    answer: json("The keys.", ApiKeyList),
    errors: READ,
  },
  {
    method: "post",
    path: "/api/keys",
    summary: "Make an API key",
    description: "The secret is in this answer and nowhere else. At most five keys are active.",
    access: "session",
    body: named,
    status: 201,
    answer: json("The key with its secret.", NewApiKey),
    errors: [...CHANGE, "key_limit_reached"],
  },
  {
    method: "patch",
    path: "/api/keys/{id}",
    summary: "Rename an API key",
    description: "Its secret stays.",
    access: "session",
    parameters: { id: "The key." },
    body: named,
    answer: json("The key's new name.", z.strictObject({ id: z.string(), name: ApiKeyEntry.shape.name })),
    errors: [...CHANGE, "not_found"],
  },
  {
    method: "delete",
    path: "/api/keys/{id}",
    summary: "Revoke an API key",
    description: "From the next request on it is refused.",
    access: "session",
    parameters: { id: "The key." },
    status: 204,
    answer: { mediaType: "application/json", description: "It is revoked." },
    errors: [...READ, "origin_forbidden", "not_found"],
  },
];
