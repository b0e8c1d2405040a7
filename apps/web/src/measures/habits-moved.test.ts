import { measureVoice } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { habitsMoved } from "./habits-moved.ts";

const voice = measureVoice([
  "Hey Bo,\n\nCan't make it. I'll send the deck tonight, don't wait for me!\n\nCheers,\nMax",
  "Hey Ann,\n\nIt's done. We're good to go, I'll ping you!\n\nCheers,\nMax",
  "Hey all,\n\nDon't touch staging, I'm on it. It'll be back by noon!\n\nCheers,\nMax",
]);
const before =
  "Dear Jo,\n\nI will not be in the office on Friday, and I do not know yet when the deck is going to be done. It is in the folder.\n\nKind regards,\nMax";
const after =
  "Hey Jo,\n\nI won't be in on Friday. I don't know when the deck's done. It's in the folder!\n\nCheers,\nMax";

test("the habits that a text took on are told with the voice's own, before and after", () => {
  const moved = habitsMoved(before, after, voice);
  expect(moved).toContainEqual({
    habit: "contractions",
    detail: "",
    voice: "100 %",
    before: "0 %",
    after: "100 %",
    nearer: true,
  });
  expect(moved).toContainEqual(
    expect.objectContaining({ habit: "greeting", before: "dear", after: "hey", nearer: true }),
  );
  expect(moved).toContainEqual(expect.objectContaining({ habit: "signOff", after: "cheers", nearer: true }));
});

test("the way back is told as farther", () => {
  expect(habitsMoved(after, before, voice).every(({ nearer }) => nearer)).toBe(false);
});

test("a text that stayed as it is moved no habit", () => {
  expect(habitsMoved(after, after, voice)).toEqual([]);
});
