import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EventDecoder } from "@rewrite-service/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeDatabases } from "../../testing/database-suite.ts";
import { violations } from "../../billing/ledger/invariants.ts";
import { sendChat, startStandIn } from "../../testing/http-stand-in.ts";
import { runAdmin } from "../../operator/commands/run.ts";
import { startService } from "../../testing/test-service.ts";

const STREAMS = 300;
const WIDE = { allowance: 1_000, streams: 1_000, perMinute: 100_000 };
const draft = { text: "please look at the budget", register: "email" };

describeDatabases("money over HTTP", (given) => {
  const folder = mkdtempSync(join(tmpdir(), "rewrite-service-money-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  type StandIn = Awaited<ReturnType<typeof startStandIn>>;
  let model: StandIn;
  beforeAll(async () => {
    model = await startStandIn(({ body }, response) => {
      if (body.includes("willfail")) {
        // A first word, and then the connection is gone.
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: "Please " } }] })}\n\n`);
        setTimeout(() => response.destroy(), 20);
      } else if (body.includes("willbecut")) {
        // It begins and never ends: who waits for it has to leave.
        response.writeHead(200, { "content-type": "text/event-stream" });
        const words = "Please look at the budget when you have a moment. ".repeat(4);
        response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: words } }] })}\n\n`);
      } else sendChat(response, ["Please look at ", "the budget."]);
    });
  });
  afterAll(() => model.close());

  const setUp = async (free: object, env: Record<string, string> = {}) => {
    const plans = join(folder, `${randomUUID()}.json`);
    writeFileSync(plans, JSON.stringify({ anonymous: { allowance: 1 }, free: { ...WIDE, ...free } }));
    const service = await startService(given, { PLANS_FILE: plans, LOG_LEVEL: "error", ...env });
    const ada = await service.signUp();
    const key = String((await ada.as("POST", "/api/keys", { name: "one" })).body["key"]);
    const send = (body: unknown, headers: Record<string, string> = {}, signal: AbortSignal | null = null) =>
      fetch(`${service.url}/api/humanize`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
        signal,
      });
    const [account] = await given.db.rows<{ id: string }>("SELECT id FROM account WHERE email = $1", [ada.email]);
    return { ...service, ada, send, owner: account?.id ?? "" };
  };
  const counted = (ends: readonly (number | string)[]): Record<string, number> =>
    Object.fromEntries([...new Set(ends)].map((end) => [end, ends.filter((e) => e === end).length]));

  test("twenty rewrites at once with funds for three: 3 × 200 and 17 × 402", async () => {
    const { send, ada } = await setUp({ allowance: 3 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(draft)));
    await Promise.all(answers.map((answer) => answer.text()));
    expect(counted(answers.map(({ status }) => status))).toEqual({ 200: 3, 402: 17 });
    expect((await ada.as("GET", "/api/usage")).body).toMatchObject({ allowance: { used: 3, limit: 3 } });
    expect(await violations(given.db)).toEqual([]);
  });

  test("an account whose month has cost the budget is refused, and the month's figures are a CSV", async () => {
    const { send, ada } = await setUp(
      {},
      {
        PROVIDER: "openai-compatible",
        PROVIDER_BASE_URL: `${model.url}/v1`,
        MODEL_STANDARD: "small",
        MODEL_PRICES: "standard=1000/500000",
        MONTHLY_BUDGET: "1.5",
      },
    );
    // 12 tokens in and 2 out: 1.012 each.
    // Each is read to its end, because only a finished rewrite counts.
    const answers: Response[] = [];
    const texts: string[] = [];
    for (let sent = 0; sent < 3; sent += 1) {
      const answer = await send(draft);
      answers.push(answer);
      texts.push(await answer.text());
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 402]);
    expect(texts[2]).toContain("budget for the month");
    const retryAfterS = Number(answers[2]?.headers.get("retry-after"));
    expect(retryAfterS).toBeGreaterThan(0);
    expect(new Date(Date.now() + retryAfterS * 1000).getUTCDate()).toBe(1);
    let csv = "";
    const month = new Date().toISOString().slice(0, 7);
    const env = { DATABASE_URL: given.url, MODEL_PRICES: "standard=1000/500000", DATA_DIR: folder };
    await runAdmin(["usage", "export"], { env, out: (text) => void (csv += text), err: () => undefined });
    expect(csv).toContain("month,email,plan,tier,rewrites,units,input_tokens,output_tokens,cost\n");
    expect(csv).toContain(`${month},"${ada.email}","free",standard,2,2,24,4,2.0240`);
  });

  test("one Idempotency-Key five times at once: one charge, four conflicts", async () => {
    const { send, ada } = await setUp({});
    const headers = { "idempotency-key": "press-1" };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(draft, headers)));
    await Promise.all(answers.map((answer) => answer.text()));
    expect(counted(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 4 });
    expect((await send({ ...draft, text: "another draft" }, headers)).status).toBe(422);
    expect((await ada.as("GET", "/api/usage")).body).toMatchObject({ allowance: { used: 1 } });
  });

  test(
    "300 streams, a third cut by the caller and a tenth failing: the ledger is exact, nothing held",
    { timeout: 60_000 },
    async () => {
      const env = {
        PROVIDER: "openai-compatible",
        PROVIDER_BASE_URL: model.url,
        MODEL_STANDARD: "small",
        PROVIDER_API_KEY: "k",
      };
      const { send, ada, owner } = await setUp({}, env);
      // On a busy machine the database may be too slow for one of them. Refused or stopped, it pays nothing and asks again.
      const taken: typeof send = async (...request) => {
        for (;;) {
          const answer = await send(...request);
          if (answer.status !== 503) return answer;
          await answer.text();
          await sleep(250);
        }
      };
      let stopped = 0;
      const read = async (body: object): Promise<string> => {
        for (;;) {
          const text = await (await taken(body)).text();
          if (!text.includes("The service isn't available right now.")) return text;
          stopped += 1;
        }
      };
      /** @returns how it ended: `cut`, `done`, or what the error says. */
      const one = async (n: number): Promise<string> => {
        if (n % 3 === 0) {
          const leaving = new AbortController();
          const answer = await taken({ ...draft, text: "please look, willbecut" }, {}, leaving.signal);
          await answer.body?.getReader().read();
          leaving.abort();
          return "cut";
        }
        const text = await read(n % 10 === 1 ? { ...draft, text: "please look, willfail" } : draft);
        const last = new EventDecoder().push(text).at(-1);
        return last?.type === "error" ? last.message : (last?.type ?? text);
      };
      const ends: string[] = [];
      for (let at = 0; at < STREAMS; at += 50) {
        ends.push(...(await Promise.all(Array.from({ length: 50 }, (_, n) => one(at + n)))));
      }
      const failed = "The model didn't give a usable answer. This didn't use a rewrite.";
      expect(counted(ends)).toEqual({ cut: 100, [failed]: 20, done: 180 });
      const held = async (): Promise<number> =>
        (await given.db.rows<{ n: number }>("SELECT COUNT(*) AS n FROM hold WHERE state = 'held'"))[0]?.n ?? -1;
      for (let waited = 0; (await held()) > 0 && waited < 45_000; waited += 50) await sleep(50);
      expect(await held()).toBe(0);
      const states = await given.db.rows<{ state: string; n: number; units: number }>(
        `SELECT state, COUNT(*) AS n, CAST(SUM(charged) AS BIGINT) AS units FROM hold
         WHERE owner = $1 GROUP BY state ORDER BY state`,
        [owner],
      );
      // Who leaves after the first delta pays for what was delivered, here one unit; who meets a failure pays nothing.
      expect(states).toEqual([
        { state: "released", n: 20 + stopped, units: 0 },
        { state: "settled", n: 280, units: 280 },
      ]);
      expect((await ada.as("GET", "/api/usage")).body).toMatchObject({ allowance: { used: 280 } });
      expect(await violations(given.db)).toEqual([]);
    },
  );
});
