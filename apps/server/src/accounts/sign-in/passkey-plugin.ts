import { passkey } from "@better-auth/passkey";
import { APIError } from "better-auth/api";
import { NOT_VERIFIED } from "./factors.ts";

// A passkey stands for a password and a second factor, so that holding the device must not be enough.
const requireVerified = (userVerified: boolean | undefined): void => {
  if (userVerified !== true) throw new APIError("BAD_REQUEST", { code: NOT_VERIFIED });
};

/** Passkeys for the server at this address. A file of its own, because what it imports takes a tenth of a second to load. */
export const passkeyPlugin = (appUrl: URL) =>
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
