import { readdirSync, readFileSync } from "node:fs";
import {
  ERRORS,
  LENGTHS,
  MODEL_TIERS,
  MODES,
  PROTECTED_SPANS_MAX,
  ServiceError,
  type ErrorCode,
  type HumanizeEvent,
  type HumanizeRequest,
  type Service,
  type UsageReport,
} from "@rewrite-service/contract";
import { policyJson, registers } from "@rewrite-service/text";
import { describe, expect, test } from "vitest";
import { allowanceOf, costOf, leftSentence, shownInstant, shownWait } from "../calls/allowance.ts";
import { callTool } from "../calls/call.ts";
import { refusalOf } from "../calls/refusal.ts";
import type { ToolAnswer } from "../calls/answer.ts";
import type { ToolContext } from "../calls/tool.ts";
import { accountListings, instructionsFor, listings } from "../listings/index.ts";
import { described } from "../listings/listing.ts";
import { rememberExpansions } from "../account/expansions.ts";
import { loadLibrary } from "../server/load-library.ts";
import {
  LENGTH_IDS,
  MODE_IDS,
  PROTECTED_SPANS_MAX as SPANS_MAX,
  REGISTER_IDS,
  TIER_IDS,
} from "../listings/register-ids.ts";
import { resources } from "../protocol/resources.ts";
import { tools } from "./index.ts";

const ANSWER_BYTES_MAX = 100_000;

const usage: HumanizeEvent = {
  type: "usage",
  plan: "free",
  modelTier: "standard",
  inputTokens: 3,
  outputTokens: 2,
  requests: 0,
  fundingSource: "allowance",
  creditsUsed: 0,
  creditBalance: 0,
};

const report: UsageReport = {
  email: "ada@example.org",
  plan: "free",
  allowance: { used: 56, limit: 60, periodStart: "2026-11-22T00:00:00Z", periodEnd: "2026-11-23T00:00:00Z" },
  credits: { balance: 0 },
  tiers: ["standard"],
  limits: { textCharacters: 20_000, streams: 5, perMinute: 30 },
  recent: [],
  byKey: [],
};

/** A service that writes these pieces and remembers what it was asked. */
const writing = (...pieces: string[]) => {
  const asked: HumanizeRequest[] = [];
  const service: Service = {
    async *humanize(request) {
      asked.push(request);
      for (const text of pieces) yield { type: "delta", text };
      yield usage;
      yield { type: "done" };
    },
    verify: () => Promise.reject(new ServiceError("provider_unavailable")),
    usage: () => Promise.resolve(report),
    policy: () => Promise.resolve(""),
    registers: () => Promise.resolve([{ id: "slack", name: "Slack", summary: "Short." }]),
    voices: () => Promise.resolve([{ id: "v1", name: "At work", isDefault: true }]),
  };
  return { service, asked };
};

const context = (service: Service | null, expansions = rememberExpansions()): ToolContext => ({
  service,
  signIn: "Run login.",
  site: "https://rewrite.example",
  localTools: true,
  library: loadLibrary,
  signal: new AbortController().signal,
  progress: () => undefined,
  expansions,
});

const call = (name: string, input: unknown, given: ToolContext = context(null)): Promise<ToolAnswer> => {
  const tool = tools.find((candidate) => candidate.name === name);
  if (tool === undefined) throw new Error(`no tool ${name}`);
  return callTool(tool, input, given);
};
const textOf = ({ content }: ToolAnswer): string => content.map(({ text }) => text).join("\n");

/** Every string and number of an answer's data, wherever it lies. */
const leavesOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [];
};
const keysOf = (value: unknown): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...keysOf(inner)])
    : [];

