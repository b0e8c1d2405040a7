import type { Limit } from "../../accounts/attempts.ts";
import type { AppContext, AppDeps } from "../context.ts";

const HOUR_MS = 3_600_000;

/** The address block that a request comes from. */
export const blockOf = (c: AppContext, deps: Pick<AppDeps, "blockOf" | "clientAddress">): string =>
  deps.blockOf(deps.clientAddress(c.env?.incoming));

/**
 * Wrong passwords of one account: ten from one place in ten minutes, so that somebody elsewhere cannot lock its owner out,
 * and a hundred from all places in an hour, which one place alone does not reach.
 */
export const passwordTries = (email: string, block: string): Limit[] => [
  { what: "password", whose: `${email} ${block}`, max: 10 },
  { what: "password-hour", whose: email, max: 100, windowMs: HOUR_MS },
];

const CODE_VALID_MS = 90_000;

/** Wrong codes of one account, counted like its wrong passwords. */
export const codeTries = (accountId: string, block: string): Limit[] => [
  { what: "code", whose: `${accountId} ${block}`, max: 10 },
  { what: "code-hour", whose: accountId, max: 100, windowMs: HOUR_MS },
];

/** One code of an account's authenticator app, as long as the library takes it: somebody who reads it over a shoulder is late. */
export const codeOnce = (accountId: string, code: string): Limit => ({
  what: "code-once",
  whose: `${accountId} ${code}`,
  max: 1,
  windowMs: CODE_VALID_MS,
});
