import * as z from "zod/mini";

export const PASSWORD_CHARACTERS_MAX = 200;

const Password = z.string().check(z.minLength(1), z.maxLength(PASSWORD_CHARACTERS_MAX));

/** The password once more; an account without one leaves it out within ten minutes of signing in. */
export const ProvedBody = z.strictObject({ password: z.optional(Password) });

/** Body of `DELETE /api/account`. */
export const AccountDeletion = ProvedBody;

/** Body of `POST /api/account/email`. */
export const AddressChange = z.strictObject({
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.optional(Password),
});

/** Answer of `GET /api/account/sign-ins`. Times are ISO 8601 UTC. */
export const SignInList = z.strictObject({
  items: z.array(z.strictObject({ provider: z.string(), since: z.string() })),
});
export type SignInMethod = z.infer<typeof SignInList>["items"][number];
