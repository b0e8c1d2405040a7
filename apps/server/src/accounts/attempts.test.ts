import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { describeDatabases } from "../testing/database-suite.ts";
import { createAttempts } from "./attempts.ts";

const secret = "3c1f0b7a9d2e4f58a6c7b1d0e9f8a7b6";
const HOUR_S = 3_600;

describeDatabases("tries", (given) => {
  const setUp = () => {
    let now = Date.UTC(2030, 0, 1);
    const clock = { now: () => now };
    const attempts = createAttempts({ db: given.db, clock, secret });
    const later = (seconds: number): void => void (now += seconds * 1_000);
    const whose = randomUUID();
    const wait = async (work: Promise<unknown>): Promise<number> =>
      work.then(
        () => 0,
        (error: { retryAfterS?: number }) => error.retryAfterS ?? -1,
      );
    return { attempts, later, whose, wait };
  };
  const wrong = () => Promise.resolve(null);

  test("row 11: three hundred guesses at once: as many are made as the limit says, and a right one is not counted", async () => {
    const { attempts, whose } = setUp();
    const limits = [
      { what: "code", whose, max: 5 },
      { what: "code", whose: `block of ${whose}`, max: 30 },
    ];
    let made = 0;
    const guess = (find: () => Promise<string | null>) =>
      attempts.guess(limits, () => ((made += 1), find())).catch((error: { code: string }) => error.code);
    for (let n = 0; n < 7; n += 1) expect(await guess(() => Promise.resolve("found"))).toBe("found");
    made = 0;
    const answers = await Promise.all(Array.from({ length: 300 }, () => guess(wrong)));
    expect([made, answers.filter((answer) => answer === null).length]).toEqual([5, 5]);
    expect(answers.filter((answer) => answer === "rate_limited")).toHaveLength(295);
    // What the narrower limit refused was not counted against the wider one.
    const others = [];
    for (let n = 0; n < 26; n += 1)
      others.push(
        attempts.guess([{ what: "code", whose: `block of ${whose}`, max: 30 }], wrong).catch(() => "refused"),
      );
    expect((await Promise.all(others)).filter((answer) => answer === null)).toHaveLength(25);
  });

  test("a guess that fails for another reason is not counted", async () => {
    const { attempts, whose } = setUp();
    const broken = () =>
      attempts.guess([{ what: "code", whose, max: 1 }], () => Promise.reject(new Error("no database")));
    await expect(broken()).rejects.toThrow("no database");
    await expect(broken()).rejects.toThrow("no database");
  });

  test("a clock that is set back lengthens no wait", async () => {
    const { attempts, later, whose, wait } = setUp();
    const take = () => wait(attempts.take("thing", whose, 2));
    expect([await take(), await take(), await take()]).toEqual([0, 0, 600]);
    later(300);
    expect(await take()).toBe(300);
    // Clocks of several servers differ a little, and that opens nothing.
    later(-303);
    expect(await take()).toBe(600);
    later(-HOUR_S);
    expect([await take(), await take(), await take()]).toEqual([0, 0, 600]);
    later(601);
    expect(await take()).toBe(0);
  });

  test("slots: never more than three in any ten minutes, wherever they begin", async () => {
    const { attempts, later, whose, wait } = setUp();
    const take = () => wait(attempts.takeSlot("mail", whose, 3));
    expect(await take()).toBe(0);
    later(590);
    expect([await take(), await take(), await take()]).toEqual([0, 0, 10]);
    later(11);
    expect([await take(), await take()]).toEqual([0, 579 + 10]);
    later(-HOUR_S);
    const many = await Promise.all(Array.from({ length: 50 }, take));
    expect(many.filter((waits) => waits === 0)).toHaveLength(3);
  });
});
