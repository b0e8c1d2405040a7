import { expect, test } from "vitest";
import { DEFAULT_MODELS, keptUntil, type DefaultModel } from "./default-models.ts";

const WARNING_MS = 60 * 24 * 60 * 60 * 1_000;

test.each(Object.entries<DefaultModel>(DEFAULT_MODELS))("the default of %s is good for 60 days more", (_, model) => {
  const { keptUntil: until, source, readOn } = model;
  expect(source.length).toBeGreaterThan(10);
  expect(Date.parse(readOn)).toBeLessThanOrEqual(Date.now());
  const endsAt = until === null ? Number.POSITIVE_INFINITY : Date.parse(until);
  expect(endsAt, `${model.id} ends on ${until}: name its successor in default-models.ts`).toBeGreaterThan(
    Date.now() + WARNING_MS,
  );
});

test("knows the day of its own models alone", () => {
  expect(keptUntil("claude-haiku-5-5")).toBe("2027-10-07");
  expect(keptUntil("llama3")).toBeNull();
});
