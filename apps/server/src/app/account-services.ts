import type { AdminHealth } from "@rewrite-service/contract";
import type { Dispatcher } from "undici";
import { createBilling } from "../billing/payments/billing.ts";
import type { Offers } from "../billing/payments/offers.ts";
import type { Clock } from "../runtime/clock.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../runtime/log.ts";
import type { Mails } from "../accounts/mail/mails.ts";
import { createOperator } from "../operator/operator.ts";
import type { Ledger } from "../billing/ledger/ledger.ts";
import type { Plans } from "../billing/plans/plans.ts";
import type { AccountServices } from "../http/account-services.ts";
import { createAccountTable } from "../accounts/account-table.ts";
import { createAccounts } from "../accounts/sign-in/accounts.ts";
import type { ApiKeys } from "../accounts/keys/api-keys.ts";
import { createAttempts } from "../accounts/attempts.ts";
import { createConnectionKinds } from "../providers/connection-kinds.ts";
import { createConnections } from "../accounts/connections/connections.ts";
import { createDeviceLogins } from "../accounts/keys/device-login.ts";
import { createHostList } from "../accounts/connections/host-list.ts";
import type { SignInNote } from "../accounts/sign-in/admission.ts";
import { createFactors } from "../accounts/sign-in/factors.ts";
import { createInvites } from "../accounts/sign-in/invites.ts";
import { createLinks } from "../accounts/sign-in/links.ts";
import { createNewAddress } from "../accounts/sign-in/new-address.ts";
import { createOpenRouterLogin } from "../accounts/connections/openrouter-login.ts";
import type { Passwords } from "../accounts/sign-in/passwords.ts";
import { passwordSignUp } from "../accounts/sign-in/sign-up-domains.ts";
import { createSeal } from "../accounts/seal.ts";
import { createSignInMethods } from "../accounts/sign-in/sign-in-methods.ts";
import { createTemplates } from "../accounts/templates-and-voices/templates.ts";
import { createTerms } from "../accounts/terms.ts";
import { createVoices } from "../accounts/templates-and-voices/voices.ts";

interface AccountServicesDeps {
  db: Database;
  clock: Clock;
  config: Pick<Config, "server" | "accounts" | "money" | "connections" | "previousSecrets" | "settings">;
  secret: string;
  log: Pick<Log, "error">;
  offers: Offers;
  /** For calls to addresses that account holders choose among the operator's, and to those that the operator set. */
  dispatcher: { guarded: Dispatcher; operator: Dispatcher };
  keys: ApiKeys;
  ledger: Ledger;
  plans: Plans;
  /** Where rewrites a minute are counted. */
  limits: AdminHealth["limits"];
  /** Null where no mail is sent. */
  mails: Mails | null;
  passwords: Passwords;
}

/** What the account routes call, on one database. */
export const createAccountServices = (deps: AccountServicesDeps): AccountServices => {
  const { db, clock, config, secret, dispatcher, keys, mails, passwords } = deps;
  const seal = createSeal(secret, config.previousSecrets);
  const hosts = createHostList(config.connections.hosts);
  const { appUrl } = config.server;
  const links = createLinks({ db, clock });
  const baseUrl = config.connections.openRouterBaseUrl;
  const operator = createOperator(deps);
  const confirmsAddresses = mails !== null;
  const note: SignInNote = (act) => operator.audit.write(act);
  return {
    db,
    keys,
    accounts: createAccounts({ db, clock, config, secret, links, confirmsAddresses, passwords, note }),
    mails,
    methods: createSignInMethods(db),
    factors: createFactors(db),
    table: createAccountTable({ db, clock }),
    newAddress: createNewAddress({ db, seal, links }),
    attempts: createAttempts({ db, clock, secret }),
    invites: createInvites({ db, clock }),
    logins: createDeviceLogins({ db, clock, secret }),
    templates: createTemplates({ db, clock }),
    voices: createVoices({ db, clock, seal }),
    terms: createTerms({ db, clock, seal }),
    hosts,
    kinds: createConnectionKinds(config.connections, hosts),
    connections: createConnections({ db, clock, seal }),
    openRouter: createOpenRouterLogin({ db, clock, seal, appUrl, baseUrl, dispatcher: dispatcher.guarded }),
    billing: createBilling({ ...deps, dispatcher: dispatcher.operator, money: config.money }),
    signUp: config.accounts.signUp,
    passwordSignUp: passwordSignUp(config.accounts),
    signUpDomains: config.accounts.signUpDomains,
    operator,
  };
};
