import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeEvent, type HumanizeEvent } from "@rewrite-service/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openBrowser, openerOf } from "./browser.ts";
import { configPath, readKey, removeKey, storeKey } from "../settings/config-file.ts";
import { LOCAL_CHARACTERS_MAX } from "../calls/limits.ts";
import { commands, runCommand } from "./index.ts";
import { readInput } from "./input.ts";
import { bold, type Terminal } from "./terminal.ts";

const KEY = "svc_CanaryKeyThatNobodyMayEverSee";

let home: string;
const closers: (() => void)[] = [];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "rewrite-mcp-"));
});
afterEach(() => {
  rmSync(home, { recursive: true });
  for (const close of closers.splice(0)) close();
});

const usage: HumanizeEvent = {
  type: "usage",
  plan: "free",
  modelTier: "standard",
  inputTokens: 1,
  outputTokens: 1,
  requests: 0,
  fundingSource: "allowance",
  creditsUsed: 0,
  creditBalance: 0,
};
const report = {
  email: "ana@example.com",
  plan: "pro",
  allowance: { used: 9, limit: 40, periodStart: "2026-11-21T00:00:00Z", periodEnd: "2026-11-22T00:00:00Z" },
  credits: { balance: 250 },
  tiers: ["standard"],
  limits: { textCharacters: 20_000, streams: 5, perMinute: 30 },
  recent: [],
  byKey: [],
};

type Route = (request: IncomingMessage, response: ServerResponse) => void;
const json =
  (status: number, value: unknown): Route =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(value));
  };
const streaming =
  (...pieces: string[]): Route =>
  (_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const events = [
      ...pieces.map((text): HumanizeEvent => ({ type: "delta", text })),
      usage,
      { type: "done" } as const,
    ];
    response.end(events.map(encodeEvent).join(""));
  };

