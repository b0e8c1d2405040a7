import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rewrite, type EngineInput } from "./engine.ts";

const folder = new URL("./fixtures/", import.meta.url);
const cases = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/input.json`, folder)));

test.each(cases)("%s reads as it was approved", (name) => {
  const input = JSON.parse(readFileSync(new URL(`${name}/input.json`, folder), "utf8")) as EngineInput;
  expect(`${rewrite(input).text}\n`).toBe(readFileSync(new URL(`${name}/output.txt`, folder), "utf8"));
});
