import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeDatabases } from "../../testing/database-suite.ts";
import { sendChat, startStandIn } from "../../testing/http-stand-in.ts";
import { tableNames } from "../../testing/table-names.ts";
import { PASSWORD, startService } from "../../testing/test-service.ts";

const PROVIDER_KEY = "sk-canaryprovider-000111222";
const OWN_KEY = "sk-canaryown-333444555666";
const WORDS = [
  "canarydraft",
  "canaryspan",
  "canaryprevious",
  "canarysample",
  "canaryanswer",
  "canaryafter",
  "canaryterm",
  "canaryinvented",
  "canarylink",
];

describeDatabases("row 13: what must be found nowhere", (given) => {
  type StandIn = Awaited<ReturnType<typeof startStandIn>>;
  let model: StandIn;
  beforeAll(async () => {
    model = await startStandIn(({ body }, response) => {
      if (body.includes("refusemenow")) response.writeHead(401).end(`{"error":{"message":"no key ${PROVIDER_KEY}"}}`);
      else if (body.includes("breakmenow")) response.writeHead(500).end("canaryanswer");
      else if (body.includes("leaveoutnow")) sendChat(response, ["The canaryanswer is fine. ".repeat(5)]);
      else if (body.includes("inventnow"))
        sendChat(response, ["Please see https://canaryinvented.example/a for canaryspan and canaryterm.\n"]);
      else if (body.includes("<after>")) {
        const finding = { why: "canaryanswer", type: "added", before: "", after: "canaryafter" };
        sendChat(response, [body.includes("talkonly") ? "canaryanswer" : JSON.stringify({ findings: [finding] })]);
      } else sendChat(response, ["Please look at canaryanswer, ", "canaryspan, canaryterm."]);
    });
  });
  afterAll(() => model.close());

  /** Every row of every table, as text. */
  const everything = async (): Promise<string> => {
    const tables = await tableNames(given.db);
    expect(tables.length).toBeGreaterThan(15);
    const rows = [];
    for (const name of tables) rows.push(JSON.stringify(await given.db.rows(`SELECT * FROM "${name}"`)));
    return rows.join("\n");
  };

  test("draft, spans, answer, samples, keys, cookie and password: not in the log, the tables, the metrics or an error", async () => {
    const service = await startService(given, {
      PROVIDER: "openai-compatible",
      PROVIDER_BASE_URL: model.url,
      MODEL_STANDARD: "small",
      PROVIDER_API_KEY: PROVIDER_KEY,
      CONNECTION_HOSTS: model.host,
      VERIFY: "on",
    });
    const ada = await service.signUp();
    const key = String((await ada.as("POST", "/api/keys", { name: "one" })).body["key"]);
    const made = [
      await ada.as("POST", "/api/connections", {
        provider: "openai-compatible",
        key: OWN_KEY,
        model: "m",
        baseUrl: `${model.url}/v1`,
      }),
      await ada.as("POST", "/api/voices", { name: "v", samples: ["Hello canarysample, all good."], keepSamples: true }),
      await ada.as("PUT", "/api/terms", { terms: ["canaryterm"] }),
    ];
    expect(made.map(({ status }) => status)).toEqual([201, 201, 200]);
    const draft = {
      text: "please look at the canarydraft, canaryterm and canaryspan",
      register: "email",
      protectedSpans: ["canaryspan"],
    };
    const done = await ada.rewrite(draft);
    expect(done.text).toContain("canaryspan, canaryterm");
    const errors = [];
    const twice = await ada.as("PUT", "/api/terms", { terms: ["canaryterm", "canaryterm"] });
    errors.push(JSON.stringify(twice.body));
    for (const text of ["refusemenow canarydraft", "breakmenow canarydraft"]) {
      errors.push((await ada.rewrite({ text, register: "email" })).error);
    }
    errors.push((await ada.rewrite({ ...draft, canaryfield: "canarydraft" })).error);
    // Such an error quotes draft and answer to their owner, who alone may read them.
    const stopped = [];
    for (const what of ["leaveoutnow", "inventnow"]) {
      const text = `${what} please see https://canarylink.example/b for the canarydraft, canaryterm and canaryspan`;
      stopped.push((await ada.rewrite({ ...draft, text })).error);
      const inOne = await ada.as("POST", "/api/humanize", { ...draft, text }, { accept: "application/json" });
      stopped.push(JSON.stringify(inOne.body));
    }
    const quoting = (words: RegExp) => expect.stringMatching(words) as string;
    const [leftOut, invented] = [quoting(/canaryspan/), quoting(/canaryinvented.*canarylink/)];
    expect(stopped).toEqual([leftOut, leftOut, invented, invented]);
    await ada.rewrite({ ...draft, mode: "vary", previousRewrite: "canaryprevious canaryspan" });
    const bearer = { authorization: `Bearer ${key}`, "idempotency-key": "press-1" };
    const byKey = await fetch(`${service.url}/api/humanize`, {
      method: "POST",
      headers: { "content-type": "application/json", ...bearer },
      body: JSON.stringify(draft),
    });
    await byKey.text();
    const whole = { accept: "application/json" };
    const inOnePiece = await ada.as("POST", "/api/humanize", draft, whole);
    expect(inOnePiece.body["text"]).toContain("canaryspan");
    const refused = { text: "refusemenow canarydraft", register: "email" };
    errors.push(JSON.stringify((await ada.as("POST", "/api/humanize", refused, whole)).body));
    const judged = [];
    for (const before of ["canarydraft", "talkonly canarydraft", "refusemenow canarydraft", "breakmenow canarydraft"]) {
      judged.push(await ada.as("POST", "/api/verify", { before, after: `${before} canaryafter` }));
    }
    expect(judged.map(({ status }) => status)).toEqual([200, 200, 502, 502]);
    expect(judged.map(({ body }) => body["verified"])).toEqual([true, false, undefined, undefined]);
    errors.push(JSON.stringify(judged.slice(2)));
    errors.push(
      JSON.stringify(await ada.as("POST", "/api/verify", { before: "canarydraft", canaryfield: "canaryafter" })),
    );
    errors.push(
      JSON.stringify((await service.call("GET", "/api/usage", undefined, { authorization: `${key}x` })).body),
    );

    expect((await service.call("GET", "/downloads/canarydraft.tgz")).status).toBe(404);
    expect((await service.call("GET", "/downloads/rewrite-service-mcp.tgz?canarydraft")).status).toBe(302);

    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    const places: Record<string, string> = {
      log: service.lines.join(""),
      metrics,
      errors: errors.join("\n"),
      tables: await everything(),
    };
    if (given.db.dialect === "sqlite") {
      const path = given.url.slice("sqlite:".length);
      places["files"] = Buffer.concat([readFileSync(path), readFileSync(`${path}-wal`)]).toString("latin1");
    }
    // The session's token lies in its table; without its signature, which does not, it opens nothing.
    const signature = decodeURIComponent(ada.cookie).split(".")[1] ?? "none";
    const secrets = [...WORDS, key, signature, PASSWORD, PROVIDER_KEY, OWN_KEY];
    for (const [place, text] of Object.entries(places)) {
      expect(text.length).toBeGreaterThan(50);
      for (const secret of secrets) expect([place, secret, text.includes(secret)]).toEqual([place, secret, false]);
    }
    expect(places["log"]).not.toContain(ada.email);
  });
});
