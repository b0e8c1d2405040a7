import { passkey } from "@better-auth/passkey";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";

/** Name of the refusal of a passkey that asked for neither a PIN nor a finger nor a face. */
export const NOT_VERIFIED = "USER_NOT_VERIFIED";

// A passkey stands for a password and a second factor, so that holding the device must not be enough.
const requireVerified = (userVerified: boolean | undefined): void => {
  if (userVerified !== true) throw new APIError("BAD_REQUEST", { code: NOT_VERIFIED });
};

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

const passkeys = (appUrl: URL) =>
  passkey({
    rpID: appUrl.hostname,
    rpName: appUrl.host,
    origin: appUrl.origin,
    schema: { passkey: { modelName: "auth_passkey" } },
    advanced: { webAuthnChallengeCookie: "passkey" },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    registration: {
      afterVerification: ({ verification }) => requireVerified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) => requireVerified(verification.authenticationInfo.userVerified),
    },
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

/** The sign-in library's second factor and passkeys, for the server at this address. */
export const factorPlugins = (appUrl: URL) => [twoStep(appUrl.host), passkeys(appUrl), pending] as const;
