import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violations } from "../../billing/ledger/invariants.ts";
import { createLedger } from "../../billing/ledger/create-ledger.ts";
import { defaultPlans } from "../../billing/plans/plans.ts";
import type { Database } from "../database.ts";
import { openDatabase } from "../open.ts";
import { makeDatabase } from "../../testing/database-suite.ts";
import { migrate } from "../migrate.ts";

const insert = "INSERT INTO open_streams (owner, streams) VALUES ($1, $2)";

interface Proxy {
  url: string;
  answers: () => number;
  /** Ends the connection instead of handing on the request or the answer that comes after so many others. */
  cut: (what: "request" | "answer", after: number) => void;
  close: () => void;
}

/** Stands before the server and counts what comes and goes; each request and answer is small enough to be read whole. */
const proxyTo = async (target: URL): Promise<Proxy> => {
  const count = { request: 0, answer: 0 };
  const cutAt = { request: -1, answer: -1 };
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    sockets.push(near, far);
    const hand = (what: "request" | "answer", to: Socket) => (data: Buffer) => {
      count[what] += 1;
      if (count[what] === cutAt[what]) near.destroy();
      else to.write(data);
    };
    near.on("data", hand("request", far)).on("close", () => far.end());
    far.on("data", hand("answer", near)).on("close", () => near.end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  const cut: Proxy["cut"] = (what, after) => void (cutAt[what] = count[what] + after + 1);
  return { url: url.href, answers: () => count.answer, cut, close };
};

let made: Awaited<ReturnType<typeof makeDatabase>>;
let proxy: Proxy;
let db: Database;
beforeAll(async () => {
  made = await makeDatabase("postgres");
  proxy = await proxyTo(new URL(made.url));
  db = await openDatabase({ url: proxy.url, connectionsMax: 1 });
  await migrate(db);
});
afterAll(async () => {
  await db.close();
  proxy.close();
  await made.remove();
});

const ledgerOf = () => createLedger({ db, plans: defaultPlans, clock: { now: Date.now }, secret: "x".repeat(32) });
const reservation = (accountId: string, key: string) =>
  ({
    principal: { kind: "account", accountId, email: "", plan: "pro", admin: false, via: "session" },
    units: 1,
    register: "slack",
    mode: "rewrite",
    tier: "standard",
    client: null,
    idempotency: { key, fingerprint: "f" },
  }) as const;
const outcome = { units: 1, inputTokens: 1, outputTokens: 1, requests: 1 };
const fundOf = (accountId: string) => db.read("SELECT held, used FROM fund WHERE owner = $1", [accountId]);

test("a rewrite waits for PostgreSQL four times: twice to reserve and twice to settle", async () => {
  const ledger = ledgerOf();
  const turn = async (key: string): Promise<number[]> => {
    const start = proxy.answers();
    const hold = await ledger.reserve(reservation("ann", key));
    const reserved = proxy.answers();
    await ledger.settle(hold, outcome);
    return [reserved - start, proxy.answers() - reserved];
  };
  await turn("the first opens the fund");
  expect(await turn("then it is there")).toEqual([2, 2]);
});

test("a connection cut before the last batch arrives leaves nothing of the transaction, and the next one works", async () => {
  const ledger = ledgerOf();
  await ledger.settle(await ledger.reserve(reservation("bob", "first")), outcome);
  proxy.cut("request", 1);
  await expect(ledger.reserve(reservation("bob", "cut"))).rejects.toThrow();
  await expect.poll(() => fundOf("bob")).toEqual([{ held: 0, used: 1 }]);
  const hold = await ledger.reserve(reservation("bob", "cut"));
  proxy.cut("request", 1);
  await expect(ledger.settle(hold, outcome)).rejects.toThrow();
  await ledger.settle(hold, outcome);
  expect(await fundOf("bob")).toEqual([{ held: 0, used: 2 }]);
  expect(await db.snapshot(violations)).toEqual([]);
});

test("a settle whose commit was made and whose answer was lost is not made again, nor taken back by a release", async () => {
  const ledger = ledgerOf();
  const hold = await ledger.reserve(reservation("eve", "lost"));
  proxy.cut("answer", 1);
  await expect(ledger.settle(hold, outcome)).rejects.toThrow();
  await expect.poll(() => fundOf("eve")).toEqual([{ held: 0, used: 1 }]);
  await expect(ledger.settle(hold, outcome)).rejects.toThrow("had ended");
  await ledger.release(hold);
  expect(await fundOf("eve")).toEqual([{ held: 0, used: 1 }]);
  await expect(ledger.reserve(reservation("eve", "lost"))).rejects.toThrow("has finished");
  expect(await db.snapshot(violations)).toEqual([]);
});

test("an answer of many packets, a null and bytes come whole", async () => {
  const select = "SELECT repeat('é', $1::int) AS long, decode('00ff', 'hex') AS bytes, NULL::bytea AS nothing";
  const [row] = await db.transaction((statements) => statements.rows<Record<string, unknown>>(select, [2_000_000]));
  expect(row).toEqual({ long: "é".repeat(2_000_000), bytes: Buffer.from([0, 255]), nothing: null });
});

test("work that swallows the failure of a statement does not count as committed", async () => {
  const swallowed = db.transaction(async (statements) => {
    await statements.run(insert, ["kept?", 1]);
    await statements.run(insert, ["kept?", 1]).catch(() => 0);
  });
  await expect(swallowed).rejects.toThrow("had failed");
  expect(await db.read("SELECT * FROM open_streams WHERE owner = 'kept?'")).toEqual([]);
});

test("a last statement that fails takes the transaction back, and the commit behind it does nothing", async () => {
  const failing = db.transaction(async (statements) => {
    await statements.run(insert, ["last", 1]);
    const sent = Promise.all([statements.run(insert, ["next to last", 1]), statements.run(insert, ["last", 1])]);
    statements.last();
    await sent;
  });
  await expect(failing).rejects.toThrow("unique");
  expect(await db.read("SELECT * FROM open_streams WHERE owner LIKE '%last'")).toEqual([]);
});

test("a statement whose first run on a connection failed runs there afterwards", async () => {
  const fresh = "INSERT INTO open_streams (streams, owner) VALUES ($1, $2)";
  const twice = db.transaction((statements) => Promise.all([1, 2].map((n) => statements.run(fresh, [n, "fresh"]))));
  await expect(twice).rejects.toThrow("unique");
  const other = "INSERT INTO open_streams (streams, owner) SELECT $1::int, $2";
  const failing = db.transaction((statements) => statements.run(other, [-1, "other"]));
  await expect(failing).rejects.toThrow("check");
  expect(await db.transaction((statements) => statements.run(other, [1, "other"]))).toBe(1);
  expect(await db.transaction((statements) => statements.run(fresh, [1, "fresh"]))).toBe(1);
});

test("rows of one statement asked twice in a turn, before and after it is prepared, and of none", async () => {
  const select = "SELECT $1::text AS text, NULL AS nothing, $2::bigint AS big, true AS yes WHERE $2::bigint > 0";
  const ask = (): Promise<unknown> =>
    db.transaction((statements) =>
      Promise.all([
        statements.rows(select, ['é "1"', 2 ** 53 - 1]),
        statements.rows(select, ["", -1]),
        statements.rows(select, ["b", 1]),
        statements.run("UPDATE open_streams SET streams = streams WHERE owner = $1", ["nobody"]),
      ]),
    );
  const wanted = [
    [{ text: 'é "1"', nothing: null, big: 2 ** 53 - 1, yes: true }],
    [],
    [{ text: "b", nothing: null, big: 1, yes: true }],
    0,
  ];
  expect(await ask()).toEqual(wanted);
  expect(await ask()).toEqual(wanted);
});
