import * as z from "zod/mini";

const text = z.string().check(z.maxLength(2_000));
const email = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254));
const rememberMe = z.optional(z.boolean());

/** Body of `POST /api/auth/sign-up/email`. */
export const SignUpRequest = z.strictObject({
  email,
  /** Left out where the link of a mail sets it. */
  password: z.optional(text),
  name: z.optional(text),
  invite: z.optional(text),
  rememberMe,
});

/** Body of `POST /api/auth/sign-in/email`. */
export const SignInRequest = z.strictObject({ email, password: text, rememberMe });

/** Whose account it is, as far as callers may build on it. */
const User = z.looseObject({ id: z.string(), email: z.string(), name: z.string(), emailVerified: z.boolean() });

/** Answer of both. The session itself is the cookie that comes with it. */
export const SignInAnswer = z.looseObject({ user: User });

/** Answer of a right password where a code is needed too: `POST /api/auth/two-factor/verify-totp` with the cookie that comes with it. */
export const CodeNeeded = z.looseObject({ twoFactorRedirect: z.literal(true) });

/** Answer of `GET /api/auth/get-session`; null where nobody is signed in. */
export const SessionAnswer = z.nullable(
  z.looseObject({ session: z.looseObject({ expiresAt: z.string() }), user: User }),
);
