import { createAuthEndpoint } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";

/** Codes of an authenticator app after a password, with ten recovery codes. Nothing is mailed or sent as a message. */
const twoStep = (issuer: string) =>
  twoFactor({
    issuer,
    schema: { twoFactor: { modelName: "auth_two_factor" } },
    backupCodeOptions: { storeBackupCodes: "encrypted" },
    // Wrong codes are counted by our own statement, like wrong passwords; a lock of the whole account would also hold for
    // its owner.
    accountLockout: { enabled: false },
  });

/** Tells whose sign-in waits for a code, so that wrong ones can be counted for the account. Not reachable over HTTP. */
const pending = {
  id: "pending-code",
  endpoints: {
    pendingCode: createAuthEndpoint.serverOnly({ method: "GET", requireHeaders: true }, async (c) => {
      const { name } = c.context.createAuthCookie("two_factor");
      const identifier = await c.getSignedCookie(name, c.context.secret);
      if (typeof identifier !== "string") return null;
      const waiting = await c.context.internalAdapter.findVerificationValue(identifier);
      return waiting === null || waiting.expiresAt <= new Date() ? null : waiting.value;
    }),
  },
} as const;

/** The sign-in library's second factor, for the server at this address. */
export const twoStepPlugins = (appUrl: URL) => [twoStep(appUrl.host), pending] as const;
