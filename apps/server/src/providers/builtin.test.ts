import { splitNotes } from "@rewrite-service/contract";
import { rewrite } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { builtinAnswer, type Rewrite } from "../humanize/builtin-answer.ts";
import { builtin } from "./builtin.ts";
import { gather, sampleCall } from "./upstream-suite.ts";

const stream = (
  text: string,
  using: Rewrite = rewrite,
  signal = new AbortController().signal,
  protectedSpans: string[] = [],
) =>
  gather(
    builtin(builtinAnswer(using)).stream(
      { ...sampleCall, brief: { ...sampleCall.brief, text, protectedSpans } },
      signal,
    ),
  );

test("gives the engine's text sentence by sentence, then its notes", async () => {
  const answer = await stream("A. Draft.", () => ({
    text: "One thing is done. Another one waits.",
    notes: ["One point."],
  }));
  expect(answer.parts.length).toBeGreaterThan(2);
  expect(splitNotes(answer.text)).toEqual({ text: "One thing is done. Another one waits.", notes: "- One point." });
});

test("asks the engine to keep the caller's spans and whatever is quoted, linked or code", async () => {
  const asked: (readonly string[] | undefined)[] = [];
  const text = 'She said "we ship it as it is" and sent https://example.org/plan to the north team.';
  await stream(text, (input) => (asked.push(input.protectedSpans), { text: input.text, notes: [] }), undefined, [
    "north team",
  ]);
  expect(asked).toEqual([expect.arrayContaining(["north team", '"we ship it as it is"', "https://example.org/plan"])]);
});

test("begins no rewrite in the turn of the loop in which it was asked for", async () => {
  let begun = false;
  const answering = builtin(() => {
    begun = true;
    return { text: "Done.", notes: [] };
  });
  const first = answering.stream(sampleCall, new AbortController().signal)[Symbol.asyncIterator]().next();
  for (let n = 0; n < 10; n += 1) await Promise.resolve();
  expect(begun).toBe(false);
  expect((await first).value).toEqual({ type: "text", text: "Done." });
});

test("leaves the draft alone where the engine would not keep all of it", async () => {
  const text = 'She said "we ship it as it is" on the phone.';
  const answer = splitNotes((await stream(text, () => ({ text: "She agreed on the phone.", notes: [] }))).text);
  expect(answer.text).toBe(text);
  expect(answer.notes).toMatch(/text is unchanged/);
});

test("stops when the caller has left", async () => {
  expect((await stream("A draft.", rewrite, AbortSignal.abort())).failure).not.toBeNull();
});
