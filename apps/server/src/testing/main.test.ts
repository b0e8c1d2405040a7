import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { MODES, REGISTERS } from "@rewrite-service/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { draft, eventsOf, post } from "./test-app.ts";
import { failToStart, startProviderProcess, startServerProcess, type Started } from "./processes.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

const endGroup = (leader: number | undefined): void => {
  try {
    if (leader !== undefined) process.kill(-leader, "SIGKILL");
  } catch {
    // All of it has ended, as it should.
  }
};

describe("the program", () => {
  test("serves, says where, and prints a line that streams a rewrite", async () => {
    const server = await startServerProcess({ ADMIN_EMAIL: "ada@example.org", PROVDER: "openai" });
    try {
      expect(server.output.text).toContain("PROVDER is not a setting; did you mean PROVIDER?");
      await expect.poll(() => server.output.text).toContain("admin -- user reset-link --email");
      expect(server.output.text).not.toMatch(/token|reset-password/i);
      const printed = /curl -N (\S+) -H 'content-type: application\/json' -d '(.*)'/.exec(server.output.text);
      const response = await fetch(printed?.[1] ?? "", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: printed?.[2] ?? "",
      });
      const types = eventsOf(await response.text()).map(({ type }) => type);
      expect(response.status).toBe(200);
      expect(types[0]).toBe("delta");
      expect(types.slice(-2)).toEqual(["usage", "done"]);
      expect(server.output.text).toContain("npm run -s admin -- model find");
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    } finally {
      expect(await server.stop()).toBe(0);
    }
  });

  test("ends when the npm that started it is killed", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "rewrite-service-"));
    const env = { ...process.env, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "error" };
    // A group of its own, so that nothing of it outlives the test.
    const npm = spawn("npm", ["start"], { cwd: ROOT, env, stdio: ["ignore", "ignore", "pipe"], detached: true });
    let printed = "";
    npm.stderr.on("data", (data: Buffer) => (printed += data.toString()));
    const answers = (url: string): Promise<boolean> =>
      fetch(url).then(
        () => true,
        () => false,
      );
    try {
      await expect.poll(() => printed).toMatch(/Rewrite Service is at http:\/\/localhost:\d+/);
      const url = `http://127.0.0.1:${/localhost:(\d+)/.exec(printed)?.[1]}/healthz`;
      expect(await answers(url)).toBe(true);
      npm.kill("SIGTERM");
      await expect.poll(() => answers(url), { timeout: 20_000 }).toBe(false);
    } finally {
      endGroup(npm.pid);
      rmSync(dataDir, { recursive: true, force: true });
    }
  });

  test("streams every register in every mode, in order, without account, key or network", async () => {
    const server = await startServerProcess();
    const text =
      "I just wanted to check in on the rollout: the north cluster moved on Tuesday, the error rate is at 0.4% and " +
      '"we keep the old queue until June" still stands. Could you please look at https://example.org/plan before 5pm?';
    try {
      for (const register of REGISTERS) {
        for (const mode of MODES) {
          const response = await post(server.url, {
            text,
            register,
            mode,
            previousRewrite: "Please look at the plan.",
          });
          const events = eventsOf(await response.text());
          const types = events.map(({ type }) => type).join(" ");
          const answer = events.map((event) => (event.type === "delta" ? event.text : "")).join("");
          expect([register, mode, types]).toEqual([register, mode, expect.stringMatching(/^(delta )+usage done$/)]);
          for (const kept of ["0.4%", '"we keep the old queue until June"', "https://example.org/plan"])
            expect(answer).toContain(kept);
        }
      }
    } finally {
      await server.stop();
    }
  });

  test("says what to do when the port is taken", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    const dataDir = mkdtempSync(join(tmpdir(), "rewrite-service-"));
    try {
      await new Promise((resolve) => taken.once("listening", resolve));
      const { port } = taken.address() as { port: number };
      const { code, text } = await failToStart({ PORT: String(port), DATA_DIR: dataDir });
      expect(code).toBe(1);
      expect(text).toContain(`Port ${port} is taken.`);
    } finally {
      taken.close();
      rmSync(dataDir, { recursive: true });
    }
  });

  test("refuses a configuration that is wrong, all of it at once, and repeats no secret", async () => {
    const { code, text } = await failToStart({ PORT: "x", APP_URL: "https://rewrite.example", SECRET: "tinycanary" });
    expect(code).toBe(1);
    expect(text).toContain("PORT must be");
    expect(text).toContain("SECRET must have");
    expect(text).not.toContain("tinycanary");
  });
});

