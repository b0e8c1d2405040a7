import { ServiceError } from "@rewrite-service/contract";
import type { Hono } from "hono";
import type { AccountServices } from "../account-services.ts";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import { refuseKey } from "../middleware/refuse-key.ts";
import {
  guessPassword,
  libraryAnswer,
  libraryRequest,
  mountAuthPath,
  refusalIn,
  type AuthBody,
} from "../mounting/mount-auth-path.ts";

/** What the sign-in library answers as it is asked. Of its other paths only those that we mount are open. */
const POSTS = ["sign-in/social", "sign-out", "revoke-session", "revoke-other-sessions"] as const;
const GETS = ["get-session", "list-sessions", "callback/:provider"] as const;

type AuthServices = Pick<AccountServices, "accounts" | "table" | "mails" | "attempts" | "signUp">;

/** `/api/auth/*`: sign-in, sign-out and sessions, answered by the sign-in library behind our own guards. */
export const mountAuth = (app: Hono<AppEnv>, deps: AppDeps, services: AuthServices): void => {
  const { accounts, signUp } = services;
  mountAuthPath(app, deps, "sign-in/email", (c, body) => signIn(c, deps, services, body));
  for (const path of POSTS) {
    mountAuthPath(app, deps, path, async (c, body) =>
      libraryAnswer(await accounts.handle(libraryRequest(c, deps, body), "none", providerIn(body))),
    );
  }
  for (const path of GETS) {
    app.get(`/api/auth/${path}`, async (c) => {
      c.var.headers["cache-control"] = "no-store";
      if (path === "list-sessions") await refuseKey(c, deps);
      // A provider's answer may be a person's first visit, which makes an account only where sign-up is open.
      const newcomers = signUp === "open" ? "proved" : "none";
      return libraryAnswer(await accounts.handle(libraryRequest(c, deps, null), newcomers, c.req.param("provider")));
    });
    app.all(`/api/auth/${path}`, methodNotAllowed(["GET", "HEAD"]));
  }
};

/** The provider that a body names, of those paths whose bodies do. */
const providerIn = (body: object): string | undefined =>
  "provider" in body && typeof body.provider === "string" ? body.provider : undefined;

const NOT_CONFIRMED = "EMAIL_NOT_VERIFIED";

const signIn = async (
  c: AppContext,
  deps: AppDeps,
  services: AuthServices,
  body: AuthBody<"sign-in/email">,
): Promise<Response> => {
  const response = await guessPassword(c, deps, services.attempts, {
    email: body.email,
    ask: () => services.accounts.handle(libraryRequest(c, deps, body), "none"),
    isRight: async (answer) => answer.ok || (await refusalIn(answer)) === NOT_CONFIRMED,
  });
  if ((await refusalIn(response)) !== NOT_CONFIRMED) return libraryAnswer(response);
  await mailConfirmation(services, body.email);
  const message = "Confirm your email address first. We've sent you an email with a link.";
  throw new ServiceError("sign_in_required", { message });
};

/** Sends the link once more, unless the address has had its mails; the ones it had hold good ones. */
const mailConfirmation = async (
  { accounts, table, mails }: Pick<AuthServices, "accounts" | "table" | "mails">,
  email: string,
): Promise<void> => {
  const account = mails === null ? null : await table.byEmail(email);
  if (mails === null || account === null) return;
  try {
    await mails.ask(account.email);
  } catch (error) {
    if (error instanceof ServiceError && error.code === "rate_limited") return;
    throw error;
  }
  mails.confirmAddress(account.email, await accounts.linkToken("confirm", account));
};
