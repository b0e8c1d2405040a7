import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { Command } from "./command.ts";
import { commands } from "./index.ts";
import { EXIT } from "./terminal.ts";

const isCommand = (value: unknown): value is Command => typeof value === "object" && value !== null && "run" in value;

test("the list holds the commands of every file of the folder", async () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const exported = await Promise.all(
    files.map(async (file) =>
      Object.values((await import(pathToFileURL(join(import.meta.dirname, file)).href)) as object).filter(isCommand),
    ),
  );
  const names = exported.flat().map(({ name }) => name);
  expect(names.toSorted()).toEqual(commands.map(({ name }) => name).toSorted());
});

const page = readFileSync("docs/command-line.md", "utf8");

test("docs/command-line.md has every command with its arguments and options", () => {
  const rows = [...page.matchAll(/^\| (`[a-z].*`) \| [^|`]+ \| (.*)\|$/gm)].flatMap(([, names = "", options = ""]) =>
    names.split(", ").map((name) => [name, (options.match(/--[a-z-]+/g) ?? []).toSorted()]),
  );
  const known = commands.map(({ name, takes, options }) => [
    `\`${`${name} ${takes}`.trim()}\``,
    Object.keys(options)
      .map((option) => `--${option}`)
      .toSorted(),
  ]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(known));
});

test("docs/command-line.md has every exit code", () => {
  const codes = [...page.matchAll(/^\| (\d+) \|/gm)].map(([, code]) => Number(code));
  expect(codes).toEqual(Object.values(EXIT));
});
