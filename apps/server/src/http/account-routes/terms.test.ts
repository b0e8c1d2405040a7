import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnPostgres } from "../../testing/database-suite.ts";
import { sendChat, startStandIn } from "../../testing/http-stand-in.ts";
import { PASSWORD, startService } from "../../testing/test-service.ts";

const PATH = "/api/terms";
const text = "please ask zanzibar Desk, no later than friday, about zanzibars";

describeOnPostgres("words that always stay", (given) => {
  type StandIn = Awaited<ReturnType<typeof startStandIn>>;
  let model: StandIn;
  // It brings back every placeholder that it was given, but where it is asked to forget.
  beforeAll(async () => {
    model = await startStandIn(({ body }, response) => {
      const tokens = body.includes("forget") ? [] : [...new Set(body.match(/\[\[SPAN-\d+\]\]/g))].toSorted();
      sendChat(response, ["Please ask ", ...tokens.map((token) => `${token} `)]);
    });
  });
  afterAll(() => model.close());
  const withModel = () =>
    startService(given, {
      PROVIDER: "openai-compatible",
      PROVIDER_BASE_URL: model.url,
      MODEL_STANDARD: "small",
      PROVIDER_API_KEY: "k",
    });

  test("are read and replaced as one list, sealed, of one account, and go with it", async () => {
    const { signUp, call } = await startService(given);
    const [ada, bo] = [await signUp(), await signUp()];
    expect((await ada.as("GET", PATH)).body).toEqual({ terms: [] });
    for (const terms of [["Other"], ["zanzibar Desk", "no later than"]]) {
      expect(await ada.as("PUT", PATH, { terms })).toMatchObject({ status: 200, body: { terms } });
    }
    const terms = ["zanzibar Desk", "no later than"];
    const key = String((await ada.as("POST", "/api/keys", { name: "one" })).body["key"]);
    const bearer = { authorization: `Bearer ${key}` };
    expect((await call("GET", PATH, undefined, bearer)).body).toEqual({ terms });
    expect((await call("PUT", PATH, { terms: [] }, bearer)).body).toMatchObject({
      error: { code: "session_required" },
    });
    expect((await call("GET", PATH)).status).toBe(401);
    expect((await ada.as("GET", "/api/account/export")).body).toMatchObject({ terms });
    expect((await bo.as("GET", PATH)).body).toEqual({ terms: [] });
    expect((await bo.as("GET", "/api/account/export")).body).toMatchObject({ terms: [] });

    const refused = await ada.as("PUT", PATH, { terms: ["a", " ", "a", "x".repeat(101), "b\0"] });
    const details = ["terms.1", "terms.3", "terms.2"].map((path) => ({ path }));
    expect(refused).toMatchObject({ status: 400, body: { error: { code: "invalid_request", details } } });
    expect((await ada.as("PUT", PATH, { terms: ["b\0"] })).status).toBe(400);
    const rows = await given.db.read<{ terms: string }>("SELECT terms FROM term_list");
    expect(rows).toEqual([{ terms: expect.stringMatching(/^v1\./) }]);

    await bo.as("PUT", PATH, { terms: ["Bo"] });
    await bo.as("PUT", PATH, { terms: [] });
    await ada.as("DELETE", "/api/account", { password: PASSWORD });
    expect(await given.db.read("SELECT id FROM term_list")).toEqual([]);
  });

  test("are kept in a rewrite of a page, by key and by MCP, of their owner alone, beside twenty spans of the caller's", async () => {
    const service = await withModel();
    const ada = await service.signUp();
    await ada.as("PUT", PATH, { terms: ["zanzibar Desk", "no later than", "Zanzibar", "absent"] });
    const key = String((await ada.as("POST", "/api/keys", { name: "one" })).body["key"]);
    const protectedSpans = Array.from({ length: 20 }, (_, at) => (at === 0 ? "about" : `part ${at}`));
    const request = { text, register: "email", protectedSpans };
    const mcp = () =>
      service.app.request("http://localhost:8787/api/mcp", {
        method: "POST",
        headers: {
          host: "localhost:8787",
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          authorization: `Bearer ${key}`,
        },
        body: JSON.stringify({
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: { name: "rewrite", arguments: request },
        }),
      });
    const answers = [
      (await ada.rewrite(request)).text,
      (await service.rewrite(request, { authorization: `Bearer ${key}`, origin: "" })).text,
      await (await mcp()).text(),
    ];
    for (const answer of answers) expect(answer).toContain("Please ask zanzibar Desk no later than about");
    const asked = model.seen.slice(-3).map(({ body }) => body);
    for (const body of asked) {
      expect(body).toContain("please ask [[SPAN-1]], [[SPAN-2]] friday, [[SPAN-3]] zanzibars");
    }
    const bo = await service.signUp();
    expect((await bo.rewrite(request)).text).toContain("Please ask about");

    // One that the model leaves out twice stops the rewrite, like a span, and is named.
    const stopped = await ada.rewrite({ text: `forget ${text}`, register: "email" });
    expect(stopped.error).toContain("zanzibar Desk");
  });

  test("stay where no model writes, and a list that does not open stops no rewrite", async () => {
    const { signUp } = await startService(given);
    const ada = await signUp();
    const draft = { text: "please recieve teh report", register: "email" };
    await ada.as("PUT", PATH, { terms: ["recieve"] });
    expect((await ada.rewrite(draft)).text).toMatch(/recieve the report/);
    await given.db.run("UPDATE term_list SET terms = 'v1.00000000.a.b.c'");
    expect((await ada.rewrite(draft)).text).toMatch(/receive the report/);
    expect((await ada.as("GET", PATH)).body).toEqual({ terms: [] });
    await given.db.run("DELETE FROM term_list");
  });
});
