import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { policyJson, rewrite } from "@rewrite-service/text";
import { Agent } from "undici";
import { createApiKeys } from "../accounts/keys/api-keys.ts";
import { createAccountTable } from "../accounts/account-table.ts";
import { createFirstAdmin } from "../accounts/sign-in/first-admin.ts";
import { ownProvider } from "../providers/own-provider.ts";
import { type Passwords, scryptPasswords } from "../accounts/sign-in/passwords.ts";
import { createSeal, type Seal } from "../accounts/seal.ts";
import { countForeign } from "../accounts/sealed-texts.ts";
import { shelvesOf } from "../humanize/templates-and-voices.ts";
import { createSignedIn, forgetOld } from "./account-services.ts";
import type { AppDeps } from "../http/context.ts";
import { loadOffers } from "../billing/payments/offers.ts";
import { systemClock } from "../runtime/clock.ts";
import type { Config } from "../config/config.ts";
import { openDatabase, type Database } from "../database/database.ts";
import { migrate, schemaIsCurrent } from "../database/migrate.ts";
import { ConfigError } from "../config/environment.ts";
import { fingerprintWith } from "../humanize/fingerprint.ts";
import { createHumanize } from "../humanize/humanize.ts";
import { createLibrary } from "../humanize/library.ts";
import type { Log } from "../runtime/log.ts";
import { createMails } from "../accounts/mail/mails.ts";
import { createPostbox, type Postbox } from "../accounts/mail/postbox.ts";
import { smtpCarrier } from "../accounts/mail/smtp-carrier.ts";
import { Metrics } from "../runtime/metrics.ts";
import { clientAddress } from "../http/request/client-address.ts";
import { createConnectedProviders } from "../providers/connected.ts";
import { guardedAgent } from "../providers/guarded-agent.ts";
import { createProvider } from "../providers/registry.ts";
import { anonymousBlock } from "../billing/ledger/anonymous-owners.ts";
import { createLedger } from "../billing/ledger/ledger.ts";
import { loadPlans } from "../billing/plans/plans.ts";
import { createUsageDays } from "../billing/ledger/usage-days.ts";
import { createRateLimits } from "../http/rate-limits/rate-limits.ts";
import { every, repeat } from "../runtime/schedule.ts";
import { siteOf } from "./site-report.ts";
import { OpenStreams } from "../http/streams/open-streams.ts";

const WEB_FOLDER = fileURLToPath(new URL("../../../web/dist", import.meta.url));
const SILENCE_MS = 10_000;
const LOOK_MS = 250;
const SWEEP_MS = 15_000;
const KEY_USE_MS = 60_000;
const FORGET_MS = 60_000;
const MAIL_CLOSE_MS = 5_000;

export interface Running {
  deps: AppDeps;
  /** Where the first administrator sets a password, on the very first start with `ADMIN_EMAIL`; else null. */
  adminLink: string | null;
  /** From now on the server takes no new work. */
  startDraining(): void;
  /** Closes what was opened, in the opposite order. */
  close(): Promise<void>;
}

const postboxOf = ({ smtp, mailFrom }: Config["accounts"], log: Log): Postbox | null =>
  smtp === null ? null : createPostbox({ carrier: smtpCarrier(smtp, mailFrom), log });

/** A start under a secret that cannot open what is sealed would serve on with voices and connected accounts broken. */
const refuseStrangeSecret = async (db: Database, seal: Seal): Promise<void> => {
  const foreign = await countForeign(db, seal);
  if (foreign === 0) return;
  await db.close();
  throw new ConfigError([
    `SECRET: ${foreign} sealed texts belong to another one. Name it in SECRET_PREVIOUS, or, if it is lost, delete them: npm run -s admin -- secret forget`,
  ]);
};

/** Builds everything the server stands on and joins it: the only place that knows all the parts. */
export const createDeps = async (
  config: Config,
  secret: string,
  log: Log,
  passwords: Passwords = scryptPasswords,
): Promise<Running> => {
  const clock = systemClock;
  const plans = loadPlans(config.accounts.plansFile);
  const { databaseUrl } = config.storage;
  const db = await openDatabase(databaseUrl === null ? { dataDir: config.server.dataDir } : { url: databaseUrl });
  await migrate(db);
  await refuseStrangeSecret(db, createSeal(secret, config.previousSecrets));
  const ledger = createLedger({ db, plans, clock, secret });
  const keys = createApiKeys({ db, clock });
  const offers = loadOffers(config.money.offersFile, plans);
  const dispatcher = { guarded: guardedAgent(), operator: new Agent() };
  const postbox = postboxOf(config.accounts, log);
  const mails = postbox === null ? null : createMails({ postbox, appUrl: config.server.appUrl });
  const rates = await createRateLimits({ db, clock, secret, log, redisUrl: config.storage.redisUrl });
  const stores = { db, clock, config, secret, keys, ledger, plans };
  const signedIn = createSignedIn({ ...stores, dispatcher, mails, log, offers, passwords, limits: rates.kind });
  await signedIn.voices.measureEarlier();
  const providerOf = createConnectedProviders({ model: config.model, clock, log, dispatcher: dispatcher.guarded });
  const own = ownProvider({ ...signedIn, providerOf });
  const streams = new OpenStreams({ silenceMs: SILENCE_MS, everyMs: LOOK_MS });
  const metrics = new Metrics(() => streams.size);
  const model = createProvider({
    model: config.model,
    clock,
    log,
    rewrite,
    failed: (failure) => metrics.modelCallFailed(failure.code),
  });
  const stopSweeping = every(SWEEP_MS, () => ledger.sweep(), log);
  const stopForgetting = every(FORGET_MS, () => forgetOld(signedIn), log);
  const stopNoting = every(KEY_USE_MS, () => keys.flushUse(), log);
  let draining = false;

  const deps: AppDeps = {
    server: config.server,
    anonymous: config.accounts.anonymous,
    clock,
    log,
    metrics,
    streams,
    joinMs: config.model.joinMs,
    clientAddress: clientAddress(config.server.trustedProxies),
    blockOf: anonymousBlock,
    rateLimiter: rates.limiter,
    plans,
    keys,
    sessions: signedIn.accounts,
    signedIn,
    humanize: createHumanize({
      library: createLibrary({ plans, shelves: shelvesOf(signedIn.templates, signedIn.voices) }),
      ledger,
      providers: {
        pick: async (_, principal) => {
          const provider = await own(principal);
          return { provider: provider ?? model.provider, connected: provider !== null };
        },
      },
      fingerprint: fingerprintWith(secret),
      every: repeat,
    }),
    usageReport: (accountId) => ledger.usageReport(accountId),
    usageDays: createUsageDays({ db, clock }),
    site: siteOf(config, plans),
    voices: async (principal) =>
      principal.kind === "anonymous" ? [] : await signedIn.voices.entries(principal.accountId),
    policy: policyJson(),
    notReady: async () => ((await schemaIsCurrent(db)) ? null : "the database has another schema"),
    webFolder: existsSync(WEB_FOLDER) ? WEB_FOLDER : null,
    draining: () => draining,
  };
  return {
    deps,
    adminLink: await createFirstAdmin(config, createAccountTable({ db, clock }), signedIn.accounts),
    startDraining: () => {
      draining = true;
    },
    close: async () => {
      stopSweeping();
      stopForgetting();
      stopNoting();
      await model.close();
      await Promise.all([dispatcher.guarded.destroy(), dispatcher.operator.destroy()]);
      await postbox?.close(MAIL_CLOSE_MS);
      await keys.flushUse();
      rates.close();
      await db.close();
    },
  };
};
