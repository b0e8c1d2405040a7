import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createBeat } from "../runtime/beat.ts";
import { PartQueue } from "./part-queue.ts";

const open = (joinMs: number, textMax = 1_000) => {
  const holds: boolean[] = [];
  return { queue: new PartQueue({ beat: createBeat(joinMs), textMax, hold: (full) => void holds.push(full) }), holds };
};
const text = (piece: string) => ({ type: "text", text: piece }) as const;

test("hands over the first text at once and joins what follows closely", async () => {
  const { queue } = open(400);
  queue.push(text("one"));
  expect((await queue.next()).value).toEqual(text("one"));
  queue.push(text(" two"));
  queue.flush();
  const next = queue.next();
  await sleep(5);
  queue.push(text(" three"));
  queue.flush();
  expect((await next).value).toEqual(text(" two three"));
});

test("hands over at once what comes after a pause", async () => {
  const { queue } = open(300);
  queue.push(text("one"));
  await queue.next();
  await sleep(350);
  const next = queue.next();
  queue.push(text("two"));
  queue.flush();
  // No timer can run before this one.
  const atOnce = await Promise.race([next, new Promise((resolve) => setImmediate(resolve))]);
  expect(atOnce).toEqual({ done: false, value: text("two") });
});

test("hands over all that one read brings as one part", async () => {
  const { queue } = open(400);
  const next = queue.next();
  queue.push(text("one"));
  queue.push(text(" two"));
  queue.flush();
  expect((await next).value).toEqual(text("one two"));
});

test("does not hold the end back", async () => {
  const { queue } = open(10_000);
  queue.push(text("one"));
  await queue.next();
  queue.push(text("two"));
  const next = queue.next();
  queue.push({ type: "usage", inputTokens: 1 });
  queue.push({ type: "usage", outputTokens: 2 });
  queue.finish();
  expect((await next).value).toEqual(text("two"));
  expect((await queue.next()).value).toEqual({ type: "usage", inputTokens: 1, outputTokens: 2 });
  expect(await queue.next()).toEqual({ done: true, value: undefined });
});

test("gives the text before the failure, and ignores what comes after", async () => {
  const { queue } = open(10_000);
  queue.push(text("one"));
  queue.fail(new Error("broken"));
  queue.push(text("late"));
  queue.finish();
  expect((await queue.next()).value).toEqual(text("one"));
  await expect(queue.next()).rejects.toThrow("broken");
});

test("asks the sender to stop and to go on", async () => {
  const { queue, holds } = open(0, 5);
  queue.push(text("123456"));
  queue.push(text("789"));
  expect(holds).toEqual([true]);
  expect((await queue.next()).value).toEqual(text("123456789"));
  expect(holds).toEqual([true, false]);
});

test("drops what waits when the reader has left", async () => {
  const { queue } = open(10_000);
  queue.push(text("one"));
  queue.abandon(new Error("left"));
  await expect(queue.next()).rejects.toThrow("left");
});
