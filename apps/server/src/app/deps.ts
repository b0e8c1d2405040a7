import { policyJson } from "@rewrite-service/text";
import { Agent } from "undici";
import { createAccountTable } from "../accounts/account-table.ts";
import { type ApiKeys, createApiKeys } from "../accounts/keys/api-keys.ts";
import { createAttempts, type Attempts } from "../accounts/attempts.ts";
import { createAudit } from "../operator/audit.ts";
import { createMailAllowance } from "../accounts/mail/mail-allowance.ts";
import { createMails, type Mails } from "../accounts/mail/mails.ts";
import { createPostbox, type Postbox } from "../accounts/mail/postbox.ts";
import { smtpCarrier } from "../accounts/mail/smtp-carrier.ts";
import { createFirstAdmin } from "../accounts/sign-in/first-admin.ts";
import { type Passwords, scryptPasswords } from "../accounts/sign-in/passwords.ts";
import { createLedger } from "../billing/ledger/create-ledger.ts";
import { createBudgetCheck } from "../billing/ledger/spending.ts";
import type { Ledger } from "../billing/ledger/ledger.ts";
import { createUsageDays } from "../billing/ledger/usage-days.ts";
import { loadOffers } from "../billing/payments/offers.ts";
import { loadPlans } from "../billing/plans/plans.ts";
import type { Config } from "../config/config.ts";
import type { AppDeps } from "../http/context.ts";
import { createRateLimits } from "../http/rate-limits/rate-limits.ts";
import { addressBlock } from "../http/request/address-block.ts";
import { clientAddress } from "../http/request/client-address.ts";
import { OpenStreams } from "../http/streams/open-streams.ts";
import { fingerprintWith } from "../humanize/fingerprint.ts";
import { createHumanize } from "../humanize/humanize.ts";
import { createVerify } from "../humanize/verify-texts.ts";
import { createLibrary } from "../humanize/library.ts";
import { templatesAndVoicesOf } from "../humanize/templates-and-voices.ts";
import { guardedAgent } from "../providers/guarded-agent.ts";
import { systemClock as clock } from "../runtime/clock.ts";
import type { Log } from "../runtime/log.ts";
import { Metrics } from "../runtime/metrics.ts";
import { familiesOfAll } from "../runtime/worker-metrics.ts";
import { VERSION } from "../config/version.ts";
import type { Database } from "../database/database.ts";
import { timed } from "../database/timed.ts";
import { createMetricsPage } from "./metrics-page.ts";
import { countedLedger, gateWatch } from "./watched-journey.ts";
import { repeat } from "../runtime/schedule.ts";
import { createAccountServices } from "./account-services.ts";
import { builtParts } from "./built-parts.ts";
import { openServerDatabase } from "./open-database.ts";
import { createProviders } from "./providers.ts";
import { createLeaving } from "./readiness.ts";
import { siteOf } from "./site-report.ts";
import { startTasks } from "./tasks.ts";

const SILENCE_MS = 10_000;
const LOOK_MS = 250;
/** A stream waits this long for its judge; who asks for a judgement alone waits longer. */
const JUDGE_MS = 10_000;
const VERIFY_MS = 45_000;
const MAIL_CLOSE_MS = 5_000;

export interface Running {
  deps: AppDeps;
  /** Where the first administrator sets a password, on the very first start with `ADMIN_EMAIL`; else null. */
  adminLink: string | null;
  /** From now on `/readyz` says that the server is about to drain, and work is still taken. */
  announceDraining(): void;
  /** From now on the server takes no new work. */
  startDraining(): void;
  /** Closes what was opened, in the opposite order. */
  close(): Promise<void>;
}

export interface ServerOptions {
  config: Config;
  secret: string;
  log: Log;
  /** Folder of the repository, or of what was deployed of it. */
  root: string;
  passwords?: Passwords;
  /** One that is open already; left out, that of the configuration is opened. */
  database?: Database;
  /** Called once, when the disk has not kept what was written: the process must end. */
  diskFailed?: (error: Error) => void;
}

const postboxOf = ({ smtp, mailFrom }: Config["accounts"], log: Log): Postbox | null =>
  smtp === null ? null : createPostbox({ carrier: smtpCarrier(smtp, mailFrom), log });

const mailsOf = (postbox: Postbox | null, attempts: Attempts, log: Log, appUrl: URL): Mails | null =>
  postbox === null ? null : createMails({ postbox, allowance: createMailAllowance({ attempts, log }), appUrl });

