import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

export interface Answer {
  mediaType: string;
  description: string;
  schema?: z.ZodMiniType;
  example?: unknown;
}

/** One thing that the HTTP interface does, as `/api/openapi.json` and `/docs` describe it. */
export interface Operation {
  method: "get" | "post" | "put" | "patch" | "delete";
  path: string;
  summary: string;
  description: string;
  /** Who may call: everybody, a session or a key, or also somebody without an account, or a signed-in browser alone. */
  access: "open" | "account" | "anyone" | "session" | "admin";
  body?: { schema: z.ZodMiniType; meanings: Record<string, string>; example: unknown };
  headers?: Record<string, string>;
  /** Descriptions of the path parameters. */
  parameters?: Record<string, string>;
  /** The query parameters, all optional. */
  query?: Record<string, string>;
  /** Status of a good answer; 200 unless said otherwise. A 204 has no body. */
  status?: 200 | 201 | 202 | 204;
  answer: Answer;
  /** Another form of the same answer, for callers whose `Accept` asks for it. */
  otherAnswer?: Answer;
  /** Errors beyond those that `access` implies. */
  errors: readonly ErrorCode[];
}

/** How reading something of an account may fail. */
export const READ_ERRORS: readonly ErrorCode[] = ["invalid_key", "sign_in_required", "internal"];

/** How changing something of an account by a JSON body may fail. */
export const CHANGE_ERRORS: readonly ErrorCode[] = [
  "invalid_json",
  "invalid_request",
  ...READ_ERRORS,
  "origin_forbidden",
  "body_too_large",
  "unsupported_media_type",
];

/** How an operation may fail. What is for browsers or administrators refuses other API keys, whatever else it refuses. */
export const errorsOf = ({ access, errors }: Pick<Operation, "access" | "errors">): readonly ErrorCode[] =>
  access === "session" || access === "admin" ? [...errors, "session_required"] : errors;

/** A JSON answer of that shape. */
export const json = (description: string, schema: z.ZodMiniType): Operation["answer"] => ({
  mediaType: "application/json",
  description,
  schema,
});

/** The answer of a 204. */
export const gone: Operation["answer"] = { mediaType: "application/json", description: "Done." };
