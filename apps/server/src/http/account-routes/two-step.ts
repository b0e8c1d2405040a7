import { ServiceError } from "@rewrite-service/contract";
import type { Hono } from "hono";
import type { AccountServices } from "../account-services.ts";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { accountIdOf, mountAccountPath } from "../mounting/mount-account-path.ts";
import {
  guessCounted,
  guessPassword,
  libraryAnswer,
  libraryRequest,
  mountAuthPath,
  refusalIn,
} from "../mounting/mount-auth-path.ts";
import { blockOf, codeOnce, codeTries } from "../request/password-tries.ts";

type TwoStepServices = Pick<AccountServices, "accounts" | "factors" | "attempts" | "mails" | "operator">;

/** What asks for the password of a signed-in person, what the audit list calls it, and what a mail says of it. */
const CHANGES = [
  ["enable", null, null],
  ["disable", "two-step.off", "Two-step sign-in was turned off. You now sign in with your password alone."],
  ["generate-backup-codes", "two-step.codes", "New recovery codes were created. The old ones no longer work."],
] as const;

/**
 * `/api/account/two-step` and `/api/auth/two-factor/*`: codes of an authenticator app, or recovery codes, after a password.
 * Turning it on is `enable`, which makes a secret and the recovery codes, and then a first right code.
 */
export const mountTwoStep = (app: Hono<AppEnv>, deps: AppDeps, services: TwoStepServices): void => {
  const { accounts, factors, attempts, mails, operator } = services;

  mountAccountPath(app, deps, "/api/account/two-step", "session", {
    GET: async (c) => {
      const accountId = accountIdOf(c);
      return c.json({ on: await factors.isOn(accountId), hasPassword: await accounts.hasPassword(accountId) });
    },
  });

  for (const [name, action, sentence] of CHANGES) {
    mountAuthPath(app, deps, `two-factor/${name}`, async (c, body) => {
      const known = await accounts.read(c.req.raw.headers);
      if (known?.kind !== "account") throw new ServiceError("sign_in_required");
      const { accountId, email } = known;
      const response = await guessPassword(c, deps, attempts, {
        email,
        ask: () => accounts.handle(libraryRequest(c, deps, body), "none", null),
        isRight: async (answer) => (await refusalIn(answer)) !== "INVALID_PASSWORD",
      });
      const answer = await libraryAnswer(response);
      if (action !== null) await operator.audit.write({ actor: accountId, action, subject: accountId, detail: null });
      if (sentence !== null) mails?.signInChanged(email, sentence);
      return answer;
    });
  }

  mountAuthPath(app, deps, "two-factor/verify-totp", (c, { code }) => giveCode(c, deps, services, "app", code));
  mountAuthPath(app, deps, "two-factor/verify-backup-code", (c, { code }) =>
    giveCode(c, deps, services, "recovery", code),
  );
};

/** Refusals of the library that say that the code was wrong. */
const WRONG: ReadonlySet<string | null> = new Set(["INVALID_CODE", "INVALID_BACKUP_CODE"]);
/** Those that say that the password is too long ago: ten minutes, or five wrong codes. */
const OVER: ReadonlySet<string | null> = new Set(["INVALID_TWO_FACTOR_COOKIE", "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE"]);

const startAgain = (): ServiceError =>
  new ServiceError("sign_in_required", { message: "Start again with your password." });

interface Giver {
  accountId: string;
  /** Where somebody who is signed in turns two-step sign-in on: the address for the mail about it. */
  turnsOn: string | null;
}

/** Whose code it is. @throws ServiceError `sign_in_required` where none is waited for. */
const giverOf = async (
  { accounts, factors }: TwoStepServices,
  { headers }: Request,
  kind: "app" | "recovery",
): Promise<Giver> => {
  const known = await accounts.read(headers);
  if (known?.kind !== "account") {
    const accountId = await accounts.waitingForCode(headers);
    if (accountId === null) throw startAgain();
    return { accountId, turnsOn: null };
  }
  // The library would take a recovery code of somebody who is signed in, and use it up for nothing.
  if (kind === "recovery" || (await factors.isOn(known.accountId))) throw startAgain();
  return { accountId: known.accountId, turnsOn: known.email };
};

/** A code after a password, or the first code of somebody who turns two-step sign-in on. */
const giveCode = async (
  c: AppContext,
  deps: AppDeps,
  services: TwoStepServices,
  kind: "app" | "recovery",
  typed: string,
): Promise<Response> => {
  const { accounts, attempts, mails, operator } = services;
  const code = typed.replaceAll(/\s/g, "");
  const request = libraryRequest(c, deps, { code });
  const { accountId, turnsOn } = await giverOf(services, request, kind);
  const by = kind === "app" ? "password and code" : "password and recovery code";
  const response = await guessCounted(c, deps, attempts, {
    tries: codeTries(accountId, blockOf(c, deps)),
    ask: async () => {
      if (kind === "app") await useOnce(services, accountId, code);
      return accounts.handle(request, "none", turnsOn === null ? by : null);
    },
    isRight: async (answer) => !WRONG.has(await refusalIn(answer)),
  });
  const answer = await codeAnswer(response);
  if (turnsOn !== null) {
    await operator.audit.write({ actor: accountId, action: "two-step.on", subject: accountId, detail: null });
    mails?.signInChanged(turnsOn, "Two-step sign-in was turned on. You now need a code as well as your password.");
  }
  return answer;
};

const codeAnswer = async (response: Response): Promise<Response> => {
  const refusal = await refusalIn(response);
  if (OVER.has(refusal)) throw startAgain();
  if (!WRONG.has(refusal)) return libraryAnswer(response);
  const details = [{ path: "code", message: "is not right" }];
  throw new ServiceError("invalid_request", { message: "That code isn't correct.", details });
};

/** @throws ServiceError `rate_limited` for a code of the last 90 seconds: a code is good once, and never again. */
const useOnce = async ({ attempts }: TwoStepServices, accountId: string, code: string): Promise<void> => {
  try {
    await attempts.guess([codeOnce(accountId, code)], () => Promise.resolve(null));
  } catch (error) {
    if (!(error instanceof ServiceError) || error.retryAfterS === undefined) throw error;
    const message = "This code has already been used. Wait for the next one.";
    throw new ServiceError("rate_limited", { message, retryAfterS: error.retryAfterS });
  }
};
