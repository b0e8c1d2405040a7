import { NewPasskey, PasskeyName, PasskeyOptionsRequest, ServiceError } from "@rewrite-service/contract";
import type { Hono } from "hono";
import { NOT_VERIFIED } from "../../accounts/sign-in/factors.ts";
import type { AccountServices } from "../account-services.ts";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import { accountIdOf, emailOf, foundOr404, idOf, mountAccountPath, readBody } from "../mounting/mount-account-path.ts";
import { libraryAnswer, libraryRequest, mountAuthPath, refusalIn, takeFromBlock } from "../mounting/mount-auth-path.ts";
import { createReauthenticate } from "../mounting/reauthenticate.ts";

/** An account may have so many. */
const PASSKEYS_MAX = 20;

type PasskeyServices = Pick<AccountServices, "accounts" | "factors" | "attempts" | "mails" | "operator">;

/** `/api/auth/passkey/*` signs in with a passkey; `/api/account/passkeys` lists, adds, renames and removes them. */
export const mountPasskeys = (app: Hono<AppEnv>, deps: AppDeps, services: PasskeyServices): void => {
  mountSignIn(app, deps, services);
  mountList(app, deps, services);
  mountOne(app, deps, services);
};

const mountSignIn = (app: Hono<AppEnv>, deps: AppDeps, { accounts, attempts }: PasskeyServices): void => {
  mountAuthPath(app, deps, "passkey/options", async (c) => {
    // Each leaves a row for five minutes.
    await takeFromBlock(c, deps, attempts, "costs a hash");
    const request = libraryRequest(c, deps, null, "passkey/generate-authenticate-options");
    return libraryAnswer(await accounts.handlePasskey(request, null));
  });
  mountAuthPath(app, deps, "passkey/verify-authentication", async (c, { response }) => {
    await takeFromBlock(c, deps, attempts, "costs a hash");
    const request = libraryRequest(c, deps, { response: { ...response, clientExtensionResults: {} } });
    return passkeyAnswer(await accounts.handlePasskey(request, "passkey"));
  });
};

const mountList = (app: Hono<AppEnv>, deps: AppDeps, services: PasskeyServices): void => {
  const { accounts, factors, mails, operator } = services;
  const reauthenticate = createReauthenticate(deps, services);
  mountAccountPath(app, deps, "/api/account/passkeys", "session", {
    GET: async (c) => c.json({ items: await factors.passkeys(accountIdOf(c)) }),
    POST: async (c) => {
      const { name, response } = await readBody(c, NewPasskey);
      const accountId = accountIdOf(c);
      const body = { name, response: { ...response, clientExtensionResults: {} } };
      const request = libraryRequest(c, deps, body, "passkey/verify-registration");
      const made = await passkeyAnswer(await accounts.handlePasskey(request, null));
      const { id } = (await made.json()) as { id: string };
      await operator.audit.write({ actor: accountId, action: "passkey.add", subject: accountId, detail: name });
      mails?.signInChanged(
        emailOf(c),
        "A passkey was added to your account. It can be used to sign in without your password.",
      );
      return c.json({ id }, 201);
    },
  });
  mountAccountPath(app, deps, "/api/account/passkeys/options", "session", {
    POST: async (c) => {
      const { password } = await readBody(c, PasskeyOptionsRequest);
      const accountId = await reauthenticate(c, password);
      if ((await factors.passkeys(accountId)).length >= PASSKEYS_MAX) {
        throw new ServiceError("invalid_request", { message: `You can have up to ${PASSKEYS_MAX} passkeys.` });
      }
      const request = libraryRequest(c, deps, null, "passkey/generate-register-options");
      return libraryAnswer(await accounts.handlePasskey(request, null));
    },
  });
};

const mountOne = (app: Hono<AppEnv>, deps: AppDeps, { factors, mails, operator }: PasskeyServices): void =>
  mountAccountPath(app, deps, "/api/account/passkeys/:id", "session", {
    PATCH: async (c: AppContext) => {
      const { name } = await readBody(c, PasskeyName);
      foundOr404(await factors.rename(accountIdOf(c), idOf(c), name));
      return c.body(null, 204);
    },
    DELETE: async (c: AppContext) => {
      const accountId = accountIdOf(c);
      const name = await factors.remove(accountId, idOf(c));
      if (name === null) throw new ServiceError("not_found");
      await operator.audit.write({ actor: accountId, action: "passkey.remove", subject: accountId, detail: name });
      mails?.signInChanged(emailOf(c), "A passkey was removed from your account. It can no longer be used to sign in.");
      return c.body(null, 204);
    },
  });

/** Refusals of the library for a credential that is none, is another one's, or came too late. */
const REFUSED: ReadonlySet<string | null> = new Set([
  "CHALLENGE_NOT_FOUND",
  "AUTHENTICATION_FAILED",
  "FAILED_TO_VERIFY_REGISTRATION",
]);

/** The library's answer about a credential, with sentences of ours for what people can mend. */
const passkeyAnswer = async (response: Response): Promise<Response> => {
  const refusal = await refusalIn(response);
  if (refusal === NOT_VERIFIED) {
    const message = "This passkey didn't check your PIN, fingerprint or face. Set one up on the device first.";
    throw new ServiceError("invalid_request", { message });
  }
  if (refusal === "PASSKEY_NOT_FOUND") {
    throw new ServiceError("sign_in_required", { message: "This passkey isn't linked to an account here." });
  }
  if (REFUSED.has(refusal)) {
    throw new ServiceError("invalid_request", { message: "The passkey wasn't accepted. Try again." });
  }
  return libraryAnswer(response);
};
