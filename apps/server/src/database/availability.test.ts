import { createServer, connect, type AddressInfo, type Socket } from "node:net";
import { expect, test } from "vitest";
import { makeDatabase } from "../testing/database-suite.ts";
import { draft, eventsOf, post } from "../testing/test-app.ts";
import { startService } from "../testing/test-service.ts";
import { createReadiness } from "../app/readiness.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

/** A way to a PostgreSQL server that can be closed and opened again. */
const openWay = async (databaseUrl: string) => {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let open = true;
  const server = createServer((near) => {
    if (!open) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const shut = (): void => {
    open = false;
    for (const socket of sockets) socket.destroy();
  };
  return { url: url.href, shut, open: () => (open = true), close: () => (shut(), server.close()) };
};

test("while PostgreSQL is away work is 503 with Retry-After, /readyz says why, /healthz stays; both are well again once it is back", async () => {
  const { url, remove } = await makeDatabase("postgres");
  const way = await openWay(url);
  const service = await startService(way.url);
  const { cookie } = await service.signUp("ada@example.org");
  const asAda = { cookie, origin: "http://localhost:8787" };
  expect((await service.call("GET", "/readyz")).status).toBe(200);
  way.shut();
  const refused = [
    await post(service.url, draft),
    await post(service.url, draft, asAda),
    await fetch(`${service.url}/api/keys`, { headers: asAda }),
    await fetch(`${service.url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "ada@example.org", password: "correct horse battery" }),
    }),
  ];
  for (const response of refused) {
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(await service.call("GET", "/readyz")).toMatchObject({
    status: 503,
    body: { status: "not ready", reason: "the database cannot be reached" },
  });
  expect((await service.call("GET", "/healthz")).status).toBe(200);
  way.open();
  await expect.poll(async () => (await service.call("GET", "/readyz")).status).toBe(200);
  expect(eventsOf(await (await post(service.url, draft)).text()).at(-1)).toEqual({ type: "done" });
  way.close();
  await remove();
});

test("a disk without room is named, and looked at again with as much as a rewrite writes", async () => {
  const { url, remove } = await makeDatabase("sqlite");
  const db = await openDatabase({ url });
  const notReady = createReadiness(db);
  await migrate(db);
  const pages = Object.values((await db.rows<Record<string, number>>("PRAGMA page_count"))[0] ?? {})[0] ?? 0;
  await db.rows(`PRAGMA max_page_count = ${pages}`);
  const fill = () => db.run("INSERT INTO daily_salt (day, salt) VALUES (1, $1)", ["s".repeat(100_000)]);
  const failure = await fill().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DatabaseUnavailable);
  expect(failure).toMatchObject({ status: 503, retryAfterS: 5, reason: "the database's disk is full" });
  expect(await notReady()).toBe("the database's disk is full");
  await db.rows(`PRAGMA max_page_count = ${pages * 10}`);
  await expect.poll(notReady).toBe(null);
  expect(await fill()).toBe(1);
  await db.close();
  await remove();
});

test("a disk without room, one that fails and a slow answer are named on PostgreSQL too, and so is a schema that does not fit", async () => {
  const { url, remove } = await makeDatabase("postgres");
  const db = await openDatabase({ url });
  const notReady = createReadiness(db);
  await migrate(db);
  for (const [code, reason] of [
    ["53100", "the database's disk is full"],
    ["58030", "the disk under the database fails"],
    ["57014", "the database takes too long to answer"],
  ] as const) {
    const raise = `DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`;
    const failing = [() => db.run(raise), () => db.read(raise), () => db.transaction((within) => within.run(raise))];
    for (const fail of failing) await expect(fail()).rejects.toMatchObject({ status: 503, retryAfterS: 5, reason });
  }
  expect(await notReady()).toBe(null);
  await db.run("INSERT INTO migration (name, applied_at, oldest_release) VALUES ('of later', 1, '999.0.0')");
  expect(await notReady()).toBe("the database has another schema");
  await db.close();
  await remove();
});

test("a database that does not answer keeps nobody waiting who asks whether the server is ready", async () => {
  const silent = new Promise<never>(() => undefined);
  const { url, remove } = await makeDatabase("sqlite");
  const db = await openDatabase({ url });
  const notReady = createReadiness({ ...db, unavailable: () => silent });
  expect(await notReady()).toBe("the database does not answer");
  await db.close();
  await remove();
});