/** A service on loopback whose routes a test names. */
const serve = async (routes: Record<string, Route>): Promise<string> => {
  const server = createServer((request, response) => {
    (routes[request.url ?? ""] ?? json(404, { error: { code: "not_found", message: "Nothing." } }))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const run = async (
  argv: string[],
  environment: Record<string, string> = {},
  stdin = "",
  invoked: string | null = "rewrite-service",
) => {
  let out = "";
  let err = "";
  const terminal: Terminal = {
    environment,
    home,
    program: new URL("file:///nowhere/dist/program.mjs"),
    invoked,
    machine: "laptop-ana",
    platform: "linux",
    stdin: (async function* () {
      yield new TextEncoder().encode(stdin);
    })(),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    colour: false,
  };
  const code = await runCommand(argv, terminal);
  return { code, out, err };
};

describe("the config file", () => {
  test("is for the user alone, and keeps one key for each origin", async () => {
    await storeKey(home, "http://a.test", { key: KEY, keyId: "k1", machine: "m" });
    await storeKey(home, "http://b.test", { key: "svc_b" });
    expect(statSync(configPath(home)).mode & 0o777).toBe(0o600);
    expect(statSync(join(home, ".service")).mode & 0o777).toBe(0o700);
    expect(JSON.parse(readFileSync(configPath(home), "utf8"))).toEqual({
      servers: { "http://a.test": { key: KEY, keyId: "k1", machine: "m" }, "http://b.test": { key: "svc_b" } },
    });
    expect([await readKey(home, "http://c.test"), await readKey(home, "constructor")]).toEqual([null, null]);
    expect(await removeKey(home, "http://c.test")).toBe(false);
    expect(await removeKey(home, "http://a.test")).toBe(true);
    expect(readFileSync(configPath(home), "utf8")).not.toContain(KEY);
    expect(await removeKey(home, "http://b.test")).toBe(true);
    expect(existsSync(configPath(home))).toBe(false);
  });

  test("that others could read is tightened", async () => {
    mkdirSync(join(home, ".service"), { mode: 0o755 });
    writeFileSync(configPath(home), '{"servers":{}}');
    chmodSync(configPath(home), 0o644);
    await storeKey(home, "http://a.test", { key: KEY });
    expect(statSync(configPath(home)).mode & 0o777).toBe(0o600);
    expect(statSync(join(home, ".service")).mode & 0o777).toBe(0o700);
  });

  test("that cannot be read is neither shown nor overwritten", async () => {
    mkdirSync(join(home, ".service"));
    writeFileSync(configPath(home), `{"servers":{"a":"${KEY}"`);
    const { code, err } = await run(["status"]);
    expect([code, err.includes("Repair or delete it."), err.includes(KEY)]).toEqual([1, true, false]);
    await expect(storeKey(home, "http://a.test", { key: "new" })).rejects.toThrow("cannot be read");
  });
});

describe("login, status and logout", () => {
  test("sign in, tell what is left without the key, and sign out", async () => {
    const baseUrl = await serve({
      "/api/device/code": json(200, {
        device_code: "d",
        user_code: "WDJB-MJHT",
        verification_uri: "http://127.0.0.1/device",
        expires_in: 600,
        interval: 0.01,
      }),
      "/api/device/token": json(200, { access_token: KEY, key_id: "k1" }),
      "/api/usage": json(200, report),
    });
    const environment = { SERVICE_BASE_URL: baseUrl, CI: "1" };
    const signedIn = await run(["login"], environment);
    expect(signedIn).toMatchObject({
      code: 0,
      out: "Signed in as ana@example.com on laptop-ana. Key …rSee stored; only you can read it.\n".replace(
        "rSee",
        KEY.slice(-4),
      ),
    });
    expect(signedIn.err).toContain("WDJB-MJHT");
    expect(signedIn.err).toContain("will use the key from its next call");
    const told = await run(["status"], environment);
    expect(told.out).toContain("31 of 40 rewrites left, resets 22 Nov 00:00 UTC (in ");
    expect(told.out).toContain(`…${KEY.slice(-4)} from ${configPath(home)}`);
    const asJson = await run(["status", "--json"], environment);
    expect(JSON.parse(asJson.out)).toMatchObject({ signedIn: true, plan: "pro", key: { source: "file" } });
    const signedOut = await run(["logout"], environment);
    expect(signedOut.out).toContain(`still works until you revoke it at ${baseUrl}/account`);
    const after = await run(["status"], environment);
    expect([after.code, after.out]).toEqual([
      3,
      `Server     ${baseUrl}\nNot signed in. Run: rewrite-service login --server ${baseUrl}\n`,
    ]);
    for (const { out, err } of [signedIn, told, asJson, signedOut]) expect(out + err).not.toContain(KEY);
  });

  test("a variable wins over the stored key, and another origin never sees it", async () => {
    const seen: (string | undefined)[] = [];
    const baseUrl = await serve({
      "/api/usage": (request, response) => {
        seen.push(request.headers.authorization);
        json(200, report)(request, response);
      },
    });
    await storeKey(home, "http://other.test", { key: KEY });
    expect((await run(["status"], { SERVICE_BASE_URL: baseUrl })).code).toBe(3);
    await storeKey(home, baseUrl, { key: KEY });
    await run(["status"], { SERVICE_BASE_URL: baseUrl, SERVICE_API_KEY: "svc_variable" });
    expect(seen).toEqual(["Bearer svc_variable"]);
  });

  const codeOnly = {
    device_code: "d",
    user_code: "WDJB-MJHT",
    verification_uri: "http://127.0.0.1/device",
    expires_in: 89,
    interval: 0.01,
  };

  test("a key is kept though the service does not say whose it is, and a variable that goes first is named", async () => {
    const baseUrl = await serve({
      "/api/device/code": json(200, codeOnly),
      "/api/device/token": json(200, { access_token: KEY }),
    });
    const environment = { SERVICE_BASE_URL: baseUrl, CI: "1" };
    const first = "SERVICE_API_KEY is set and takes precedence over the stored key.\n";
    const signedIn = await run(["login"], { ...environment, SERVICE_API_KEY: "svc_variable" });
    expect(signedIn.out).toBe(`Signed in on laptop-ana. Key …${KEY.slice(-4)} stored; only you can read it.\n`);
    expect(signedIn.err).toContain("(valid for 1 minutes, Ctrl+C to cancel)");
    expect(signedIn.err.endsWith(`A running MCP client will use the key from its next call.\n${first}`)).toBe(true);
    expect(await readKey(home, baseUrl)).toEqual({ key: KEY, machine: "laptop-ana" });
    const asJson = await run(["login", "--json"], environment);
    expect(JSON.parse(asJson.out)).toEqual({
      server: baseUrl,
      email: null,
      machine: "laptop-ana",
      keyEnd: KEY.slice(-4),
      file: configPath(home),
    });
    expect(asJson.err).not.toContain("MCP client");
    expect(asJson.err).not.toContain("SERVICE_API_KEY");
  });

  test("signing out says whether there was a key, and that a variable stays", async () => {
    await storeKey(home, "http://a.test", { key: KEY });
    const environment = { SERVICE_BASE_URL: "http://a.test" };
    expect(await run(["logout", "--json"], environment)).toEqual({
      code: 0,
      out: '{\n  "server": "http://a.test",\n  "removed": true\n}\n',
      err: "",
    });
    expect(await run(["logout"], { ...environment, SERVICE_API_KEY: "svc_variable" })).toEqual({
      code: 0,
      out: "No key for http://a.test is stored on this computer.\n",
      err: "SERVICE_API_KEY is still set and still used.\n",
    });
  });

  test("the link is given to the browser, as one argument", async () => {
    const [browser, seen] = [join(home, "browser"), join(home, "seen")];
    writeFileSync(browser, `#!/bin/sh\nprintf '%s|' "$@" > ${seen}.part\nmv ${seen}.part ${seen}\n`, { mode: 0o755 });
    const link = "http://127.0.0.1/device?code=WDJB-MJHT&more=1";
    const baseUrl = await serve({
      "/api/device/code": json(200, { ...codeOnly, verification_uri_complete: link }),
      "/api/device/token": json(200, { access_token: KEY }),
    });
    await run(["login"], { SERVICE_BASE_URL: baseUrl, BROWSER: browser });
    await expect.poll(() => existsSync(seen)).toBe(true);
    expect(readFileSync(seen, "utf8")).toBe(`${link}|`);
    // A browser that is not there is no failure, and what is no link is given to nobody.
    expect((await run(["login"], { SERVICE_BASE_URL: baseUrl, BROWSER: "/nowhere/browser" })).code).toBe(0);
    rmSync(seen);
    const terminal = { environment: { BROWSER: browser }, platform: "linux" } as unknown as Terminal;
    await openBrowser("file:///etc/passwd", terminal);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(existsSync(seen)).toBe(false);
  });

  test("a browser is opened only where one is to be expected", () => {
    const at = (platform: string, environment: Record<string, string>) => openerOf({ platform, environment });
    expect(at("linux", {})).toBeNull();
    expect(at("linux", { DISPLAY: ":0" })).toEqual(["xdg-open"]);
    expect(at("linux", { DISPLAY: ":0", SSH_CONNECTION: "1" })).toBeNull();
    expect(at("linux", { BROWSER: "sh -c x" })).toBeNull();
    expect(at("linux", { BROWSER: "/usr/bin/firefox", DISPLAY: ":0" })).toEqual(["/usr/bin/firefox"]);
    expect(at("linux", { WAYLAND_DISPLAY: "wayland-0" })).toEqual(["xdg-open"]);
    expect(at("win32", {})).toEqual(["rundll32", "url.dll,FileProtocolHandler"]);
    expect(at("darwin", { CI: "1" })).toBeNull();
    expect(at("darwin", {})).toEqual(["open"]);
  });
});

describe("rewrite", () => {
  const draft = "The launch is on Friday and costs $4,200.";

  test("streams the text to stdout and everything else to stderr", async () => {
    const SERVICE_BASE_URL = await serve({
      "/api/humanize": streaming("We launch Friday", " for $4,200.", "\n\nNOTES:\n- Short."),
    });
    const environment = { SERVICE_BASE_URL, SERVICE_API_KEY: KEY };
    const result = await run(
      ["rewrite", "--register", "email", "--protect", "Friday", "--protect", "Kestrel"],
      environment,
      draft,
    );
    expect(result).toMatchObject({ code: 0, out: "We launch Friday for $4,200.\n" });
    expect(result.err).toBe(
      "Notes:\n- Short.\nNot in the text, so not protected: Kestrel\nNo likely change; 2 of 2 figures, dates, names and links still there.\n",
    );
  });

  test("ends with 5 when a fact changed and that was asked about", async () => {
    const SERVICE_BASE_URL = await serve({ "/api/humanize": streaming("The launch is on Friday and costs $4,900.") });
    const environment = { SERVICE_BASE_URL, SERVICE_API_KEY: KEY };
    expect((await run(["rewrite", "--register", "email"], environment, draft)).code).toBe(0);
    expect((await run(["rewrite", "--register", "email", "--strict", "--json"], environment, draft)).code).toBe(5);
  });

  test.each([
    [401, "invalid_key", 3],
    [402, "quota_exhausted", 4],
    [400, "invalid_request", 1],
  ])("status %i (%s) ends with %i and one line", async (status, code, exit) => {
    const SERVICE_BASE_URL = await serve({ "/api/humanize": json(status, { error: { code, message: "No." } }) });
    const result = await run(["rewrite", "--register", "email"], { SERVICE_BASE_URL, SERVICE_API_KEY: KEY }, draft);
    expect([result.code, result.out, result.err.trim().split("\n").length]).toEqual([exit, "", 1]);
  });

  test("without a key it ends with 3 and says how to sign in", async () => {
    const argv = ["rewrite", "--register", "email"];
    expect(await run(argv, {}, draft)).toEqual({
      code: 3,
      out: "",
      err: "Not signed in. Run: rewrite-service login\n",
    });
    const npx = await run(argv, { SERVICE_BASE_URL: "https://a.test" }, draft, null);
    expect(npx.err).toBe(
      "Not signed in. Run: npx -y https://a.test/downloads/rewrite-service-mcp.tgz login --server https://a.test\n",
    );
  });
});

test("likelihood says the verdict first, then its score and what it is not for", async () => {
  const text =
    "I hope this email finds you well. We should leverage the new dashboard to streamline our reporting, and it is important to note that the team delves into the numbers every Monday. Moreover, a robust process ensures that every stakeholder is aligned on the key outcomes, fostering a culture of transparency and continuous improvement. Please do not hesitate to reach out with any questions.";
  const { code, out } = await run(["likelihood"], {}, text);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^Reads like text by a model \(\d+ in 100 texts by people do too\)\. Score \d+ of 100 \(range \d+ to \d+\)\.\nAn estimate from style alone, never proof/,
  );
  expect(JSON.parse((await run(["likelihood", "--json"], {}, text)).out)).toMatchObject({
    verdict: "model",
    tooShort: false,
  });
  expect((await run(["likelihood"], {}, "Too short to say.")).out).toBe(
    "Cannot tell: a text under 60 words, not counting figures, is too short to judge.\n",
  );
});

describe("check and compare", () => {
  test("read stdin and files, and print places that an editor finds", async () => {
    const text = "The plan stands.\nIn today's fast-paced world we unlock seamless, holistic value.";
    const checked = await run(["check", "--strict"], {}, text);
    expect((await run(["check", "--strict"], {}, "The van is booked for 3 May.")).code).toBe(0);
    expect(checked.code).toBe(5);
    expect(checked.out).toContain('2:39  "seamless"  Corporate word. Try "smooth".\n');
    expect(checked.out).toMatch(/\n\d findings?; score \d+ of 100, 13 words\.\n$/);
    const [report] = [JSON.parse((await run(["check", "--json"], {}, text)).out) as { findings: object[] }];
    expect(report.findings).toContainEqual(expect.objectContaining({ start: 55, end: 63, replacement: "smooth" }));
  });

  test("compare prints both sentences, and places as data", async () => {
    const file = join(home, "before.txt");
    writeFileSync(file, "It costs $4,200.");
    const told = await run(["compare", file], {}, "It costs $4,300.");
    expect(told).toMatchObject({ code: 0, err: "" });
    expect(told.out).toContain('1. CHANGED money: "$4,200" → "$4,300"\n   before: It costs $4,200.\n');
    const compared = await run(["compare", file, "--json", "--strict"], {}, "It costs $4,300.");
    expect([compared.code, JSON.parse(compared.out)]).toMatchObject([
      5,
      { alarm: true, counts: { changed: 1 }, changes: [{ before: { start: 9, end: 15, text: "$4,200" } }] },
    ]);
  });
});

describe("registers, voices and usage", () => {
  test("registers need nobody, voices and usage the service", async () => {
    expect((await run(["registers"])).out).toMatch(/^slack {7}\S/);
    const items = [{ id: "v1", name: "At work", isDefault: true }];
    const recent = [
      {
        at: "2026-11-21T09:30:00.000Z",
        register: "slack",
        mode: "rewrite",
        units: 1,
        client: "curl",
        modelTier: "standard",
      },
    ];
    const SERVICE_BASE_URL = await serve({
      "/api/voices": json(200, { items }),
      "/api/usage": json(200, { ...report, recent, byKey: [{ keyId: "k1", name: "laptop", units: 9 }] }),
    });
    const environment = { SERVICE_BASE_URL, SERVICE_API_KEY: KEY };
    expect((await run(["voices"], environment)).out).toBe("v1  At work (default)\n");
    expect(JSON.parse((await run(["voices", "--json"], environment)).out)).toEqual({ items });
    expect((await run(["usage"], environment)).out).toBe(
      "31 of 40 rewrites left (pro). Resets 22 Nov 00:00 UTC. 250 credits.\nlaptop: 9 rewrites\n2026-11-21 09:30  slack      rewrite   1  curl\n",
    );
    expect((await run(["voices"], { SERVICE_BASE_URL })).code).toBe(3);
    const asJson = await run(["usage", "--json"], environment);
    expect([asJson.code, asJson.out.startsWith('{\n  "'), JSON.parse(asJson.out)]).toMatchObject([0, true, { recent }]);
    const empty = await serve({ "/api/voices": json(200, { items: [] }) });
    expect(await run(["voices"], { ...environment, SERVICE_BASE_URL: empty })).toMatchObject({
      code: 0,
      out: "",
      err: expect.stringContaining(`No voices yet. Create one at ${empty}/account`) as string,
    });
  });
});

test("--server names another server for one command, and so does what it says", async () => {
  const SERVICE_BASE_URL = await serve({ "/api/usage": json(200, report) });
  await storeKey(home, SERVICE_BASE_URL, { key: KEY });
  expect((await run(["usage", "--server", SERVICE_BASE_URL])).code).toBe(0);
  const other = await run(["usage", "--server", "http://b.test"]);
  expect(other).toMatchObject({ code: 3, err: "Not signed in. Run: rewrite-service login --server http://b.test\n" });
});

describe("help", () => {
  test("is laid out in columns, for the program and for each command", async () => {
    const pages = [await run(["help"]), ...(await Promise.all(commands.map(({ name }) => run([name, "-h"]))))];
    expect(pages.map(({ out }) => out).join("\n")).toMatchSnapshot();
    expect((await run(["--help"])).out).toBe(pages[0]?.out);
    expect((await run(["-v"])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test("names every command, each with examples that are read without a complaint", async () => {
    const { out } = await run(["--help"]);
    for (const { name, examples, options } of commands) {
      expect(out).toContain(`\n  ${name} `);
      const help = await run([name, "--help"]);
      expect(help.code).toBe(0);
      for (const option of Object.keys(options)) expect(help.out).toContain(`--${option}`);
      for (const example of examples) {
        expect(help.out).toContain(`  rewrite-service ${example}\n`);
        const argv = example.replace(/ [<>].*$/, "").match(/"[^"]*"|\S+/g) ?? [];
        expect((await run([...argv.map((word) => word.replaceAll('"', "")), "--help"])).code).toBe(0);
      }
    }
  });
});

describe("verify", () => {
  const finding = { type: "certainty", before: "We hope to", after: "We will", why: "Firmer." };
  const judging = async (report: object) => {
    const asked: unknown[] = [];
    const SERVICE_BASE_URL = await serve({
      "/api/verify": (request, response) => {
        let body = "";
        request.on("data", (piece: Buffer) => (body += piece.toString("utf8")));
        request.on("end", () => {
          asked.push(JSON.parse(body), request.headers.authorization);
          json(200, { findings: [], withdrawn: [], usage, ...report })(request, response);
        });
      },
    });
    const file = join(home, "before.txt");
    writeFileSync(file, "We hope to ship.");
    const environment = { SERVICE_BASE_URL, SERVICE_API_KEY: KEY };
    const ask = (...options: string[]) => run(["verify", file, "-", ...options], environment, "We will ship.");
    return { ask, asked };
  };

  test("asks about both texts and prints what the model found, a line each", async () => {
    const dropped = { ...finding, type: "dropped", after: "" };
    const added = { ...finding, type: "added", before: "" };
    const { ask, asked } = await judging({ verified: true, findings: [finding, dropped, added] });
    expect(await ask("--notes")).toEqual({
      code: 0,
      out: '- certainty: "We hope to" became "We will". Firmer.\n- dropped: "We hope to" is missing. Firmer.\n- added: "We will" is new. Firmer.\n',
      err: "",
    });
    expect(asked).toEqual([{ before: "We hope to ship.", after: "We will ship.", fromNotes: true }, `Bearer ${KEY}`]);
    expect((await ask("--strict")).code).toBe(5);
    expect(JSON.parse((await ask("--json")).out)).toMatchObject({ findings: [finding, dropped, added] });
  });

  test("tells no change from no answer", async () => {
    const { ask } = await judging({ verified: true });
    expect(await ask("--strict")).toMatchObject({ code: 0, out: "The model found no change in meaning.\n" });
    const { ask: again } = await judging({ verified: false });
    expect(await again()).toMatchObject({ code: 1, out: expect.stringContaining("wasn't checked") as string });
  });

  test("says why where there is no model, no key or no text", async () => {
    const message = "No model is set up here.";
    const error = json(503, { error: { code: "provider_unavailable", message } });
    const SERVICE_BASE_URL = await serve({ "/api/verify": error });
    const file = join(home, "a.txt");
    writeFileSync(file, "a");
    const none = await run(["verify", file, file], { SERVICE_BASE_URL, SERVICE_API_KEY: KEY });
    expect([none.code, none.err.includes(message)]).toEqual([1, true]);
    expect((await run(["verify", file, file], { SERVICE_BASE_URL })).code).toBe(3);
    expect((await run(["verify"])).code).toBe(2);
    expect((await run(["verify", "-"])).code).toBe(2);
  });
});

test.each([
  [["frobnicate"], 2],
  [["check", "--nonsense"], 2],
  [["check", "--mode", "vary"], 2],
  [[], 2],
  [["rewrite"], 2],
  [["rewrite", "--register", "fax"], 2],
  [["rewrite", "--register", "email", "--mode", "vary"], 2],
  [["compare"], 2],
  [["check", "/nowhere/at/all"], 1],
  [["--help"], 0],
  [["--version"], 0],
])("%j ends with %i", async (argv, code) => {
  const result = await run(argv);
  expect(result.code).toBe(code);
  expect(code === 0 ? result.out : result.err).not.toBe("");
});

describe("a rewrite asks for", () => {
  const asking = async (...options: string[]) => {
    const bodies: unknown[] = [];
    const baseUrl = await serve({
      "/api/humanize": (request, response) => {
        let text = "";
        request.on("data", (piece: Buffer) => (text += piece.toString()));
        request.on("end", () => {
          bodies.push(JSON.parse(text));
          streaming("We ship on Friday.")(request, response);
        });
      },
    });
    const environment = { SERVICE_BASE_URL: baseUrl, SERVICE_API_KEY: KEY };
    const { code, err } = await run(["rewrite", ...options], environment, "we ship friday");
    return { code, err, bodies };
  };

  test("no more than was said", async () => {
    const { code, bodies } = await asking("--register", "slack");
    expect([code, bodies]).toEqual([0, [{ text: "we ship friday", register: "slack" }]]);
  });

  test("everything that was said", async () => {
    const previous = join(home, "last.txt");
    writeFileSync(previous, "We ship Friday.");
    const options =
      "--register email --mode vary --tier fast --length shorter --voice v1 --template t1 --from-notes " +
      "--protect friday --protect ship --previous";
    const { code, bodies } = await asking(...options.split(" "), previous);
    expect([code, bodies]).toEqual([
      0,
      [
        {
          text: "we ship friday",
          register: "email",
          mode: "vary",
          modelTier: "fast",
          length: "shorter",
          fromNotes: true,
          voiceProfileId: "v1",
          templateId: "t1",
          previousRewrite: "We ship Friday.",
          protectedSpans: ["friday", "ship"],
        },
      ],
    ]);
  });

  test.each([
    [[], "rewrite needs --register"],
    [["--register", "memo"], "--register is one of"],
    [["--register", "slack", "--mode", "shorten"], "--mode is one of"],
    [["--register", "slack", "--mode", "vary"], "--mode vary needs --previous FILE."],
    [["--register", "slack", "--mode", "closer"], "--mode closer needs --previous FILE."],
    [["--register", "slack", "--tier", "best"], "--tier is one of"],
    [["--register", "slack", "--length", "brief"], "--length is one of"],
  ])("nothing with %j", async (options, problem) => {
    const { code, err, bodies } = await asking(...options);
    expect([code, bodies]).toEqual([2, []]);
    expect(err).toContain(problem);
  });
});

test("usage and status show what is left, by the day or by the period, each key and each rewrite", async () => {
  const rows = {
    byKey: [
      { name: "laptop", units: 1 },
      { name: "server", units: 12 },
    ],
    recent: [
      { at: "2026-11-21T09:07:59Z", register: "skip_level", mode: "rewrite", units: 3, client: "curl" },
      { at: "2026-11-20T23:00:00Z", register: "slack", mode: "vary", units: 12, client: null },
    ],
  };
  const asked = async (command: string, over: object) => {
    const baseUrl = await serve({ "/api/usage": json(200, { ...report, ...rows, ...over }) });
    const { code, out } = await run([command], { SERVICE_BASE_URL: baseUrl, SERVICE_API_KEY: KEY });
    return [code, out.replace(baseUrl, "URL").replace(/\(in [^)]*\)/, "(in …)")];
  };
  const month = { ...report.allowance, used: 41, periodEnd: "2026-11-23T00:00:00.001Z" };
  expect(await asked("usage", {})).toMatchSnapshot();
  expect(await asked("status", {})).toMatchSnapshot();
  expect(await asked("status", { allowance: { ...month, periodEnd: "2026-11-23T00:00:00Z" } })).toMatchSnapshot();
  expect(await asked("status", { allowance: month })).toMatchSnapshot();
});

describe("the text on stdin", () => {
  const terminalWith = (stdin: Terminal["stdin"]) => {
    const said: string[] = [];
    const terminal = { stdin, err: (text: string) => void said.push(text) } as unknown as Terminal;
    return { terminal, said };
  };
  const chunks = (...sizes: number[]) =>
    (async function* () {
      for (const size of sizes) yield new Uint8Array(size).fill(97);
    })();

  test("is asked for where somebody would have to type it, and only there", async () => {
    const typed = terminalWith(Object.assign(chunks(1, 2), { isTTY: true }));
    expect(await readInput("-", typed.terminal)).toBe("aaa");
    expect(typed.said).toEqual(["Reading the text from the terminal; end it with Ctrl+D.\n"]);
    const piped = terminalWith(chunks(1));
    expect([await readInput(undefined, piped.terminal), piped.said]).toEqual(["a", []]);
  });

  test("is read up to a limit", async () => {
    const max = 4 * LOCAL_CHARACTERS_MAX;
    expect((await readInput("-", terminalWith(chunks(max - 1, 1)).terminal)).length).toBe(max);
    await expect(readInput("-", terminalWith(chunks(max, 1)).terminal)).rejects.toThrow("The text is too long.");
  });

  test("is one of two texts at most", async () => {
    const file = join(home, "a.txt");
    writeFileSync(file, "We ship on Friday.");
    const both = "Only one of the two texts can come from stdin. See rewrite-service --help.\n";
    expect(await run(["compare", "-"], {}, "a")).toEqual({ code: 2, out: "", err: both });
    expect((await run(["compare", "-", "-"], {}, "a")).err).toBe(both);
    expect((await run(["compare"])).err).toBe(
      "compare needs a file with the first text. See rewrite-service --help.\n",
    );
    expect((await run(["compare", "-", file], {}, "We ship on Friday.")).code).toBe(0);
    expect((await run(["compare", "/nowhere", file])).err).toBe("/nowhere cannot be read: ENOENT.\n");
  });
});

test("a code stands out in a terminal with colours, and is itself in one without", () => {
  const at = (colour: boolean): string => bold("WDJB", { colour } as Terminal);
  expect([at(true), at(false)]).toEqual(["\u001b[1mWDJB\u001b[22m", "WDJB"]);
});

test("a wrong command line is one line on stderr", async () => {
  const said = async (...argv: string[]): Promise<string> => (await run(argv)).err;
  const help = "See rewrite-service --help.\n";
  expect(await said("frobnicate")).toBe(`Unknown command frobnicate. ${help}`);
  expect(await said()).toBe(`No command given. ${help}`);
  expect(await said("check", "--nonsense")).toBe(`Unknown option '--nonsense'. ${help}`);
  expect((await run([], {}, "", null)).err).toBe(`No command given. ${help}`);
});
