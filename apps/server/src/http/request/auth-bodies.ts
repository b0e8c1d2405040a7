import { CodeRequest, PasskeySignIn, SignInRequest, SignUpRequest, TwoStepChange } from "@rewrite-service/contract";
import * as z from "zod/mini";

const text = z.string().check(z.maxLength(2_000));
const email = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254));
const remembered = z.optional(z.boolean());
const nothing = z.strictObject({});

/**
 * What each open path of the sign-in library takes, and nothing else reaches it: texts and truths in a known form, so
 * that no body is deeper than the library can read.
 */
export const AUTH_BODIES = {
  "sign-up/email": SignUpRequest,
  "sign-in/email": SignInRequest,
  "sign-in/social": z.strictObject({
    provider: text,
    callbackURL: z.optional(text),
    errorCallbackURL: z.optional(text),
    newUserCallbackURL: z.optional(text),
  }),
  "sign-out": nothing,
  "change-password": z.strictObject({ currentPassword: text, newPassword: text, revokeOtherSessions: remembered }),
  "reset-password": z.strictObject({ token: text, newPassword: text }),
  "request-password-reset": z.strictObject({ email, redirectTo: z.optional(text) }),
  "revoke-session": z.strictObject({ token: text }),
  "revoke-other-sessions": nothing,
  "two-factor/enable": TwoStepChange,
  "two-factor/disable": TwoStepChange,
  "two-factor/generate-backup-codes": TwoStepChange,
  "two-factor/verify-totp": CodeRequest,
  "two-factor/verify-backup-code": CodeRequest,
  "passkey/options": nothing,
  "passkey/verify-authentication": PasskeySignIn,
} as const;

export type AuthPath = keyof typeof AUTH_BODIES;
