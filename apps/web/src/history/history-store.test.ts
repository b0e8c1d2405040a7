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
