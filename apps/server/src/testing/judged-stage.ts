import type { HumanizeRequest } from "@rewrite-service/contract";
import { expect, onTestFinished } from "vitest";
import { createLedger } from "../billing/ledger/create-ledger.ts";
import { violations } from "../billing/ledger/invariants.ts";
import { defaultPlans } from "../billing/plans/plans.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/open.ts";
import { createHumanize } from "../humanize/humanize.ts";
import { createVerify } from "../humanize/verify-texts.ts";
import type { Provider } from "../providers/provider.ts";
import { plainBrief } from "../providers/brief.ts";

const ACCOUNT = "00000000-0000-4000-8000-000000000001";
const SHORT_MS = 60;

/** Rewrites and judgements on a real ledger in memory, with a writer and a judge that a test chooses. */
export const judgedStage = async ({ writer, judge }: { writer?: Provider; judge: Provider | null }) => {
  const db = await openDatabase({ dataDir: ":memory:" });
  onTestFinished(() => db.close());
  await migrate(db);
  await db.run("INSERT INTO account (id, email, plan, created_at) VALUES ($1, $2, $3, $4)", [
    ACCOUNT,
    "a@b.c",
    "free",
    0,
  ]);
  const clock = { now: () => Date.now() };
  const ledger = createLedger({ db, plans: defaultPlans, clock, secret: "s".repeat(32) });
  const ticks: (() => void)[] = [];
  const journey = {
    ledger,
    providers: {
      pick: () => {
        const provider = writer ?? judge;
        if (provider === null) throw new Error("nobody writes");
        return Promise.resolve({ provider, judge, connected: false });
      },
    },
    fingerprint: (request: object) => JSON.stringify(request),
    every: (_: number, task: () => void) => {
      ticks.push(task);
      return () => void ticks.splice(ticks.indexOf(task), 1);
    },
  };
  const principal = {
    kind: "account",
    accountId: ACCOUNT,
    email: "a@b.c",
    plan: "free",
    admin: false,
    via: "session",
  } as const;
  const leaving = new AbortController();
  const caller = (idempotencyKey: string | null = null) => ({
    principal,
    signal: leaving.signal,
    idempotencyKey,
    client: null,
  });
  const humanize = createHumanize({
    ...journey,
    judgeTimeMs: SHORT_MS,
    gateEnded: () => undefined,
    library: {
      resolve: ({ text, fromNotes = false }: HumanizeRequest) => Promise.resolve(plainBrief(text, { fromNotes })),
    },
  });
  const verify = createVerify({ ...journey, plans: defaultPlans, timeMs: SHORT_MS });
  /** What is set aside and what was charged, once the ledger's own rules have been looked after. */
  const fund = async () => {
    expect(await violations(db)).toEqual([]);
    const [row] = await db.rows<{ held: number; used: number }>("SELECT held, used FROM fund WHERE kind = 'allowance'");
    return row ?? { held: 0, used: 0 };
  };
  const holds = () =>
    db.rows<{ state: string; charged: number; register: string; requests: number }>(
      "SELECT state, charged, register, requests FROM hold ORDER BY created_at",
    );
  return { humanize, verify, caller, leaving, fund, holds, ticks, db, ledger };
};