describe("with a provider", () => {
  let provider: Started;
  beforeAll(async () => {
    provider = await startProviderProcess();
  });
  afterAll(() => provider.stop());

  test("SIGTERM lets an open stream finish, takes no new work, and leaves", async () => {
    const server = await startServerProcess({
      PROVIDER: "openai-compatible",
      PROVIDER_BASE_URL: `${provider.url}/v1`,
      MODEL_STANDARD: "small",
    });
    const text = `fault-slow ${"please look at the plan and say what you think of it ".repeat(20)}`;
    const running = await post(server.url, { ...draft, text });
    const stopped = server.stop();
    // A connection of its own each time: the port stays open. The signal takes a moment to arrive.
    const ask = (path: string) => fetch(server.url + path, { headers: { connection: "close" } });
    await expect.poll(async () => (await ask("/readyz")).status, { interval: 5 }).toBe(503);
    for (let times = 0; times < 3; times += 1) {
      expect(await (await ask("/readyz")).json()).toEqual({ status: "not ready", reason: "draining" });
      expect((await ask("/healthz")).status).toBe(200);
      const refused = await post(server.url, draft, { connection: "close" });
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({ error: { code: "draining" } });
    }
    expect(eventsOf(await running.text()).at(-1)).toEqual({ type: "done" });
    expect(await stopped).toBe(0);
  });

  test("a marker in a draft, key, cookie or provider's key is found nowhere afterwards", async () => {
    const marks = ["canarydraft", "canarykey", "canarycookie", "canaryprovider", "canaryspan", "canaryheader"];
    const server = await startServerProcess({
      PROVIDER: "openai-compatible",
      PROVIDER_BASE_URL: `${provider.url}/v1`,
      MODEL_STANDARD: "small",
      PROVIDER_API_KEY: "canaryprovider",
      LOG_LEVEL: "debug",
    });
    const headers = { cookie: "service_session=canarycookie", "user-agent": "curl/8 canaryheader" };
    const bodies: string[] = [];
    // A stop names what it stopped, to the caller whose words they are; nowhere else.
    const withoutOwnQuotation = (answer: string): string => answer.replace(/(the model left out \\?")canaryspan/, "$1");
    for (const fault of [
      "none",
      "broken",
      "refused",
      "ratelimit",
      "html",
      "empty",
      "errorframe",
      "drop",
      "invent",
      "dropspans",
    ]) {
      const body = {
        text: `fault-${fault} canarydraft keep canaryspan here`,
        register: "email",
        protectedSpans: ["canaryspan"],
      };
      const response = await post(server.url, body, headers);
      const answer = await response.text();
      if (response.status !== 200) bodies.push(withoutOwnQuotation(answer));
      bodies.push(
        ...eventsOf(response.status === 200 ? answer : "").flatMap((event) =>
          event.type === "error" ? [withoutOwnQuotation(event.message)] : [],
        ),
      );
    }
    bodies.push(await (await post(server.url, '{"text": canarydraft', headers)).text());
    bodies.push(
      await (
        await post(server.url, { text: "canarydraft", canarydraft: 1, register: "canarydraft" }, headers)
      )
        .text()
        .then((body) => body.replaceAll('"path":"canarydraft"', "")),
    );
    bodies.push(await (await post(server.url, draft, { authorization: "Bearer svc_canarykey" })).text());
    bodies.push(await (await fetch(`${server.url}/canarydraft?canarydraft`)).text());
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    const files = readdirSync(server.dataDir).map((name) => readFileSync(join(server.dataDir, name), "latin1"));
    await server.stop();
    const places = { log: server.output.text, metrics, bodies: bodies.join("\n"), files: files.join("\n") };
    for (const [place, text] of Object.entries(places)) {
      expect(text.length).toBeGreaterThan(100);
      for (const mark of marks) expect([place, mark, text.includes(mark)]).toEqual([place, mark, false]);
    }
  });

  describe.each([
    ["openai-compatible", "/v1"],
    ["anthropic", ""],
  ])("in the dialect %s", (dialect, path) => {
    let server: Started;
    beforeAll(async () => {
      server = await startServerProcess({
        PROVIDER: dialect,
        PROVIDER_BASE_URL: provider.url + path,
        MODEL_STANDARD: "small",
        PROVIDER_API_KEY: "k",
        PROVIDER_FIRST_BYTE_MS: "1000",
        PROVIDER_IDLE_MS: "1000",
      });
    });
    afterAll(() => server.stop());

    const SPAN = "the «Äpfel & 😀» clause";
    const ask = async (fault: string) => {
      const text = `Could you please look at fault-${fault} and at ${SPAN} when you can? Thänks, it matters to us.`;
      const response = await post(server.url, { text, register: "email", protectedSpans: [SPAN] });
      const body = await response.text();
      if (response.status !== 200)
        return { status: response.status, retryAfter: response.headers.get("retry-after"), body, events: [] };
      return { status: 200, retryAfter: null, body, events: eventsOf(body) };
    };

    test.each(["none", "cut", "slow"])(
      "%s: the text comes whole, with its span and the provider's counts",
      async (fault) => {
        const { events } = await ask(fault);
        const text = events.map((event) => (event.type === "delta" ? event.text : "")).join("");
        expect(text).toContain(SPAN);
        expect(text).toContain("Thänks");
        expect(events.at(-2)).toMatchObject({ type: "usage", inputTokens: 11, outputTokens: 7, requests: 1 });
        expect(events.at(-1)).toEqual({ type: "done" });
      },
    );

    test.each([
      ["ratelimit", 503, "7"],
      ["broken", 502, null],
      ["refused", 502, null],
      ["html", 502, null],
      ["empty", 502, null],
      ["onlyend", 502, null],
      ["reset", 502, null],
      ["silent", 504, null],
    ])("%s: a status, %i, and none of the provider's words", async (fault, status, retryAfter) => {
      const answer = await ask(fault);
      expect([answer.status, answer.retryAfter]).toEqual([status, retryAfter]);
      expect(answer.body).not.toContain("words of the provider");
    });

    test.each(["drop", "stall", "noend", "errorframe"])("%s: an error and never a done", async (fault) => {
      const { events, status } = await ask(fault);
      if (status === 200) expect(events.at(-1)?.type).toBe("error");
      else expect(status).toBeGreaterThanOrEqual(502);
      expect(events.map(({ type }) => type)).not.toContain("done");
    });

    test.each(["invent", "dropspans"])("%s: a done only where the promise holds", async (fault) => {
      const { events } = await ask(fault);
      const text = events.map((event) => (event.type === "delta" ? event.text : "")).join("");
      expect(text).not.toMatch(/99|2031/);
      if (events.at(-1)?.type === "done") expect(text).toContain(SPAN);
    });
  });
});
