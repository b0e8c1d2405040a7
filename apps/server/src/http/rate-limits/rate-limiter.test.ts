import * as fc from "fast-check";
import { expect, test } from "vitest";
import { memoryRateLimiter, type RateState } from "./rate-limiter.ts";

const limiterAt = (start: number) => {
  const clock = { time: start, now: () => clock.time };
  const limiter = memoryRateLimiter(clock);
  return {
    clock,
    take: (key: string, limit: number) => limiter.take(key, limit) as RateState,
    peek: (key: string, limit: number) => limiter.peek(key, limit) as RateState,
  };
};

test("lets the limit pass within a minute, then says when the window ends", () => {
  const { clock, take, peek } = limiterAt(0);
  expect(peek("a", 2)).toEqual({ allowed: true, limit: 2, remaining: 2, resetS: 60 });
  expect(take("a", 2)).toMatchObject({ allowed: true, remaining: 1 });
  clock.time = 10_500;
  expect(take("a", 2)).toMatchObject({ allowed: true, remaining: 0, resetS: 50 });
  expect(take("a", 2)).toMatchObject({ allowed: false, remaining: 0, resetS: 50 });
  expect(peek("a", 2).allowed).toBe(false);
  expect(take("b", 2).allowed).toBe(true);
  clock.time = 60_000;
  expect(take("a", 2)).toMatchObject({ allowed: true, remaining: 1, resetS: 60 });
});

test("a clock that is set back lengthens no wait", () => {
  const { clock, take } = limiterAt(10_000_000);
  expect([take("a", 1).allowed, take("a", 1).allowed]).toEqual([true, false]);
  clock.time -= 3_600_000;
  expect(take("a", 1)).toMatchObject({ allowed: true, resetS: 60 });
  expect(take("a", 1)).toMatchObject({ allowed: false, resetS: 60 });
});

test("never lets more than the limit pass in one window", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(fc.nat(30_000), { maxLength: 40 }), (limit, steps) => {
      const { clock, take } = limiterAt(1_000);
      let windowAt = Number.NEGATIVE_INFINITY;
      let passed = 0;
      for (const step of steps) {
        clock.time += step;
        if (clock.time - windowAt >= 60_000) [windowAt, passed] = [clock.time, 0];
        if (take("a", limit).allowed) passed += 1;
        expect(passed).toBeLessThanOrEqual(limit);
      }
    }),
  );
});
