import { PasskeyNotUsed } from "../api/passkeys.ts";
import { passkeyWords as text } from "../words/passkeys.ts";

/** What went wrong with a passkey, as a sentence to show. */
export const passkeyProblem = (error: Error): string =>
  error instanceof PasskeyNotUsed ? (error.cancelled ? text.cancelled : text.failed) : error.message;
