import * as z from "zod/mini";

/** Length of a key's name at most, in UTF-16 units. */
export const KEY_NAME_CHARACTERS_MAX = 100;

/** Body of `POST /api/keys` and of `PATCH /api/keys/{id}`. */
export const KeyName = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, "must not be empty"), z.maxLength(KEY_NAME_CHARACTERS_MAX)),
});

/**
 * What a key may do: rewrite and everything else that keys of an account may, only read what the account has, or use
 * `/api/admin/` and nothing else, as long as the account is an administrator's.
 */
export const KeyScope = z.enum(["rewrite", "read", "admin"]);
export type KeyScope = z.infer<typeof KeyScope>;

/**
 * Body of `POST /api/keys`. Without a scope a key rewrites; without an end it is good until it is revoked. Keys that
 * administer are made on the server's terminal alone.
 */
export const NewKey = z.strictObject({
  ...KeyName.shape,
  scope: z.optional(z.enum(["rewrite", "read"])),
  expiresAt: z.optional(z.iso.datetime("must be a time such as 2027-01-31T00:00:00Z")),
});
export type NewKey = z.infer<typeof NewKey>;

/** A key as its owner sees it in a list; the secret is not in it and cannot be had again. Times are ISO 8601 UTC. */
export const ApiKeyEntry = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Last four characters of the secret; null until a device has fetched it. */
  hint: z.nullable(z.string()),
  /** How it came to be; `device` is a device login, `admin` the operator. */
  madeBy: z.enum(["web", "device", "admin"]),
  /** The computer that a device login made it on. */
  machine: z.nullable(z.string()),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  lastClient: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  scope: KeyScope,
});
export type ApiKeyEntry = z.infer<typeof ApiKeyEntry>;

/** Answer of `POST /api/keys`: the secret, shown this once. */
export const NewApiKey = z.strictObject({ ...ApiKeyEntry.shape, key: z.string() });
export type NewApiKey = z.infer<typeof NewApiKey>;

export const ApiKeyList = z.strictObject({ items: z.array(ApiKeyEntry) });