describe("the list", () => {
  test("holds every file of the folder, and the docs name every tool", () => {
    const files = readdirSync(import.meta.dirname).filter((name) => /(?<!^index|\.test)\.ts$/.test(name));
    const names = tools.map(({ name }) => name);
    expect(files.map((name) => name.slice(0, -3).replaceAll("-", "_")).sort()).toEqual([...names].sort());
    const docs = readFileSync("docs/clients.md", "utf8");
    const documented = [...docs.matchAll(/^\| `(\w+)` \|/gm)].map((match) => match[1]);
    expect(documented).toEqual(names);
  });

  test("is small enough for every session of every client", () => {
    const reply = {
      jsonrpc: "2.0",
      id: 2,
      result: { tools: listings.map(described), ttlMs: 3_600_000, cacheScope: "public" },
    };
    expect(Buffer.byteLength(JSON.stringify(reply))).toBeLessThanOrEqual(4_500);
    expect(tools.map(({ name }) => name)).toEqual(listings.map(({ name }) => name));
  });

  test("comes with instructions that name the tools that are there, and no others", () => {
    for (const listed of [listings, accountListings]) {
      const text = instructionsFor(listed);
      for (const { name, needs } of listings) {
        if (needs === "nothing")
          expect([name, text.includes(name)]).toEqual([name, listed.some((one) => one.name === name)]);
      }
      expect(text).toContain("rewrite");
      expect(text.length).toBeLessThan(1_000);
    }
  });

  test("repeats the contract's own lists", () => {
    expect(REGISTER_IDS).toEqual(registers.map(({ id }) => id));
    expect(MODE_IDS).toEqual(MODES);
    expect(TIER_IDS).toEqual(MODEL_TIERS);
    expect(LENGTH_IDS).toEqual(LENGTHS);
    expect(SPANS_MAX).toBe(PROTECTED_SPANS_MAX);
  });

  test("offers every field of the request in rewrite but the length, which an assistant says in its own words", async () => {
    const { HumanizeRequest: request } = await import("@rewrite-service/contract");
    const rewrite = tools.find(({ name }) => name === "rewrite");
    expect([...Object.keys(rewrite?.inputSchema.properties ?? {}), "length"]).toEqual(Object.keys(request.def.shape));
  });

  test("marks local tools as such", () => {
    for (const { needs, annotations } of tools) expect(annotations.openWorldHint).toBe(needs === "account");
  });
});

