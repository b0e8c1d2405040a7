import { expect, test } from "vitest";
import { isOtherDraft, isProse } from "./other-draft.ts";

const DRAFT = "The importer is slow since Monday, and Ana looks into it before the release.";

test.each([
  ["the same text", DRAFT, false],
  ["a word more", DRAFT.replace("slow", "very slow"), false],
  ["a beginning that is new", `Hi all. ${DRAFT}`, false],
  ["the first half alone", DRAFT.slice(0, 34), false],
  ["another text", "Could you review the contract with the printer? It ends in June.", true],
  ["nothing", "", true],
])("%s", (_name, text, isOther) => expect(isOtherDraft(text, DRAFT)).toBe(isOther));

test.each([
  ["We moved the shop on Monday, and nobody who came on Tuesday noticed a thing. Thanks!", true],
  ["Hi Bo,\n\nthe list is nearly done, and I will send it to you and to Ana before noon.\n\nMax", true],
  ["- we moved the shop on Monday, and nobody who came on Tuesday noticed a thing.", false],
  ["move the shop\ntell Ana", false],
  ["", false],
])("%j is prose: %s", (text, expected) => expect(isProse(text)).toBe(expected));
