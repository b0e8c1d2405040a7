import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { registers } from "../registers/index.ts";
import { rewrite, type EngineInput } from "./engine.ts";

const fixtures = new URL("./fixtures/", import.meta.url);
const cases = readdirSync(fixtures).filter((name) => existsSync(new URL(`${name}/input.json`, fixtures)));

test.each(cases)("%s reads as it was approved", (name) => {
  const input = JSON.parse(readFileSync(new URL(`${name}/input.json`, fixtures), "utf8")) as EngineInput;
  expect(`${rewrite(input).text}\n`).toBe(readFileSync(new URL(`${name}/output.txt`, fixtures), "utf8"));
});

// A draft or notes of our own, and what each register makes of it. To change one, read it and write it anew.
const golden = new URL("./golden/", import.meta.url);
const drafts = readdirSync(golden).flatMap((name) => registers.map(({ id }) => [name, id] as const));

test.each(drafts)("%s as %s reads as it was approved", (name, register) => {
  const folder = new URL(`${name}/`, golden);
  const isNotes = existsSync(new URL("notes.txt", folder));
  const text = readFileSync(new URL(isNotes ? "notes.txt" : "draft.txt", folder), "utf8");
  const expected = readFileSync(new URL(`${register.replace("_", "-")}.txt`, folder), "utf8");
  const { text: once } = rewrite({ text, register, mode: isNotes ? "expand" : "rewrite" });
  expect(`${once}\n`).toBe(expected);
  expect(rewrite({ text: once, register, mode: "rewrite" }).text).toBe(once);
});
