// A process of its own that reserves and settles without pause, for tests that kill it. It writes the id of each hold
// whose settle was acknowledged to standard output, before it goes on.
import { writeSync } from "node:fs";
import { openDatabase } from "../database/open.ts";
import { systemClock } from "../runtime/clock.ts";
import { createLedger } from "../billing/ledger/create-ledger.ts";
import { parsePlans } from "../billing/plans/plans.ts";

const [url = "", callers = "8", owners = "4"] = process.argv.slice(2);
const plans = parsePlans('{"free":{"allowance":1000000000,"streams":10000}}');
const db = await openDatabase({ url, connectionsMax: 8 });
const ledger = createLedger({ db, plans, clock: systemClock, secret: "a secret for one test process only" });
const about = { register: "slack", mode: "rewrite", tier: "standard", client: null, idempotency: null } as const;

const caller = async (number: number): Promise<never> => {
  const accountId = `owner-${number % Number(owners)}`;
  const principal = { kind: "account", accountId, email: "", plan: "free", admin: false, via: "session" } as const;
  for (let turn = number; ; turn += 1) {
    const hold = await ledger.reserve({ principal, units: 1 + (turn % 3), ...about });
    if (turn % 7 === 0) {
      await ledger.release(hold);
      continue;
    }
    await ledger.settle(hold, { units: hold.units, inputTokens: 1, outputTokens: 1, requests: 1 });
    writeSync(1, `${hold.id}\n`);
  }
};

// One hold that nobody will end, so that every killed process leaves something to sweep.
const nobody = {
  kind: "account",
  accountId: "owner-0",
  email: "",
  plan: "free",
  admin: false,
  via: "session",
} as const;
await ledger.reserve({ principal: nobody, units: 1, ...about });
await Promise.all(Array.from({ length: Number(callers) }, (_, number) => caller(number)));
