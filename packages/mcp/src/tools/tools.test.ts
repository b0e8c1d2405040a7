import { readdirSync, readFileSync } from "node:fs";
import {
  MODEL_TIERS,
  MODES,
  PROTECTED_SPANS_MAX,
  ServiceError,
  type HumanizeEvent,
  type HumanizeRequest,
  type Service,
} from "@rewrite-service/contract";
import { policyJson, registers } from "@rewrite-service/text";
import { describe, expect, test } from "vitest";
import { callTool } from "../calls/call.ts";
import { described, type ToolAnswer, type ToolContext } from "../calls/tool.ts";
import { rememberExpansions } from "../account/expansions.ts";
import { loadLibrary } from "../server/load-library.ts";
import { MODE_IDS, PROTECTED_SPANS_MAX as SPANS_MAX, REGISTER_IDS, TIER_IDS } from "../calls/register-ids.ts";
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
    usage: () => Promise.reject(new ServiceError("quota_exhausted")),
    policy: () => Promise.resolve(""),
    registers: () => Promise.resolve([{ id: "slack", name: "Slack", summary: "Short." }]),
    voices: () => Promise.resolve([]),
  };
  return { service, asked };
};

const context = (service: Service | null, expansions = rememberExpansions()): ToolContext => ({
  service,
  signIn: "Run login.",
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

describe("the list", () => {
  test("holds every file of the folder, and the docs name every tool", () => {
    const files = readdirSync(import.meta.dirname).filter((name) => name !== "index.ts" && !name.endsWith(".test.ts"));
    const names = tools.map(({ name }) => name);
    expect(files.map((name) => name.slice(0, -3).replaceAll("-", "_")).sort()).toEqual([...names].sort());
    const docs = readFileSync("docs/clients/README.md", "utf8");
    const documented = [...docs.matchAll(/^\| `(\w+)` \|/gm)].map((match) => match[1]);
    expect(documented).toEqual(names);
  });

  test("is small enough for every session of every client", () => {
    expect(Buffer.byteLength(JSON.stringify(tools.map(described)))).toBeLessThanOrEqual(4_000);
  });

  test("repeats the contract's own lists", () => {
    expect(REGISTER_IDS).toEqual(registers.map(({ id }) => id));
    expect(MODE_IDS).toEqual(MODES);
    expect(TIER_IDS).toEqual(MODEL_TIERS);
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
  test.each(tools.filter(({ needs }) => needs === "account").map(({ name }) => name))(
    "%s says how to sign in",
    async (name) => {
      const answer = await call(name, { text: "a", register: "email" });
      expect([answer.isError, textOf(answer)]).toEqual([true, `${name} needs an account. Run login.`]);
    },
  );

  test("local tools answer, with a summary first", async () => {
    const text = "In today's fast-paced world, we leverage synergies. The launch costs $4,200.";
    expect(textOf(await call("check_tells", { text }))).toMatch(/^Score \d+ of 100/);
    expect((await call("check_tells", { text, maxFindings: 1 })).structuredContent?.["findings"]).toHaveLength(1);
    const judged = await call("detect_ai_likelihood", { text });
    expect(judged.structuredContent).toMatchObject({ tooShort: true, verdict: "unclear" });
    expect(textOf(judged)).toMatch(/^Cannot tell: under 60 words/);
    const compared = await call("compare_drafts", { before: text, after: text.replace("$4,200", "$4,300") });
    expect(compared.structuredContent).toMatchObject({ alarm: true, counts: { changed: 1 } });
    expect(textOf(compared)).toContain("$4,300");
  });

  test("text that is not English gets no likelihood, and the reason", async () => {
    const text =
      "Wir haben gestern lange über den Plan geredet und keine Lösung gefunden. Der Entwurf ist noch nicht fertig, " +
      "aber wir können ihn bis Freitag mit dem Kunden besprechen. Bitte schickt mir eine Antwort auf die Frage von gestern.";
    const { structuredContent, ...answer } = await call("detect_ai_likelihood", { text });
    expect(structuredContent).toMatchObject({ score: null, declined: textOf(answer) });
    expect(textOf(answer)).toContain("English");
  });

  test("bad arguments are named, briefly, and not repeated", async () => {
    const answer = await call("check_tells", { text: 42, register: "svc_secret" });
    expect(answer.isError).toBe(true);
    expect(textOf(answer)).toContain("text must be string, not integer");
    expect(textOf(answer)).not.toContain("svc_secret");
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

  test("gives the rewrite apart from its notes, and says what happened to the facts", async () => {
    const { service } = writing("We launch on Friday", " for $4,300.", "\n\nNOTES:\n- Shortened.");
    const answer = await call("rewrite", { ...draft, protectedSpans: ["Friday", "absent"] }, context(service));
    expect(answer.content[0]?.text).toBe("We launch on Friday for $4,300.");
    expect(answer.structuredContent).toMatchObject({
      text: "We launch on Friday for $4,300.",
      notes: "- Shortened.",
      facts: { alarm: true, counts: { changed: 1 } },
      usage: { fundingSource: "allowance" },
    });
    expect(answer.content[1]?.text).toContain("1 of 1 protected span exact");
  });

  test("says that its input is notes when it retries an expansion, whether or not the model did", async () => {
    const { service, asked } = writing("The launch is on Friday.");
    const given = context(service);
    await call("rewrite", { text: "- launch friday", register: "email", mode: "expand" }, given);
    const retry = { text: "- launch friday", register: "email", previousRewrite: "The launch is on Friday." };
    await call("rewrite", { ...retry, mode: "vary" }, given);
    await call("rewrite", { ...retry, mode: "closer" }, given);
    await call("rewrite", { ...retry, mode: "vary", previousRewrite: "Another text." }, given);
    expect(asked.map(({ fromNotes }) => fromNotes)).toEqual([undefined, true, true, undefined]);
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

  test.each([
    [new ServiceError("invalid_key"), "Run login."],
    [new ServiceError("rate_limited", { retryAfterS: 7 }), "Try again in 7 s."],
    [new ServiceError("quota_exhausted"), "get_allowance"],
    [
      new ServiceError("invalid_request", { details: [{ path: "text", message: "must hold some text" }] }),
      "text must hold",
    ],
  ])("%s says what to do", async (error, step) => {
    const { service } = writing();
    const refusing = {
      ...service,
      humanize: (): AsyncIterable<HumanizeEvent> => ({
        [Symbol.asyncIterator]: () => ({
          next: async () => {
            throw error;
          },
        }),
      }),
    };
    const answer = await call("rewrite", draft, context(refusing));
    expect(answer.isError).toBe(true);
    expect(textOf(answer)).toContain(step);
  });
});

test("resources have the bytes of the HTTP endpoints", async () => {
  const library = await loadLibrary();
  const [policy, list] = resources.map((resource) => resource.read(library));
  expect(policy).toBe(policyJson());
  expect(JSON.parse(list ?? "")).toEqual({ items: registers.map(({ id, name, summary }) => ({ id, name, summary })) });
});
