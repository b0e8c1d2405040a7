import { describe, expect, test } from "vitest";
import { protectableIn } from "./protectable.ts";

const offered = (text: string): string[] =>
  protectableIn(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

describe("what a draft offers to protect", () => {
  test("are numbers with their units, links and quotes", () => {
    const text = 'p95 is 310 ms, up 4.5%, for $1,250. See https://a.example/q?7 and "do not page ops".';
    expect(offered(text)).toEqual([
      "number: 95",
      "number: 310 ms",
      "number: 4.5%",
      "number: $1,250",
      "link: https://a.example/q?7",
      'quote: "do not page ops"',
    ]);
  });

  test("a full stop after a number and a word that starts like a unit are no part of it", () => {
    expect(offered("It took 12. We have 3 months.")).toEqual(["number: 12", "number: 3"]);
  });

  test("a long run of marks costs no more than its length", () => {
    const started = performance.now();
    protectableIn(`1${".,:".repeat(100_000)}`);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