/** Keys, whose use is written down once a day. */
const keysOf = (db: Database): ApiKeys => {
  const audit = createAudit({ db, clock });
  return createApiKeys({ db, clock, note: (act) => audit.writeOnce(act) });
};

/** The counters of this process, and the database with a clock on what waits for it. */
const watched = (
  db: Database,
): { db: Database; watch: Pick<AppDeps, "metricsPage" | "streams"> & { metrics: Metrics } } => {
  const streams = new OpenStreams({ silenceMs: SILENCE_MS, everyMs: LOOK_MS });
  const metrics = new Metrics(() => streams.size, { version: VERSION, database: db.dialect });
  const metricsPage = createMetricsPage({ families: familiesOfAll(() => metrics.families()), db, clock });
  return {
    db: timed(db, (work, ms, failed) => metrics.database(work, ms, failed)),
    watch: { metrics, metricsPage, streams },
  };
};

/** What is left to use, for whoever asks. */
const balancesOf = (ledger: Ledger): Pick<AppDeps, "usageReport" | "anonymousUsed"> => ({
  usageReport: (accountId) => ledger.usageReport(accountId),
  anonymousUsed: (addressBlock) => ledger.anonymousUsed(addressBlock),
});

/** Builds everything that the server needs and joins it: the only place that knows all the parts. */
export const createDeps = async (options: ServerOptions): Promise<Running> => {
  const { config, secret, log, root, passwords = scryptPasswords, database } = options;
  const { diskFailed = () => undefined } = options;
  const plans = loadPlans(config.accounts.plansFile);
  const { db, watch } = watched(await openServerDatabase(config, secret, { diskFailed }, database));
  const { metrics } = watch;
  const ledger = createLedger({ db, plans, clock, secret });
  const keys = keysOf(db);
  const offers = loadOffers(config.money.offersFile, plans);
  const dispatcher = { guarded: guardedAgent(), operator: new Agent() };
  const postbox = postboxOf(config.accounts, log);
  const mails = mailsOf(postbox, createAttempts({ db, clock, secret }), log, config.server.appUrl);
  const rates = await createRateLimits({ db, clock, secret, log, redisUrl: config.storage.redisUrl });
  const stores = { db, clock, config, secret, keys, ledger, plans };
  const services = createAccountServices({ ...stores, dispatcher, mails, log, offers, passwords, limits: rates.kind });
  await services.voices.measureEarlier();
  const { model } = config;
  const providers = createProviders({ model, services, clock, log, metrics, dispatcher: dispatcher.guarded });
  const mayCost = createBudgetCheck({ db, clock }, config.cost);
  const counted = countedLedger(ledger, metrics, mayCost);
  const journey = { ledger: counted, providers, fingerprint: fingerprintWith(secret), every: repeat };
  const stopTasks = startTasks({ ledger, keys, services, log });
  const leaving = createLeaving(db);

  const deps: AppDeps = {
    server: config.server,
    anonymous: config.accounts.anonymous,
    clock,
    log,
    ...watch,
    clientAddress: clientAddress(config.server.trustedProxies),
    blockOf: addressBlock,
    rateLimiter: rates.limiter,
    plans,
    keys,
    sessions: services.accounts,
    accountServices: services,
    humanize: createHumanize({
      ...journey,
      library: createLibrary({ plans, kept: templatesAndVoicesOf(services), terms: services.terms }),
      judgeTimeMs: model.verify ? JUDGE_MS : null,
      gateEnded: gateWatch(log, metrics),
    }),
    verify: createVerify({ ...journey, plans, timeMs: VERIFY_MS }),
    ...balancesOf(ledger),
    usageDays: createUsageDays({ db, clock }),
    site: siteOf(config, plans),
    voices: async (principal) =>
      principal.kind === "anonymous" ? [] : await services.voices.entries(principal.accountId),
    policy: policyJson(),
    notReady: leaving.notReady,
    ...builtParts(config, root),
    draining: leaving.draining,
  };
  const close = async (): Promise<void> => {
    stopTasks();
    await providers.close();
    await Promise.all([dispatcher.guarded.destroy(), dispatcher.operator.destroy()]);
    await postbox?.close(MAIL_CLOSE_MS);
    await keys.flushUse();
    rates.close();
    await db.close();
  };
  return {
    deps,
    adminLink: await createFirstAdmin(config, createAccountTable({ db, clock }), services.accounts),
    announceDraining: leaving.announce,
    startDraining: leaving.start,
    close,
  };
};
