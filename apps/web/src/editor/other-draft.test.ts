import { expect, test } from "vitest";
import { isOtherDraft, isOtherThanAll } from "./other-draft.ts";

const DRAFT = "The importer is slow since Monday, and Ana looks into it before the release.";

test.each([
  ["the same text", DRAFT, false],
  ["a word more", DRAFT.replace("slow", "very slow"), false],
  ["a beginning that is new", `Hi all. ${DRAFT}`, false],
  ["the first half alone", DRAFT.slice(0, 34), false],
  ["another text", "Could you review the contract with the printer? It ends in June.", true],
  ["nothing", "", true],
])("%s", (_name, text, isOther) => expect(isOtherDraft(text, DRAFT)).toBe(isOther));

test("a draft that the text is a part of is no other one", () => {
  const other = "Could you review the contract with the printer? It ends in June.";
  expect(isOtherThanAll(`${other} ${DRAFT}`, [DRAFT])).toBe(false);
  expect(isOtherThanAll(other, [DRAFT])).toBe(true);
  expect(isOtherThanAll(other, [DRAFT, other])).toBe(false);
});
