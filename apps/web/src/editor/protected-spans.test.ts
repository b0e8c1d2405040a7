import { EditorState, type TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { expect, test } from "vitest";
import {
  keepThrough,
  protectedSpans,
  protectedTexts,
  protection,
  releaseText,
  toggleProtection,
} from "./protected-spans.ts";

const editorOf = (doc: string) => {
  const view = {
    state: EditorState.create({ doc, extensions: [protection()] }),
    dispatch: (spec: TransactionSpec) => void (view.state = view.state.update(spec).state),
  };
  const own = view as unknown as EditorView;
  const select = (anchor: number, head = anchor): void => view.dispatch({ selection: { anchor, head } });
  return {
    select,
    toggle: (from: number, to = from): boolean => {
      select(from, to);
      return toggleProtection(own);
    },
    change: (from: number, to: number, insert: string) => view.dispatch({ changes: { from, to, insert } }),
    replace: (start: number, end: number, insert: string) =>
      view.dispatch({
        changes: { from: start, to: end, insert },
        effects: keepThrough(view.state, insert, { start, end }),
      }),
    release: (text: string) => releaseText(own, text),
    spans: () => protectedSpans(view.state).map(({ start, end }) => [start, end]),
    texts: (start = 0, end = view.state.doc.length) => protectedTexts(view.state, { start, end }),
    selection: () => [view.state.selection.main.from, view.state.selection.main.to],
  };
};

test("a selection is kept, in the order of the text, and the cursor goes to its end", () => {
  const { toggle, spans, selection } = editorOf("Ring Bo at 5pm.");
  expect(toggle(11, 14)).toBe(true);
  expect(toggle(5, 7)).toBe(true);
  expect(spans()).toEqual([
    [5, 7],
    [11, 14],
  ]);
  expect(selection()).toEqual([7, 7]);
});

test("a selection is kept without the punctuation at its ends, unless it is nothing else", () => {
  const { toggle, texts } = editorOf("Hi Bo, quick heads up: ring (b) …");
  toggle(5, 22);
  toggle(28, 31);
  toggle(32, 33);
  expect(texts()).toEqual(["quick heads up", "(b)", "…"]);
});

test("a selection that touches what is kept releases it; a cursor releases what it is at, to its very ends", () => {
  const { toggle, spans, release } = editorOf("Ring Bo at 5pm.");
  toggle(5, 7);
  toggle(6, 9);
  expect(spans()).toEqual([]);
  for (const at of [5, 6, 7]) {
    toggle(5, 7);
    expect(toggle(at)).toBe(true);
    expect(spans()).toEqual([]);
  }
  toggle(5, 7);
  expect([toggle(4), toggle(8), spans()]).toEqual([false, false, [[5, 7]]]);
  release("B");
  expect(spans()).toEqual([[5, 7]]);
  release("Bo");
  expect(spans()).toEqual([]);
});

test("a text is released wherever it is kept", () => {
  const { toggle, texts, release, spans } = editorOf("Bo and Al and Bo.");
  for (const at of [0, 7, 14]) toggle(at, at + 2);
  expect(texts()).toEqual(["Bo", "Al"]);
  release("Bo");
  expect(spans()).toEqual([[7, 9]]);
});

test("what is kept moves with the text, does not grow at its ends, and is gone once it is emptied", () => {
  const { toggle, change, spans } = editorOf("Ring Bo at 5pm.");
  toggle(5, 7);
  change(0, 0, "Do ");
  expect(spans()).toEqual([[8, 10]]);
  change(8, 8, "x");
  change(11, 11, "y");
  expect(spans()).toEqual([[9, 11]]);
  change(9, 11, "");
  expect(spans()).toEqual([]);
});

test("what is kept stays so where a stretch is replaced, each place on the next that says it, whole words first", () => {
  const { toggle, replace, spans } = editorOf("Bo and Bo ring Al at 5pm. Al waits.");
  for (const [from, to] of [
    [0, 2],
    [7, 9],
    [15, 17],
    [26, 28],
  ] as const)
    toggle(from, to);
  // Behind it what is kept moves, and what the new text says no more is let go.
  replace(0, 25, "Bob, then Bo, or Bo.");
  expect(spans()).toEqual([
    [10, 12],
    [17, 19],
    [21, 23],
  ]);
  replace(0, 20, "Bo.");
  expect(spans()).toEqual([
    [0, 2],
    [4, 6],
  ]);
});

test("a request carries each kept text of its part once, twenty of four thousand characters together at most", () => {
  const { toggle, texts } = editorOf("a b a c");
  for (const at of [0, 2, 4, 6]) toggle(at, at + 1);
  expect(texts()).toEqual(["a", "b", "c"]);
  expect(texts(2, 7)).toEqual(["b", "a", "c"]);
  expect(texts(1, 6)).toEqual(["b", "a"]);
  const many = editorOf(Array.from({ length: 21 }, (_, at) => String.fromCharCode(97 + at)).join(" "));
  for (let at = 0; at < 21; at += 1) many.toggle(2 * at, 2 * at + 1);
  expect(many.texts()).toHaveLength(20);
  const long = editorOf(`${"x".repeat(3_999)} y zz`);
  long.toggle(0, 3_999);
  long.toggle(4_000, 4_001);
  long.toggle(4_002, 4_004);
  expect(long.texts().map(({ length }) => length)).toEqual([3_999, 1]);
});