describe("without a key", () => {
  test.each(accountListings.map(({ name }) => name))("%s says how to sign in", async (name) => {
    const answer = await call(name, { text: "a", register: "email" });
    expect(answer.isError).toBe(true);
    expect(textOf(answer)).toMatch(new RegExp(`^${name} needs an account\\. Run login\\.`));
  });

  test("a check lists phrases once, each with its fix, and what to do then", async () => {
    const text =
      "In today's fast-paced world we unlock value. ".repeat(2) +
      "It is seamless: $4,200 for 3 seats, said Ana, and no more.";
    const answer = await call("check_tells", { text, register: "linkedin" });
    expect(textOf(answer)).toMatch(/^\d+ phrases to change \(score \d+ of 100, \d+ words, as linkedin\)\.\n1\. "/);
    expect(textOf(answer)).toContain('"In today\'s fast-paced" (2 times)');
    expect(textOf(answer)).toContain('"seamless" – corporate word: try "smooth".');
    expect(textOf(answer)).toMatch(/Change these only.*compare_drafts with the original\.$/);
    const cut = await call("check_tells", { text, maxFindings: 1 });
    expect(cut.structuredContent?.["findings"]).toHaveLength(1);
    expect(textOf(cut)).toContain("Listed: the 1 heaviest");
    const clean = await call("check_tells", { text: "The launch moved to Friday. Ana has the keys." });
    expect(textOf(clean)).toMatch(/^No phrase to change \(score \d+ of 100, 9 words: too few for a verdict\)\.$/);
  });

  test("a comparison shows both sentences, likely changes first, and what else to judge", async () => {
    const before =
      "The budget is $4,200 for 3 seats. Bo might still sign if Ana likes. Thanks for waiting so long, everyone.";
    const after = "The budget is $4,300 for 3 seats. Bo should still sign if Ana likes.";
    const answer = await call("compare_drafts", { before, after });
    expect(textOf(answer)).toMatch(
      /^1 likely change, 1 to read; 3 of 4 figures, dates, names and links still there\.\n1\. CHANGED money: "\$4,200" → "\$4,300"\n {3}before: The budget is \$4,200 for 3 seats\.\n {3}after: The budget is \$4,300 for 3 seats\./,
    );
    expect(textOf(answer)).toContain('Left out: "Thanks for waiting so long, everyone."');
    expect(textOf(answer)).toMatch(/\nJudge yourself, rules see no more: who does.*dropped or added\.$/);
    const same = await call("compare_drafts", { before, after: before });
    expect(textOf(same)).toMatch(
      /^No likely change; 3 of 3 figures, dates, names and links still there\.\nJudge yourself/,
    );
    const other = await call("compare_drafts", {
      before: "On 4 May Ana paid $4,200 to Jonas.",
      after: "Nothing of that.",
    });
    expect(textOf(other)).toMatch(/^Different texts: 0 of \d/);
    const empty = await call("compare_drafts", { before, after: " " });
    expect([empty.isError, textOf(empty)]).toEqual([true, "after holds no text, so there is nothing to compare."]);
  });

  test("a long sentence is cut around its change", async () => {
    const filler = "and then the report went to the next reader of the list ".repeat(8);
    const before = `The report says ${filler} that it costs $4,200 a month ${filler}.`;
    const { structuredContent } = await call("compare_drafts", { before, after: before.replace("$4,200", "$4,300") });
    const [row] = (structuredContent?.["changes"] ?? []) as { before: string; after: string }[];
    expect(row?.before).toMatch(/^….*\$4,200.*…$/);
    expect(row?.after).toMatch(/^….*\$4,300.*…$/);
    expect(row?.before.length).toBeLessThanOrEqual(162);
  });

  test("a text that is not English, or short, is said not to be judged, in words alone", async () => {
    const text =
      "Wir haben gestern lange über den Plan geredet und keine Lösung gefunden. Der Entwurf ist noch nicht fertig, " +
      "aber wir können ihn bis Freitag mit dem Kunden besprechen. Bitte schickt mir eine Antwort auf die Frage von gestern.";
    const checked = await call("check_tells", { text });
    expect(textOf(checked)).toBe(
      "Not checked: The text reads as German; only English is checked. This does not mean that it is clean.",
    );
    expect(textOf(await call("detect_ai_likelihood", { text }))).toMatch(/^No estimate: The text reads as German/);
    expect(textOf(await call("detect_ai_likelihood", { text: "Too short." }))).toMatch(
      /^Cannot tell: a text under 60 words/,
    );
    expect(textOf(await call("compare_drafts", { before: text, after: text }))).toContain(
      "The text is not English: not, must and if",
    );
  });

  test("bad arguments are named, briefly, and not repeated", async () => {
    const answer = await call("check_tells", { text: 42, register: "svc_secret" });
    expect(answer.isError).toBe(true);
    expect(textOf(answer)).toContain("text must be string, not integer");
    expect(textOf(answer)).not.toContain("svc_secret");
  });
});

// Some clients show a model the text alone, others the data alone.
describe("both channels say the same", () => {
  const english = "In today's fast-paced world, Ana leverages 3 synergies: a testament to unlocking value. ".repeat(9);
  const draft = { text: "The launch is on Friday. It costs $4,200. Thanks for reading.", register: "email" };
  const cases: [string, string, object][] = [
    ["a check", "check_tells", { text: english }],
    ["an estimate", "detect_ai_likelihood", { text: english }],
    ["a comparison", "compare_drafts", { before: draft.text, after: "The launch is on Monday." }],
    ["a rewrite", "rewrite", { ...draft, protectedSpans: ["absent"], voiceProfileId: "v9" }],
    ["registers", "list_document_types", {}],
    ["voices", "list_voice_profiles", {}],
    ["the allowance", "get_allowance", {}],
  ];
  test.each(cases)("%s", async (_name, tool, input) => {
    const { service } = writing("We launch on Friday for $4,300.", "\n\nNOTES:\n- Shortened.");
    const answer = await call(tool, input, context(service));
    const text = textOf(answer).replaceAll(",", "").toLowerCase();
    const data = answer.structuredContent ?? {};
    for (const leaf of leavesOf(data)) expect(text).toContain(leaf.replaceAll(",", "").toLowerCase());
    // What the lines say beside the data are names of its members, numbers of rows and punctuation.
    const told = leavesOf(data).join("\n");
    for (const word of textOf(answer).match(/[\p{L}']{4,}/gu) ?? []) {
      expect(`${told} ${keysOf(data).join(" ")} default times Like Left LOST READ ADDED CHANGED Notes`).toContain(word);
    }
    expect(keysOf(data).filter((key) => ["start", "end", "weight", "explanation"].includes(key))).toEqual([]);
    expect(JSON.stringify(data)).not.toContain("null");
    expect(Object.keys(data)[tool === "rewrite" ? 1 : 0]).toBe("summary");
  });
});

test("no answer about a long text is longer than a client takes", async () => {
  const before = "In today's fast-paced world, Ana leverages 3 synergies — a testament to unlocking value. ".repeat(
    1_500,
  );
  for (const [name, input] of [
    ["check_tells", { text: before, maxFindings: 100 }],
    ["detect_ai_likelihood", { text: before }],
    ["compare_drafts", { before, after: before.replaceAll("3", "4").replaceAll("Ana", "Bob") }],
  ] as const) {
    expect(JSON.stringify(await call(name, input)).length).toBeLessThanOrEqual(ANSWER_BYTES_MAX);
  }
});

describe("rewrite", () => {
  const draft = { text: "The launch is on Friday and costs $4,200.", register: "email" };

  test("gives the rewrite alone, then its facts, what was dropped of the request, cost and the way on", async () => {
    const { service } = writing("We launch on Friday", " for $4,300.", "\n\nNOTES:\n- Shortened.");
    const input = { ...draft, protectedSpans: ["Friday", "absent"], voiceProfileId: "v9" };
    const answer = await call("rewrite", input, context(service));
    expect(answer.content[0]?.text).toBe("We launch on Friday for $4,300.");
    expect(answer.structuredContent).toMatchObject({
      text: "We launch on Friday for $4,300.",
      notes: ["Shortened."],
      cost: 1,
    });
    const told = answer.content[1]?.text ?? "";
    for (const part of [
      /^Facts: 1 likely change/,
      "6 words from 8.",
      "voiceProfileId is not one of the user's voices; the default voice was used.",
      'Not in the text, so not protected: "absent".',
      "Cost 1; 4 of 60 left until 23 Nov 00:00 UTC.",
      'CHANGED money: "$4,200" → "$4,300"',
      "Notes:\n- Shortened.",
      "Another version: mode vary, the same text, previousRewrite = this one.",
    ]) {
      expect(told).toEqual(typeof part === "string" ? expect.stringContaining(part) : expect.stringMatching(part));
    }
    const known = await call("rewrite", { ...draft, voiceProfileId: "v1" }, context(service));
    expect(textOf(known)).not.toContain("not one of");
  });

  test("says how far it is, once before the first words and then at each four hundred characters", async () => {
    const { service } = writing("x".repeat(399), "x", "y".repeat(399), "z");
    const told: [number, string][] = [];
    await call("rewrite", draft, { ...context(service), progress: (done, message) => void told.push([done, message]) });
    expect(told).toEqual([
      [0, "Waiting for the first words"],
      [400, "400 characters written"],
      [800, "800 characters written"],
    ]);
  });

  test("does not ask which voices there are without a need, and lets one that is unknown be", async () => {
    const { service } = writing("We launch.");
    let asked = 0;
    const counting = (voices: Service["voices"]): Service => ({
      ...service,
      voices: () => {
        asked += 1;
        return voices();
      },
    });
    const given = counting(() => service.voices());
    for (const voiceProfileId of [undefined, null, "neutral"])
      await call("rewrite", { ...draft, ...(voiceProfileId === undefined ? {} : { voiceProfileId }) }, context(given));
    expect(asked).toBe(0);
    const away = counting(() => Promise.reject(new ServiceError("internal")));
    expect(textOf(await call("rewrite", { ...draft, voiceProfileId: "v9" }, context(away)))).not.toContain(
      "not one of",
    );
    expect(asked).toBe(1);
  });

  test("says that a text came back as it was, and that nothing was spent", async () => {
    const text = "Wir haben gestern lange über den Plan geredet und noch keine gute Lösung für den Kunden gefunden.";
    const { service } = writing(text);
    const answer = await call("rewrite", { text, register: "email" }, context(service));
    expect(answer.structuredContent).toMatchObject({ cost: 0 });
    expect(textOf(answer)).toContain(
      "The text came back unchanged. The built-in engine rewrites English only. Edit it yourself, then compare_drafts.",
    );
    expect(textOf(answer)).toContain("Nothing was spent; 4 of 60 left");
  });

  test("says that its input is notes when it retries an expansion, whether or not the model did", async () => {
    const { service, asked } = writing("The launch is on Friday.");
    const given = context(service);
    const first = await call("rewrite", { text: "- launch friday", register: "email", mode: "expand" }, given);
    expect(textOf(first)).toContain("previousRewrite = this one, fromNotes true.");
    const retry = { text: "- launch friday", register: "email", previousRewrite: "The launch is on Friday." };
    await call("rewrite", { ...retry, mode: "vary" }, given);
    await call("rewrite", { ...retry, mode: "closer" }, given);
    await call("rewrite", { ...retry, mode: "vary", previousRewrite: "Another text." }, given);
    expect(asked.map(({ fromNotes }) => fromNotes)).toEqual([undefined, true, true, undefined]);
  });

  test("sends nothing for a wish or a retry that cannot be fulfilled, and says what to do", async () => {
    const { service, asked } = writing("Text.");
    const ask = async (more: object, local = true) =>
      textOf(await call("rewrite", { ...draft, ...more }, { ...context(service), localTools: local }));
    expect(await ask({ instructions: "shorter" })).toBe(
      "instructions is not an argument: rewrite takes no style instructions. Edit it yourself, then compare_drafts.",
    );
    expect(await ask({ instructions: "shorter" }, false)).not.toContain("compare_drafts");
    expect(await ask({ mode: "vary" })).toBe(
      "mode vary needs previousRewrite: the last rewrite, as returned. Without one use mode rewrite.",
    );
    expect(asked).toEqual([]);
  });

  test("a failure in the stream is an answer that ends with the next step", async () => {
    const { service } = writing();
    const failing: Service = {
      ...service,
      async *humanize() {
        yield { type: "delta", text: "Half" };
        yield { type: "error", message: "The model stopped." };
      },
    };
    const answer = await call("rewrite", draft, context(failing));
    expect([answer.isError, textOf(answer)]).toEqual([true, "The model stopped. Call the tool again."]);
  });

  const refusing = (error: ServiceError): Service => ({
    ...writing().service,
    humanize: (): AsyncIterable<HumanizeEvent> => ({
      [Symbol.asyncIterator]: () => ({
        next: async () => {
          throw error;
        },
      }),
    }),
  });

  test.each([
    [new ServiceError("invalid_key"), "Run login."],
    [new ServiceError("rate_limited", { retryAfterS: 7 }), "Try again in 7 s."],
    [
      new ServiceError("invalid_request", { details: [{ path: "text", message: "must hold some text" }] }),
      "text must hold",
    ],
    [
      new ServiceError("provider_unavailable", { message: "The server at http://a.test can't be reached." }),
      "The service may not be running, or SERVICE_BASE_URL is wrong. The free tools still work.",
    ],
  ])("%s says what to do", async (error, step) => {
    const answer = await call("rewrite", draft, context(refusing(error)));
    expect(answer.isError).toBe(true);
    expect(textOf(answer)).toContain(step);
  });

  test("a text that costs more than is left, or is too long, gets the figures to decide with", async () => {
    const long = { text: "x".repeat(17_000), register: "email" };
    const used = await call("rewrite", long, context(refusing(new ServiceError("quota_exhausted"))));
    expect(textOf(used)).toMatch(
      /^This text costs 5, 4 are left \(a text up to 16,000 characters still fits\)\. More from 23 Nov 00:00 UTC, in .*\. Do not retry; edit it yourself and use compare_drafts\.$/,
    );
    const longer = { text: "x".repeat(30_000), register: "email" };
    const refused = await call("rewrite", longer, context(refusing(new ServiceError("text_too_long"))));
    expect(textOf(refused)).toBe(
      "30,000 characters; 20,000 at most. Send 2 parts, cut between paragraphs; together they cost about 8.",
    );
  });
});

test("an account without voices learns where one is made", async () => {
  const { service } = writing();
  const answer = await call("list_voice_profiles", {}, context({ ...service, voices: () => Promise.resolve([]) }));
  expect(textOf(answer)).toContain("https://rewrite.example/account");
});

test("resources have the bytes of the HTTP endpoints", async () => {
  const library = await loadLibrary();
  const [policy, list] = resources.map((resource) => resource.read(library));
  expect(policy).toBe(policyJson());
  expect(JSON.parse(list ?? "")).toEqual({ items: registers.map(({ id, name, summary }) => ({ id, name, summary })) });
});

describe("whole answers", () => {
  const { service } = writing("We launch on Friday", " for $4,300.", "\n\nNOTES:\n- Shortened.");
  const before =
    "On 4 May Ana paid $4,200 for 3 seats. You must not sign before Bo has seen it. I think it ships on Friday. " +
    "If the part is late, ring Olga at 5pm. Thanks for waiting. The room is 4.12. Bring pens. It rained all day in Bonn.";
  const tellsText =
    "In today's fast-paced world we unlock value, moreover. In today's fast-paced world it is seamless: we utilise synergies, and it is important to note that we leverage a holistic tapestry.";
  // Thirty phrases, each another one.
  const manyTells = Array.from({ length: 30 }, (_, at) => `It is not just tool${at} but a journey${at} for us.`).join(
    " ",
  );
  const draft = { text: before, register: "email" };
  const cases: [string, string, object, Partial<ToolContext>?][] = [
    [
      "a comparison with changes of every kind",
      "compare_drafts",
      {
        before,
        after:
          "On 5 May Ana paid $4,200. You should sign before Bo has seen it. It ships on Friday. Ring Olga at 5pm. Jonas costs 40 euros.",
      },
    ],
    ["a comparison of another text", "compare_drafts", { before, after: "Nothing of that." }],
    ["a comparison without facts", "compare_drafts", { before: "We will look at it.", after: "We may look at it." }],
    ["a comparison of two facts, both gone", "compare_drafts", { before: "Ana paid $4,200.", after: "She paid." }],
    ["a check", "check_tells", { text: tellsText }],
    ["a check of two findings", "check_tells", { text: tellsText, maxFindings: 2, register: "slack" }],
    ["a rewrite", "rewrite", draft, { service }],
    ["a rewrite without notes", "rewrite", draft, { service: writing("We launch on Friday for $4,300.").service }],
    ["a check of more than it lists", "check_tells", { text: manyTells }],
    ["a rewrite of notes", "rewrite", { ...draft, mode: "expand" }, { service, localTools: false }],
    ["the allowance", "get_allowance", {}, { service }],
    ["the voices", "list_voice_profiles", {}, { service }],
    ["the registers", "list_document_types", {}, { service }],
    ["no account", "rewrite", draft],
    ["no account and no local tools", "rewrite", draft, { localTools: false }],
    [
      "bad arguments",
      "rewrite",
      { register: "memo", mode: 3, protectedSpans: ["", 4], modelTier: "best", voiceProfileId: {} },
    ],
    ["an unknown argument with a long name", "rewrite", { ...draft, ["x".repeat(60)]: 1 }, { service }],
  ];
  test.each(cases)("%s", async (_name, tool, input, more = {}) => {
    expect(await call(tool, input, { ...context(null), ...more })).toMatchSnapshot();
  });
});

test("every failure of the service ends with what to do", () => {
  const said = (code: ErrorCode, message: string, localTools: boolean) =>
    refusalOf(new ServiceError(code, { message }), { signIn: "Run login.", localTools });
  const codes = Object.keys(ERRORS) as ErrorCode[];
  expect(codes.map((code) => said(code, `${code}.`, true))).toMatchSnapshot();
  const unreached = "It can't be reached.";
  expect([said("internal", unreached, true), said("internal", unreached, false)]).toMatchSnapshot();
});

test("an allowance is shown with its wait, to the minute", () => {
  const now = Date.UTC(2026, 10, 22, 14, 21);
  const wait = (ms: number): string => shownWait(new Date(now + ms).toISOString(), now);
  expect([-1, 0, 60_000, 59.6 * 60_000, 86_399_000, 86_400_000, 90_000_000].map(wait)).toEqual([
    "0 h 0 min",
    "0 h 0 min",
    "0 h 1 min",
    "1 h 0 min",
    "1 d 0 h",
    "1 d 0 h",
    "1 d 1 h",
  ]);
  expect(["2026-01-05T09:07:00Z", "2026-12-31T23:59:59Z"].map(shownInstant)).toEqual([
    "5 Jan 09:07 UTC",
    "31 Dec 23:59 UTC",
  ]);
  const used = { ...report, allowance: { ...report.allowance, used: 61 }, credits: { balance: 1 } };
  expect(leftSentence(allowanceOf(used))).toBe("0 of 60 rewrites left (free). Resets 23 Nov 00:00 UTC. 1 credit.");
  expect(["", "x", "x".repeat(4_000), "x".repeat(4_001)].map(costOf)).toEqual([0, 1, 1, 2]);
});
