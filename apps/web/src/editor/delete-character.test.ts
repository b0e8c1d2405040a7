import { EditorState, type StateCommand } from "@codemirror/state";
import { expect, test } from "vitest";
import { deleteCharacterBackward, deleteCharacterForward } from "./delete-character.ts";

/** What a command leaves of a text; "|" marks the cursor, two of them a selection. */
const after = (command: StateCommand, marked: string): string => {
  const [before = "", selected, behind] = marked.split("|");
  const doc = marked.replaceAll("|", "");
  const anchor = before.length;
  const head = behind === undefined ? anchor : anchor + (selected ?? "").length;
  let { state } = { state: EditorState.create({ doc, selection: { anchor, head } }) };
  command({ state, dispatch: (transaction) => (state = transaction.state) });
  const { head: now } = state.selection.main;
  return `${state.sliceDoc(0, now)}|${state.sliceDoc(now)}`;
};

test.each([
  ["ab|c", "a|c"],
  ["a\n|b", "a|b"],
  ["|a", "|a"],
  // One blank of an indentation, not two.
  ["a\n  |b", "a\n |b"],
  // A family of four is one character.
  ["a👨‍👩‍👧‍👦|b", "a|b"],
  ["שלום|", "שלו|"],
  // The point goes before the letter that it is on.
  ["שָׁ|", "שָ|"],
  ["one |two| three", "one | three"],
])("Backspace makes of %j %j", (before, left) => {
  expect(after(deleteCharacterBackward, before)).toBe(left);
});

test.each([
  ["a|bc", "a|c"],
  ["a|\nb", "a|b"],
  ["a|", "a|"],
  ["a|👨‍👩‍👧‍👦b", "a|b"],
  // Forward, the letter goes with its points.
  ["|שָׁל", "|ל"],
])("Delete makes of %j %j", (before, left) => {
  expect(after(deleteCharacterForward, before)).toBe(left);
});
