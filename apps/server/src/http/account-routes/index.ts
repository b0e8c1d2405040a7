import type { Hono } from "hono";
import type { Accounts } from "../../accounts/sign-in/accounts.ts";
import type { AccountTable } from "../../accounts/account-table.ts";
import type { ApiKeys } from "../../accounts/keys/api-keys.ts";
import type { Attempts } from "../../accounts/attempts.ts";
import type { DeviceLogins } from "../../accounts/keys/device-login.ts";
import type { Invites } from "../../accounts/sign-in/invites.ts";
import type { NewAddress } from "../../accounts/sign-in/new-address.ts";
import type { SignInMethods } from "../../accounts/sign-in/sign-in-methods.ts";
import type { Templates } from "../../accounts/templates-and-voices/templates.ts";
import type { Voices } from "../../accounts/templates-and-voices/voices.ts";
import type { AppDeps, AppEnv } from "../context.ts";
import type { Billing } from "../../billing/payments/billing.ts";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../database/database.ts";
import type { Operator } from "../../operator/operator.ts";
import type { Mails } from "../../accounts/mail/mails.ts";
import { createAccountRoute } from "./account.ts";
import { createAdminRoutes } from "./admin.ts";
import { createAuthRoutes } from "./auth.ts";
import { createConnectionRoutes, type ConnectionParts } from "./connections.ts";
import { createBillingRoutes } from "./billing.ts";
import { createDeviceRoutes } from "./device.ts";
import { createKeyRoutes } from "./keys.ts";
import { createMailLinkRoutes } from "./mail-links.ts";
import { createResetPasswordRoutes } from "./reset-password.ts";
import { createTemplateRoutes, createVoiceRoutes } from "./templates.ts";

/** What stands behind the account pages. */
export interface SignedIn extends Omit<ConnectionParts, "accounts"> {
  db: Database;
  accounts: Accounts;
  keys: ApiKeys;
  logins: DeviceLogins;
  attempts: Attempts;
  invites: Invites;
  templates: Templates;
  voices: Voices;
  /** Null where payments are not configured. */
  billing: Billing | null;
  signUp: Config["accounts"]["signUp"];
  operator: Operator;
  mails: Mails | null;
  newAddress: NewAddress;
  table: AccountTable;
  methods: SignInMethods;
}

export const createAccountRoutes = (app: Hono<AppEnv>, deps: AppDeps, signedIn: SignedIn): void => {
  createAuthRoutes(app, deps, signedIn);
  createResetPasswordRoutes(app, deps, signedIn);
  if (signedIn.billing !== null) createBillingRoutes(app, deps, signedIn.billing, signedIn.attempts);
  createMailLinkRoutes(app, deps, signedIn);
  createKeyRoutes(app, deps, signedIn);
  createDeviceRoutes(app, deps, signedIn);
  createTemplateRoutes(app, deps, signedIn.templates);
  createVoiceRoutes(app, deps, signedIn);
  createConnectionRoutes(app, deps, signedIn);
  createAccountRoute(app, deps, signedIn);
  createAdminRoutes(app, deps, signedIn.operator);
};
