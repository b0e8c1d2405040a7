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
