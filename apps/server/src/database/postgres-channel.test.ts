import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLedger } from "../quota/ledger.ts";
import { defaultPlans } from "../quota/plans.ts";
import { openDatabase, type Database } from "./database.ts";
import { makeDatabase } from "./database-suite.ts";
import { migrate } from "./migrate.ts";

const insert = "INSERT INTO open_streams (owner, streams) VALUES ($1, $2)";

/** Stands before the server and counts the answers that come back; one is read whole, because each is small. */
const countingProxy = async (target: URL): Promise<{ url: string; answers: () => number; close: () => void }> => {
  let answers = 0;
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    sockets.push(near, far);
    far.on("data", () => (answers += 1));
    near.pipe(far).pipe(near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: url.href, answers: () => answers, close };
};

let made: Awaited<ReturnType<typeof makeDatabase>>;
let proxy: Awaited<ReturnType<typeof countingProxy>>;
let db: Database;
beforeAll(async () => {
  made = await makeDatabase("postgres");
  proxy = await countingProxy(new URL(made.url));
  db = await openDatabase({ url: proxy.url, connectionsMax: 1 });
  await migrate(db);
});
afterAll(async () => {
  await db.close();
  proxy.close();
  await made.remove();
});

test("a rewrite waits for PostgreSQL four times: twice to reserve and twice to settle", async () => {
  const ledger = createLedger({ db, plans: defaultPlans, clock: { now: Date.now }, secret: "x".repeat(32) });
  const principal = {
    kind: "account",
    accountId: "ann",
    email: "",
    plan: "pro",
    admin: false,
    via: "session",
  } as const;
  const about = { units: 1, register: "slack", mode: "rewrite", tier: "standard", client: null } as const;
  const turn = async (key: string): Promise<number[]> => {
    const start = proxy.answers();
    const hold = await ledger.reserve({ principal, ...about, idempotency: { key, fingerprint: "f" } });
    const reserved = proxy.answers();
    await ledger.settle(hold, { units: 1, inputTokens: 1, outputTokens: 1, requests: 1 });
    return [reserved - start, proxy.answers() - reserved];
  };
  await turn("the first opens the fund");
  expect(await turn("then it is there")).toEqual([2, 2]);
});

test("work that swallows the failure of a statement is not told that it was committed", async () => {
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
