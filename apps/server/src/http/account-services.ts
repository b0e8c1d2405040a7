import type { AccountTable } from "../accounts/account-table.ts";
import type { Attempts } from "../accounts/attempts.ts";
import type { Connections } from "../accounts/connections/connections.ts";
import type { HostList } from "../accounts/connections/host-list.ts";
import type { OpenRouterLogin } from "../accounts/connections/openrouter-login.ts";
import type { ApiKeys } from "../accounts/keys/api-keys.ts";
import type { DeviceLogins } from "../accounts/keys/device-login.ts";
import type { Mails } from "../accounts/mail/mails.ts";
import type { Accounts } from "../accounts/sign-in/accounts.ts";
import type { Factors } from "../accounts/sign-in/factors.ts";
import type { Invites } from "../accounts/sign-in/invites.ts";
import type { NewAddress } from "../accounts/sign-in/new-address.ts";
import type { SignInMethods } from "../accounts/sign-in/sign-in-methods.ts";
import type { Templates } from "../accounts/templates-and-voices/templates.ts";
import type { Terms } from "../accounts/terms.ts";
import type { Voices } from "../accounts/templates-and-voices/voices.ts";
import type { Billing } from "../billing/payments/billing.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import type { Operator } from "../operator/operator.ts";
import type { ConnectionKinds } from "../providers/connection-kinds.ts";

/** What the account routes call. Each route names the few that it needs. */
export interface AccountServices {
  db: Database;
  accounts: Accounts;
  table: AccountTable;
  methods: SignInMethods;
  factors: Factors;
  attempts: Attempts;
  invites: Invites;
  signUp: Config["accounts"]["signUp"];
  /** The same of those who come with a password. */
  passwordSignUp: Config["accounts"]["signUp"];
  signUpDomains: readonly string[];
  /** Null where no mail is sent. */
  mails: Mails | null;
  newAddress: NewAddress;
  keys: ApiKeys;
  logins: DeviceLogins;
  templates: Templates;
  voices: Voices;
  terms: Terms;
  connections: Connections;
  kinds: ConnectionKinds;
  hosts: HostList;
  openRouter: OpenRouterLogin;
  /** Null where payments are not configured. */
  billing: Billing | null;
  operator: Operator;
}
