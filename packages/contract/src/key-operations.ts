import * as z from "zod/mini";
import { ApiKeyEntry, ApiKeyList, KeyName, NewApiKey, NewKey } from "./keys.ts";
import { CHANGE_ERRORS, json, READ_ERRORS, type Operation } from "./operation.ts";

const named: NonNullable<Operation["body"]> = {
  schema: KeyName,
  meanings: { name: "The name shown in the list: where the key is used." },
  example: { name: "laptop" },
};

/** What a key is made with. */
export const NEW_KEY: NonNullable<Operation["body"]> = {
  schema: NewKey,
  meanings: {
    name: "The name shown in the list: where the key is used.",
    scope: "rewrite, or read for a key that cannot rewrite.",
    expiresAt: "When the key expires. Without it, the key is valid until it is revoked.",
  },
  example: { name: "laptop" },
};

/** API keys: at most five active ones in an account. */
export const KEY_OPERATIONS: readonly Operation[] = [
  {
    method: "get",
    path: "/api/keys",
    summary: "List your API keys",
    description: "The active keys: name, last four characters, last use and client.",
    access: "session",
    answer: json("The keys.", ApiKeyList),
    errors: READ_ERRORS,
  },
  {
    method: "post",
    path: "/api/keys",
    summary: "Create an API key",
    description: "Only this response contains the key. An account can have five active keys.",
    access: "session",
    body: NEW_KEY,
    status: 201,
    answer: json("The key with its secret.", NewApiKey),
    errors: [...CHANGE_ERRORS, "key_limit_reached"],
  },
  {
    method: "patch",
    path: "/api/keys/{id}",
    summary: "Rename an API key",
    description: "The key itself does not change.",
    access: "session",
    parameters: { id: "The key." },
    body: named,
    answer: json("The key's new name.", z.strictObject({ id: z.string(), name: ApiKeyEntry.shape.name })),
    errors: [...CHANGE_ERRORS, "not_found"],
  },
  {
    method: "delete",
    path: "/api/keys/{id}",
    summary: "Revoke an API key",
    description: "The key is refused from the next request on.",
    access: "session",
    parameters: { id: "The key." },
    status: 204,
    answer: { mediaType: "application/json", description: "It is revoked." },
    errors: [...READ_ERRORS, "origin_forbidden", "not_found"],
  },
];
