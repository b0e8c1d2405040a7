// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { NO_EARLY_INPUT, openEarlyInput, restoreField } from "./early-input.ts";

test("what was typed before the app came is handed on once, with its caret, its scroll and its focus", () => {
  document.body.innerHTML = '<textarea id="before"></textarea><textarea id="after"></textarea>';
  const [first, second] = document.querySelectorAll("textarea");
  if (first === undefined || second === undefined) throw new Error("no fields");
  first.value = "Ring Bo.";
  second.value = "Ring Bo at noon.";
  second.focus();
  second.setSelectionRange(5, 7);
  second.scrollTop = 40;
  const early = openEarlyInput(document);
  // Nothing was read yet.
  expect(early.take("after")).toEqual(NO_EARLY_INPUT);
  early.read();
  expect(early.take("before")).toMatchObject({ text: "Ring Bo.", focused: false });
  const after = early.take("after");
  expect(after).toEqual({ text: "Ring Bo at noon.", start: 5, end: 7, scrollTop: 40, focused: true });
  expect(early.take("after")).toEqual({ text: "", start: 0, end: 0, scrollTop: 0, focused: false });

  first.value = second.value;
  restoreField(first, after);
  expect([first.selectionStart, first.selectionEnd, first.scrollTop]).toEqual([5, 7, 40]);
  expect(document.activeElement).toBe(first);
  restoreField(second, { ...after, focused: false });
  expect(document.activeElement).toBe(first);
});
