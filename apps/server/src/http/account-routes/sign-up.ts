import { ServiceError } from "@rewrite-service/contract";
import type { Hono } from "hono";
import { looksLikeEmail } from "../../runtime/email-address.ts";
import type { Mails } from "../../accounts/mail/mails.ts";
import { newToken } from "../../accounts/sign-in/links.ts";
import { domainSentence, mayHaveAccount } from "../../accounts/sign-in/sign-up-domains.ts";
import { checkPassword } from "../../accounts/sign-in/password-rules.ts";
import type { AccountServices } from "../account-services.ts";
import type { AppContext, AppDeps, AppEnv } from "../context.ts";
import {
  libraryAnswer,
  libraryRequest,
  mountAuthPath,
  takeFromBlock,
  type AuthBody,
} from "../mounting/mount-auth-path.ts";

type SignUpServices = Pick<
  AccountServices,
  "accounts" | "table" | "mails" | "attempts" | "invites" | "signUp" | "signUpDomains" | "passwordSignUp"
>;
type SignUpBody = AuthBody<"sign-up/email">;

/**
 * `POST /api/auth/sign-up/email`. Where mail is sent, the password is set by the link in the mail and by nothing else:
 * whoever fills in the form has not shown that the address is theirs, so what they chose is not kept.
 */
export const mountSignUp = (app: Hono<AppEnv>, deps: AppDeps, services: SignUpServices): void =>
  mountAuthPath(app, deps, "sign-up/email", async (c, { invite, ...body }) => {
    await takeFromBlock(c, deps, services.attempts, "sign-up");
    checkFields(body, services.mails !== null);
    if (!mayHaveAccount(body.email, services.signUpDomains)) refuseDomain(services.signUpDomains);
    const { passwordSignUp: rule, invites } = services;
    if (rule === "closed") throw new ServiceError("not_found", { message: closedSentence(services.signUp) });
    if (rule === "open") return make(c, deps, services, body);
    if (invite === undefined || !(await invites.use(invite, body.email))) {
      throw new ServiceError("invalid_request", {
        message: "You need an invitation to create an account here.",
        details: [{ path: "invite", message: "is missing, used or over" }],
      });
    }
    try {
      return await make(c, deps, services, body);
    } catch (error) {
      await invites.giveBack(invite);
      throw error;
    }
  });

const refuseDomain = (domains: readonly string[]): never => {
  const message = domainSentence(domains);
  throw new ServiceError("invalid_request", { message, details: [{ path: "email", message }] });
};

const closedSentence = (signUp: SignUpServices["signUp"]): string =>
  signUp === "open"
    ? "This server doesn't send email, so it can't confirm your address. Sign in another way."
    : "Only the admin can create accounts here.";

const checkFields = ({ email, password }: SignUpBody, mailed: boolean): void => {
  if (!looksLikeEmail(email)) {
    throw new ServiceError("invalid_request", { details: [{ path: "email", message: "must be an email address" }] });
  }
  if (password !== undefined || !mailed) checkPassword(password ?? "");
};

const make = async (c: AppContext, deps: AppDeps, services: SignUpServices, body: SignUpBody): Promise<Response> => {
  const { accounts, mails } = services;
  await mails?.ask(body.email);
  const sent = { name: body.email, ...body, ...(mails === null ? {} : { password: newToken() }) };
  const response = await libraryAnswer(await accounts.handle(libraryRequest(c, deps, sent), "any"));
  if (mails !== null) await mailTo(body.email, services, mails);
  return response;
};

/** What a sign-up causes, for a new address, for one that is not confirmed yet, and for one that has an account. */
const mailTo = async (
  email: string,
  { accounts, table }: Pick<SignUpServices, "accounts" | "table">,
  mails: Mails,
): Promise<void> => {
  const account = await table.byEmail(email);
  if (account === null) return;
  if (await accounts.isConfirmed(account.id)) mails.alreadyRegistered(account.email);
  else mails.confirmAddress(account.email, await accounts.linkToken("confirm", account));
};
