import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hunksOf, matchTokens } from "./diff.ts";

const row = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 400 });

describe("matchTokens", () => {
  it("pairs equal tokens in rising order, and all of equal rows", () => {
    fc.assert(
      fc.property(row, row, (before, after) => {
        let last = -1;
        matchTokens(before, after).forEach((partner, index) => {
          if (partner < 0) return;
          expect(before[partner]).toBe(after[index]);
          expect(partner).toBeGreaterThan(last);
          last = partner;
        });
        expect([...matchTokens(before, before)]).toEqual(before.map((_, index) => index));
      }),
      { numRuns: 500 },
    );
  });

  it("keeps the longest common row of short rows", () => {
    const common = (before: readonly number[], after: readonly number[]): number => {
      const best = after.map(() => 0);
      for (const token of before) {
        let diagonal = 0;
        after.forEach((other, index) => {
          const above = best[index] as number;
          best[index] = token === other ? diagonal + 1 : Math.max(above, best[index - 1] ?? 0);
          diagonal = above;
        });
      }
      return best.at(-1) ?? 0;
    };
    const short = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 40 });
    fc.assert(
      fc.property(short, short, (before, after) => {
        expect(matchTokens(before, after).filter((partner) => partner >= 0)).toHaveLength(common(before, after));
      }),
      { numRuns: 500 },
    );
  });

  it("keeps the longest common row up to 160 edits, and beyond them what both rows have once", () => {
    const kept = (edits: number): number => {
      const before = Array.from({ length: 160 }, (_, at) => (at % 2 === 0 ? 1 + at : 0));
      const after = before.map((token) => (token === 0 ? 0 : -token));
      const more = Array.from({ length: edits - 160 }, (_, at) => 1000 + at);
      return matchTokens([...before, 7000], [...after, ...more, 7000]).filter((partner) => partner >= 0).length;
    };
    expect([kept(160), kept(161)]).toEqual([81, 1]);
  });

  it("finds anchors where the rows differ too much to search", () => {
    const before = Array.from({ length: 3000 }, (_, index) => (index % 10 === 0 ? index : -1 - (index % 7)));
    const after = before.map((token) => (token < 0 ? token - 100 : token));
    const match = matchTokens(before, after);
    expect(match.filter((partner) => partner >= 0)).toHaveLength(300);
  });
});

describe("hunksOf", () => {
  it("covers every unmatched token of both rows once", () => {
    fc.assert(
      fc.property(row, row, (before, after) => {
        const match = matchTokens(before, after);
        const hunks = hunksOf(match, before.length);
        const covered = (side: "before" | "after"): number =>
          hunks.reduce((sum, hunk) => sum + hunk[side][1] - hunk[side][0], 0);
        const kept = match.filter((partner) => partner >= 0).length;
        expect(covered("before")).toBe(before.length - kept);
        expect(covered("after")).toBe(after.length - kept);
      }),
      { numRuns: 300 },
    );
  });
});
