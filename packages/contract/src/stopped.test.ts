import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ERRORS } from "./errors.ts";
import { failureOfEvent, parseStopped, stoppedMessage, type Stopped } from "./stopped.ts";

test.each([
  [
    { kind: "invented", written: "290 ms", near: "310 ms" },
    'Stopped: the model wrote "290 ms"; the draft says "310 ms". Nothing was charged.',
  ],
  [
    { kind: "invented", written: "$5", near: null },
    'Stopped: the model wrote "$5", which the draft does not say. Nothing was charged.',
  ],
  [{ kind: "left-out", missing: "the plan" }, 'Stopped: the model left out "the plan". Nothing was charged.'],
] satisfies [Stopped, string][])("%j is said in one sentence and read back from it", (stopped, sentence) => {
  expect(stoppedMessage(stopped)).toBe(sentence);
  expect(parseStopped(sentence)).toEqual(stopped);
});

test("whatever is quoted comes back, on one line and at most 60 characters long", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 90 }),
      fc.option(fc.string({ maxLength: 90 })),
      (written, near) => {
        const sentence = stoppedMessage({ kind: "invented", written, near });
        expect(sentence).not.toContain("\n");
        // docs/calling.md promises this beginning to programs, because the event has no code.
        expect(sentence.startsWith("Stopped: ")).toBe(true);
        const read = parseStopped(sentence);
        expect(read).toMatchObject({ kind: "invented" });
        if (read?.kind !== "invented") return;
        expect(read.written.length).toBeLessThanOrEqual(60);
        expect(read.near === null).toBe(near === null);
        if (/^[^\s"“”]{0,60}$/.test(written)) expect(read.written).toBe(written);
      },
    ),
  );
});

test("no other failure begins like a stop", () => {
  const others = Object.values(ERRORS).map(([, sentence]) => sentence);
  expect(others.filter((sentence) => sentence.startsWith("Stopped:"))).toEqual([]);
});

test("another failure is no stop", () => {
  expect(parseStopped("The model didn't give a usable answer. This didn't use a rewrite.")).toBeNull();
});

test("an error event of a stop has its code, any other is the provider's", () => {
  expect(failureOfEvent(stoppedMessage({ kind: "left-out", missing: "x" })).code).toBe("rewrite_stopped");
  expect(failureOfEvent("The model did not answer in time.").code).toBe("provider_error");
});
