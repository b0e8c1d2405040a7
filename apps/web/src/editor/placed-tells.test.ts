import { EditorState, type TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { TellFinding } from "@rewrite-service/text";
import { expect, test } from "vitest";
import {
  currentTell,
  ignoreTell,
  muteRule,
  openCard,
  restoreIgnored,
  setFindings,
  tellsField,
} from "./placed-tells.ts";
import { protection, toggleProtection } from "./protected-spans.ts";

const DOC = "We utilise it and we leverage it.";
const found = (id: string, excerpt: string): TellFinding =>
  ({ id, excerpt, start: DOC.indexOf(excerpt), end: DOC.indexOf(excerpt) + excerpt.length }) as TellFinding;
const [one, other] = [found("a", "utilise"), found("b", "leverage")];

const editor = () => {
  const view = {
    state: EditorState.create({ doc: DOC, extensions: [tellsField, protection()] }),
    dispatch: (spec: TransactionSpec) => void (view.state = view.state.update(spec).state),
  };
  view.dispatch({ effects: setFindings.of([one, other]) });
  const tells = () => view.state.field(tellsField);
  const placed = () => tells().placed.map(({ start, end, finding }) => [finding.id, start, end]);
  const tell = (at: number) => {
    const own = tells().placed[at];
    if (own === undefined) throw new Error(`no tell ${at}`);
    return own;
  };
  return { view, tells, placed, tell };
};

test("findings move with the text, and one whose words change is gone", () => {
  const { view, placed } = editor();
  expect(placed()).toEqual([
    ["a", 3, 10],
    ["b", 21, 29],
  ]);
  view.dispatch({ changes: { from: 0, to: 0, insert: "So " } });
  view.dispatch({ changes: { from: 6, to: 6, insert: "x" } });
  expect(placed()).toEqual([
    ["a", 7, 14],
    ["b", 25, 33],
  ]);
  view.dispatch({ changes: { from: 8, to: 9, insert: "" } });
  expect(placed()).toEqual([["b", 24, 32]]);
});

test("what is ignored stays so in the next check, until it is restored; a muted rule goes at once", () => {
  const { view, tells, placed, tell } = editor();
  view.dispatch({ effects: ignoreTell.of(tell(0)) });
  expect(placed()).toEqual([["b", 21, 29]]);
  view.dispatch({ effects: setFindings.of([one, other]) });
  expect(placed()).toEqual([["b", 21, 29]]);
  view.dispatch({ changes: { from: 0, to: 0, insert: "So " } });
  expect(tells().ignored.map(({ start }) => start)).toEqual([6]);
  view.dispatch({ effects: restoreIgnored.of(null) });
  expect(tells().ignored).toEqual([]);
  view.dispatch({ effects: muteRule.of("b") });
  expect(placed()).toEqual([]);
});

test("an open card closes with a change of the text, when its tell is ignored or muted, and not with another's", () => {
  const { view, tells, tell } = editor();
  const open = (at: number): void => view.dispatch({ effects: openCard.of({ tell: tell(at), byKey: false }) });
  open(0);
  expect(tells().open?.tell.finding).toBe(one);
  view.dispatch({ effects: setFindings.of([one, other]) });
  expect(tells().open?.tell.finding).toBe(one);
  view.dispatch({ effects: setFindings.of([other]) });
  expect(tells().open).toBeNull();
  open(0);
  view.dispatch({ changes: { from: 0, to: 0, insert: "So " } });
  expect(tells().open).toBeNull();
  open(0);
  view.dispatch({ effects: muteRule.of("b") });
  expect(tells().open).toBeNull();
});

test("words that are kept show no tell, and show it again once they are released", () => {
  const { view, tells, placed, tell } = editor();
  const first = tell(0);
  expect(currentTell(view.state, first)?.start).toBe(3);
  view.dispatch({ selection: { anchor: 3, head: 10 } });
  toggleProtection(view as unknown as EditorView);
  expect([placed(), tells().all.length]).toEqual([[["b", 21, 29]], 2]);
  expect(currentTell(view.state, first)).toBeNull();
  toggleProtection(view as unknown as EditorView);
  expect(placed()).toHaveLength(2);
});
