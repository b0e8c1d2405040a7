import { readFileSync } from "node:fs";
import type { Service } from "@rewrite-service/contract";
import { registers } from "@rewrite-service/text";
import { callTool, loadLibrary, tools, type ToolContext } from "rewrite-service-mcp";
import { expect, test } from "vitest";
import { VARIABLES } from "../../config/variables.ts";
import { configReference, LISTED, PAGES } from "./reference.ts";
import { commands, standaloneCommands } from "./index.ts";
import { MCP_EXAMPLES } from "../mcp-tools-examples.ts";
import { RESULTS } from "../mcp-tools-page.ts";

test.each(Object.keys(PAGES))("the page %s in docs is what `config reference` prints", (name) => {
  const file = name === "openapi" ? "openapi.json" : `${name}.md`;
  const kept = readFileSync(new URL(`../../../../../docs/${file}`, import.meta.url), "utf8");
  expect(`${configReference(name).text}\n`).toBe(kept);
});

test("settings are the page without a name, and no other page is there", () => {
  expect(configReference()).toEqual(configReference("settings"));
  expect(() => configReference("toString")).toThrow("The pages are settings, admin, endpoints, mcp-tools, openapi.");
});

test("the settings that the page leaves out are those of tests", () => {
  const { text } = configReference("settings");
  expect(Object.keys(VARIABLES).filter((name) => !text.includes(`\`${name}\``))).toEqual([
    "STRIPE_API_BASE",
    "OPENROUTER_BASE_URL",
  ]);
});

test("the listed arguments of a command are its options", () => {
  const shown = LISTED.map(({ name, takes }) => [name, ...(takes.match(/(?<=--)[a-z]+/g) ?? [])]);
  const taken = [...commands, ...standaloneCommands].map(({ name, options }) => [
    name,
    ...options.map((option) => option.replace(/=…?$/, "")),
  ]);
  expect(shown.filter(([name]) => name?.startsWith("config ") === false)).toEqual(taken);
});

const usage = {
  plan: "free",
  allowance: { used: 1, limit: 60, periodStart: "2026-11-22T00:00:00Z", periodEnd: "2026-11-23T00:00:00Z" },
  credits: { balance: 0 },
  limits: { textCharacters: 20_000, streams: 5, perMinute: 30 },
};
const BEFORE = Array.from({ length: 30 }, (_, at) => `Crate ${1_000 + at} left depot ${at + 40} on its own.`).join(" ");
const LONG = "In today's fast-paced world, our seamless solution helps teams to unlock their full potential. ".repeat(
  8,
);

const service: Partial<Service> = {
  async *humanize() {
    yield { type: "delta", text: "Nothing left.\n\nNOTES:\n- Short." };
    yield { type: "done" };
  },
  usage: () => Promise.resolve(usage as never),
  registers: () => Promise.resolve([{ id: "slack", name: "Slack", summary: "Short." }]),
  voices: () => Promise.resolve([{ id: "v1", name: "At work", isDefault: true }]),
};
/** What the built-in engine writes of the example's draft, and what it costs. */
const proofreading: Partial<Service> = {
  async *humanize() {
    yield {
      type: "delta",
      text: "Please look at the budget of $4,500.\n\nNOTES:\n- Spelling: teh → the.\n- Added one capital and one full stop.",
    };
    yield {
      type: "usage",
      plan: "free",
      modelTier: "standard",
      inputTokens: 9,
      outputTokens: 27,
      requests: 0,
      fundingSource: "allowance",
      creditsUsed: 0,
      creditBalance: 0,
    };
    yield { type: "done" };
  },
  registers: () => Promise.resolve(registers.map(({ id, name, summary }) => ({ id, name, summary }))),
};
const INPUTS: Readonly<Record<string, object>> = {
  check_tells: { text: LONG },
  detect_ai_likelihood: { text: LONG },
  compare_drafts: { before: BEFORE, after: "Nothing left." },
  rewrite: { text: BEFORE, register: "email" },
};

const contextWith = (asked: Partial<Service>): ToolContext => ({
  service: asked as Service,
  signIn: "",
  site: "",
  localTools: true,
  library: loadLibrary,
  signal: new AbortController().signal,
  progress: () => undefined,
  expansions: { add: () => Promise.resolve(), has: () => Promise.resolve(false) },
});

test.each(tools.map(({ name }) => name))("the fields of a result of %s are those of its page", async (name) => {
  const tool = tools.find((one) => one.name === name);
  if (tool === undefined) throw new Error(name);
  const { structuredContent = {} } = await callTool(tool, INPUTS[name] ?? {}, contextWith(service));
  const listed = Object.keys(RESULTS[name] ?? {});
  // Where the page lists a field by its parts, it must list exactly these.
  const fields = Object.entries(structuredContent)
    .filter(([field]) => field !== "summary" && field !== "next")
    .flatMap(([field, value]) =>
      listed.some((row) => row.startsWith(`${field}.`))
        ? Object.keys(value as object).map((part) => `${field}.${part}`)
        : [field],
    );
  expect(fields.toSorted()).toEqual(listed.toSorted());
});

test.each(tools.map(({ name }) => name))("the example of %s on its page is what a call returns", async (name) => {
  const tool = tools.find((one) => one.name === name);
  const { call, result } = MCP_EXAMPLES[name] ?? {};
  if (tool === undefined || call === undefined) throw new Error(name);
  const { structuredContent = {} } = await callTool(tool, { ...call }, contextWith({ ...service, ...proofreading }));
  const { next: _, ...told } = structuredContent;
  expect(told).toEqual(result);
});
