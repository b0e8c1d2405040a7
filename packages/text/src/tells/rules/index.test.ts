import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { checkTells } from "../check.ts";
import type { Examples, Rule } from "../rule.ts";
import { rules } from "./index.ts";

const folder = new URL("./", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.includes("index"));

const modules = await Promise.all(
  files.map(async (name) => {
    const exported = (await import(new URL(name, folder).href)) as Record<string, unknown>;
    const rule = Object.values(exported).find((value) => typeof value === "object" && value !== null && "id" in value);
    return { name, rule: rule as Rule, examples: exported["examples"] as Examples };
  }),
);

test("the list holds every rule of the folder, and each file is named after its rule", () => {
  expect(rules.map((rule) => `${rule.id}.ts`).sort()).toEqual(files.sort());
  for (const { name, rule } of modules) expect(`${rule.id}.ts`).toBe(name);
});

const firings = (rule: Rule, text: string): string[] => {
  const report = checkTells(text);
  if (rule.kind === "human") return report.strengths.filter((id) => id === rule.id);
  return [...report.findings, ...report.hints].filter((found) => found.id === rule.id).map((found) => found.excerpt);
};

test.each(modules)("$name finds what its examples say and nothing in its counter-examples", ({ rule, examples }) => {
  expect(examples.bad.length > 0).toBe(rule.silent !== true);
  expect(examples.good.length).toBeGreaterThan(0);
  for (const [draft, excerpt] of examples.bad)
    expect(firings(rule, draft)).toContain(rule.kind === "human" ? rule.id : excerpt);
  for (const draft of examples.good) {
    const { findings } = checkTells(draft);
    if (!rule.cluster) expect(firings(rule, draft)).toEqual([]);
    expect(findings.filter((found) => found.id === rule.id)).toEqual([]);
  }
});

test("every rule that names a fault says what to do about it", () => {
  for (const { id, kind, suggestion } of rules) expect([id, suggestion === ""]).toEqual([id, kind === "human"]);
});

test.each(rules)("$id has no more replacements than forms of a word", (rule) => {
  for (const [forms, uses] of Object.entries(rule.words ?? {}))
    expect(uses.split(" ").length).toBeLessThanOrEqual(forms.split(" ").length);
});

test("no word is in two rules", () => {
  const seen = new Map<string, string>();
  for (const rule of rules)
    for (const form of Object.keys(rule.words ?? {}).flatMap((forms) => forms.split(" "))) {
      expect([form, seen.get(form)]).toEqual([form, undefined]);
      seen.set(form, rule.id);
    }
});
