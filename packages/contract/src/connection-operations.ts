import * as z from "zod/mini";
import { Connection, ConnectionChoice, ConnectionList, NewConnection, OpenRouterAnswer } from "./connections.ts";
import type { ErrorCode } from "./errors.ts";
import { CHANGE_ERRORS, gone, json, READ_ERRORS, type Operation } from "./operation.ts";

const CHANGE: readonly ErrorCode[] = [...CHANGE_ERRORS, "rate_limited"];

/** Own accounts with model providers: a signed-in person may let one pay for rewrites in place of the allowance. */
export const CONNECTION_OPERATIONS: readonly Operation[] = [
  {
    method: "get",
    path: "/api/connections",
    summary: "List your connected accounts",
    description: "Your accounts at model providers, the selected one, and the kinds that the operator allows.",
    access: "session",
    answer: json("The connected accounts, without their keys.", ConnectionList),
    errors: READ_ERRORS,
  },
  {
    method: "post",
    path: "/api/connections",
    summary: "Connect an account by its key",
    description:
      "Stores the key encrypted and never returns it. The operator must allow the host of the address. " +
      "At most ten.",
    access: "session",
    body: {
      schema: NewConnection,
      meanings: {
        provider: "The kind of account, one of those that GET lists.",
        key: "The provider's key.",
        name: "The name shown in the list; by default, the provider's name.",
        model: "The model for rewrites; required if the kind has no default.",
        baseUrl: "The provider's base URL; required with openai-compatible.",
      },
      example: { provider: "openai", key: "sk-your-provider-key", name: "Mine" },
    },
    status: 201,
    answer: json("The connected account.", Connection),
    errors: CHANGE,
  },
  {
    method: "post",
    path: "/api/connections/openrouter",
    summary: "Start connecting an OpenRouter account",
    description:
      "Returns the address to open in the browser. OpenRouter then redirects to the account page with a code and the state.",
    access: "session",
    body: { schema: z.strictObject({}), meanings: {}, example: {} },
    answer: json("Where the browser goes.", z.strictObject({ url: z.string() })),
    errors: [...CHANGE, "not_found"],
  },
  {
    method: "post",
    path: "/api/connections/openrouter/finish",
    summary: "Finish connecting an OpenRouter account",
    description:
      "Exchanges the code for a key of the user's account. The state works once, in the session that started.",
    access: "session",
    body: {
      schema: OpenRouterAnswer,
      meanings: { state: "The state in the callback's address.", code: "The code in the callback's address." },
      example: { state: "…", code: "…" },
    },
    status: 201,
    answer: json("The connected account.", Connection),
    errors: [...CHANGE, "not_found", "provider_unavailable"],
  },
  {
    method: "put",
    path: "/api/connections/selected",
    summary: "Choose the connected account that runs your rewrites",
    description:
      "Selects the account that runs the rewrites of signed-in pages, or none. API keys and MCP use the allowance.",
    access: "session",
    body: {
      schema: ConnectionChoice,
      meanings: { id: "The connected account, or null for the allowance." },
      example: { id: null },
    },
    answer: json("What pays from now on.", z.strictObject({ selected: z.nullable(z.string()) })),
    errors: [...CHANGE, "not_found"],
  },
  {
    method: "delete",
    path: "/api/connections/{id}",
    summary: "Disconnect an account",
    description: "Deletes the connected account with its key. Revoke the key at the provider too.",
    access: "session",
    parameters: { id: "The connected account." },
    status: 204,
    answer: gone,
    errors: ["invalid_key", "sign_in_required", "origin_forbidden", "not_found", "internal"],
  },
];
