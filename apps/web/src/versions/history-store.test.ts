import { expect, test } from "vitest";
import { isSameDraft, surplusOf } from "./history-store.ts";

test("the newest fifty of a draft stay, and the newest hundred drafts", () => {
  const many = Array.from({ length: 53 }, (_, at) => ({ id: at + 1, draftId: "a" }));
  expect(surplusOf([...many, { id: 60, draftId: "b" }])).toEqual([3, 2, 1]);
  const drafts = Array.from({ length: 101 }, (_, at) => ({ id: at + 1, draftId: String(at) }));
  expect(surplusOf(drafts)).toEqual([1]);
});

test("a draft that was edited further on is the same draft; another beginning is another", () => {
  const draft = "The queue went live on Tuesday and p95 fell.";
  expect(isSameDraft(draft, `${draft} More on Friday.`)).toBe(true);
  expect(isSameDraft(draft, "Budget review moved to Friday, sorry.")).toBe(false);
  expect(isSameDraft("Hi", "Hi Bo, all good")).toBe(false);
});

test("drafts that begin alike in twelve characters are one, and in a text's first forty only those count", () => {
  const begins = "We wait here";
  expect(begins).toHaveLength(12);
  expect(isSameDraft(begins, `${begins} for Bo`)).toBe(true);
  expect(isSameDraft(begins.slice(1), `${begins.slice(1)} for Bo`)).toBe(false);
  const forty = "x".repeat(40);
  expect(isSameDraft(`${forty}a`, `${forty}b`)).toBe(true);
  expect(isSameDraft(`${forty.slice(1)}a`, `${forty.slice(1)}b`)).toBe(false);
  expect(isSameDraft(" Hi", "Hi\n")).toBe(true);
});

test("of a draft past the newest hundred all versions go, the newest fifty of it too", () => {
  const newer = Array.from({ length: 100 }, (_, at) => ({ id: at + 10, draftId: `n${at}` }));
  const oldest = [1, 2, 3].map((id) => ({ id, draftId: "old" }));
  expect(surplusOf([...oldest, ...newer])).toEqual([3, 2, 1]);
  expect(surplusOf(newer)).toEqual([]);
});
