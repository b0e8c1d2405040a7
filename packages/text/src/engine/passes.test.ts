import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// The engine holds its passes in several lists, by the state of a draft; the lint rules refuse an import without a use.
test("the engine takes every pass of its folder", () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => readFileSync(join(import.meta.dirname, name), "utf8"));
  const passes = sources.flatMap((source) =>
    [...source.matchAll(/^export const (\w+): Pass =/gm)].map(([, name]) => name),
  );
  const imported = readFileSync(join(import.meta.dirname, "engine.ts"), "utf8").matchAll(
    /^import \{ ([^}]+) \} from "\.\//gm,
  );
  const names = [...imported].flatMap(([, list]) => list?.split(", ") ?? []);
  expect(passes).toContain("emptySentences");
  expect(names).toEqual(expect.arrayContaining(passes));
});
