import * as z from "zod/mini";
import { ProvedBody } from "./account.ts";

export const PASSKEY_NAME_CHARACTERS_MAX = 60;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(PASSKEY_NAME_CHARACTERS_MAX));
const text = z.string().check(z.maxLength(2_000));
const bytes = z.string().check(z.maxLength(20_000));
const credential = { id: text, rawId: text, type: z.literal("public-key") };

/** Body of `POST /api/account/passkeys/options`. */
export const PasskeyOptionsRequest = ProvedBody;

/** Body of `POST /api/account/passkeys`: what the browser made, by `PublicKeyCredential.toJSON()`. Unknown members are left out. */
export const NewPasskey = z.strictObject({
  name,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.optional(z.array(text).check(z.maxLength(10))),
    }),
  }),
});

/** Body of `PATCH /api/account/passkeys/{id}`. */
export const PasskeyName = z.strictObject({ name });

/** Body of `POST /api/auth/passkey/verify-authentication`. */
export const PasskeySignIn = z.strictObject({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: z.optional(z.nullable(text)),
    }),
  }),
});

/** A passkey of the account. `since` is ISO 8601 UTC; `synced` says that a password manager keeps it on several devices. */
const PasskeyEntry = z.strictObject({ id: z.string(), name: z.string(), synced: z.boolean(), since: z.string() });
export type PasskeyEntry = z.infer<typeof PasskeyEntry>;

/** Answer of `GET /api/account/passkeys`. */
export const PasskeyList = z.strictObject({ items: z.array(PasskeyEntry) });
export type PasskeyList = z.infer<typeof PasskeyList>;
