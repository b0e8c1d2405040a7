import * as z from "zod/mini";

const password = z.string().check(z.minLength(1), z.maxLength(200));

/** Body of what turns two-step sign-in on or off, and of what makes new recovery codes. */
export const TwoStepChange = z.strictObject({ password });

/** Body of both ways to give a code: of an authenticator app, or a recovery code. */
export const CodeRequest = z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(100)) });

/** Answer of `GET /api/account/two-step`. Without a password there is nothing for a second step to follow. */
export const TwoStepReport = z.strictObject({ on: z.boolean(), hasPassword: z.boolean() });
export type TwoStepReport = z.infer<typeof TwoStepReport>;

/** Answer of `POST /api/auth/two-factor/enable`: an `otpauth://` address for an authenticator app, and the codes for the day it is lost. */
export const TwoStepStart = z.looseObject({ totpURI: z.string(), backupCodes: z.array(z.string()) });
export type TwoStepStart = z.infer<typeof TwoStepStart>;

/** Answer of `POST /api/auth/two-factor/generate-backup-codes`. */
export const RecoveryCodes = z.looseObject({ backupCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
