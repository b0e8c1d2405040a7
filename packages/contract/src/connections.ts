import * as z from "zod/mini";

export const CONNECTION_PROVIDERS = ["openai", "anthropic", "google", "openrouter", "openai-compatible"] as const;
export type ConnectionProvider = (typeof CONNECTION_PROVIDERS)[number];

export const CONNECTION_KEY_CHARACTERS_MAX = 500;
export const CONNECTION_MODEL_CHARACTERS_MAX = 200;

const visible = (message: string) => z.regex(/^[\x21-\x7e]+$/, message);
const name = z.string().check(z.trim(), z.minLength(1, "must not be empty"), z.maxLength(100));

/** Body of `POST /api/connections`: an own account with a model provider. The key never comes back. */
export const NewConnection = z.strictObject({
  provider: z.enum(CONNECTION_PROVIDERS),
  key: z
    .string()
    .check(
      z.trim(),
      z.minLength(8, "is too short to be a key"),
      z.maxLength(CONNECTION_KEY_CHARACTERS_MAX),
      visible("must hold visible ASCII characters only"),
    ),
  name: z.optional(name),
  model: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, "must not be empty"),
        z.maxLength(CONNECTION_MODEL_CHARACTERS_MAX),
        visible("must hold visible ASCII characters only"),
      ),
  ),
  baseUrl: z.optional(z.string().check(z.trim(), z.maxLength(500))),
});
export type NewConnection = z.infer<typeof NewConnection>;

/** Body of `PUT /api/connections/selected`; null pays with the allowance again. */
export const ConnectionChoice = z.strictObject({ id: z.nullable(z.string().check(z.maxLength(100))) });
export type ConnectionChoice = z.infer<typeof ConnectionChoice>;

/** Body of `POST /api/connections/openrouter/finish`: what OpenRouter sent back with the browser. */
export const OpenRouterAnswer = z.strictObject({
  state: z.string().check(z.minLength(1), z.maxLength(200)),
  code: z.string().check(z.minLength(1), z.maxLength(500)),
});
export type OpenRouterAnswer = z.infer<typeof OpenRouterAnswer>;

/** A connected account as its owner sees it. `hint` is the last four characters of its key. */
export const Connection = z.strictObject({
  id: z.string(),
  provider: z.enum(CONNECTION_PROVIDERS),
  name: z.string(),
  /** Where rewrites go: the provider's host. */
  host: z.string(),
  model: z.string(),
  hint: z.string(),
  selected: z.boolean(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type Connection = z.infer<typeof Connection>;

/** Answer of `GET /api/connections`. */
export const ConnectionList = z.strictObject({
  items: z.array(Connection),
  selected: z.nullable(z.string()),
  /** The kinds that the operator's list of hosts allows. */
  providers: z.array(
    z.strictObject({
      id: z.enum(CONNECTION_PROVIDERS),
      name: z.string(),
      /** Its own host; null where an address must be given. */
      host: z.nullable(z.string()),
      /** The model when none is named; null where one must be. */
      model: z.nullable(z.string()),
      byKey: z.boolean(),
      bySignIn: z.boolean(),
    }),
  ),
  /** Hosts that an address may name. */
  hosts: z.array(z.string()),
});
export type ConnectionList = z.infer<typeof ConnectionList>;
