import { expect, test } from "vitest";
import { openDraft } from "../draft.ts";
import { applyEdits } from "../edits.ts";
import { participleTail } from "./participle-tail.ts";

const edited = (text: string): string => applyEdits(text, participleTail.edits(openDraft(text, "email")), []);

test.each([
  ["It cut the paperwork, ensuring that Monday is free.", "It cut the paperwork so that Monday is free."],
  [
    "It cuts the paperwork, ensuring our staff are home by six.",
    "It cuts the paperwork so that our staff are home by six.",
  ],
  ["The old door creaked open, revealing a small room.", "The old door creaked open, which showed a small room."],
  ["The map has links, allowing users to open a street.", "The map has links, so that users can open a street."],
  ["The hall was shut, leading to delays.", "The hall was shut, which led to delays."],
  ["The report covers May, focusing on repairs.", "The report covers May, with a focus on repairs."],
  ["The essay covers ten years, exploring the mill.", "The essay covers ten years and explores the mill."],
  [
    "The bistro invites a long stay, offering quiet rooms.",
    "The bistro invites a long stay, which offers quiet rooms.",
  ],
  [
    "The new timetable shortened the time that most of our drivers spend between the two depots by almost forty minutes a day, reducing the cost of fuel.",
    "The new timetable shortened the time that most of our drivers spend between the two depots by almost forty minutes a day. This reduced the cost of fuel.",
  ],
  ["She closed the shop, leaving the keys behind.", "She closed the shop, which left the keys behind."],
  ["He crossed the yard, drawing a line with his stick.", "He crossed the yard and drew a line with his stick."],
  [
    "The fee fell, reducing the cost and increasing the number of visits.",
    "The fee fell, which reduced the cost and increased the number of visits.",
  ],
])("%s", (before, after) => {
  expect(edited(before)).toBe(after);
});

test.each([
  "Once the fault is known, offering a refund is wise.",
  "We tried steps like calling them, offering a refund.",
  "The room had a warm, inviting light.",
  "The team is ensuring a smooth launch.",
  "In May, leading the group, she wrote the plan.",
  "Cooking, creating, and painting fill the week.",
])("left as it is: %s", (text) => {
  expect(edited(text)).toBe(text);
});
