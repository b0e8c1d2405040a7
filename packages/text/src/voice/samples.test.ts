import { expect, test } from "vitest";
import { shownSamples } from "./samples.ts";

const long = (words: string): string =>
  `Hiya Priya,\n\n${words} ${"we can sort it out tomorrow, no rush at all, honestly. ".repeat(2)}\nCheers, R.`;

test("a sample is shown without its facts", () => {
  const [shown = ""] = shownSamples([
    long("the £4,200 for unit 17b is due on 3 May, see https://x.example/a and INC-4471;"),
  ]);
  expect(shown).toMatch(/^…,\n\nthe … for unit … is due on …, see … and …;/);
  expect(shown).not.toMatch(/\d|Priya|May|https|INC/);
  expect(shown).toContain("no rush at all, honestly.");
});

test("a name under the message is no example of how somebody writes", () => {
  expect(shownSamples([`${long("fine,")}\nZanzibarine`])[0]).toMatch(/\n…$/);
});

test("at most two are shown, the longest first, and none that is too short or too long", () => {
  const samples = ["Ok, thanks.", long("one"), long("one two three four"), long("x ".repeat(200)), long("one two")];
  expect(shownSamples(samples)).toHaveLength(2);
  expect(shownSamples(samples)[0]).toContain("two three");
  expect(shownSamples(["Ok, thanks."])).toEqual([]);
});
