import { ServiceError, stoppedMessage } from "@rewrite-service/contract";
import { expect, test } from "vitest";
import { isOwnStep, type ResultVersion } from "./result-history.ts";
import { isUndecided, NO_RESULT, resultReducer, type ResultAction, type ResultState } from "./result-state.ts";

const source = { text: "my draft", fromNotes: false, request: { text: "my draft", register: "slack" } } as const;
const delta = (text: string): ResultAction => ({
  type: "stream",
  action: { type: "event", event: { type: "delta", text }, requestId: null },
});
const done: ResultAction = { type: "stream", action: { type: "event", event: { type: "done" }, requestId: null } };
const begin: ResultAction[] = [
  { type: "begin", source },
  { type: "stream", action: { type: "start", at: 0 } },
];
const after = (actions: readonly ResultAction[], from: ResultState = NO_RESULT): ResultState =>
  actions.reduce(resultReducer, from);

const first = after([...begin, delta("First."), delta("\n\nNOTES:\n- one"), done]);

test("a rewrite that is done is the version under review, its notes apart", () => {
  expect(first.history.present).toMatchObject({ text: "First.", notes: "- one", decisions: {} });
});

test("a rewrite that was stopped waits to be kept; discarding it brings back the result before it", () => {
  const stopped = after([...begin, delta("Second one. And th"), { type: "stream", action: { type: "stop" } }], first);
  expect(stopped.history.present?.text).toBe("First.");
  expect(after([{ type: "discard" }], stopped)).toMatchObject({
    stream: { phase: "idle" },
    history: { present: { text: "First." } },
  });
  // What is kept ends with a whole sentence, and stays unfinished.
  expect(after([{ type: "keep" }], stopped).history.present).toMatchObject({ text: "Second one.", partial: true });
});

test("an undo of what was kept goes back to the rewrite that ended early, with its source, over the result before it", () => {
  const other = { ...source, text: "another draft" };
  const stopped = after(
    [
      { type: "begin", source: other },
      ...begin.slice(1),
      delta("Second one. And th"),
      { type: "stream", action: { type: "stop" } },
    ],
    first,
  );
  const keptOne = after([{ type: "keep" }], stopped);
  expect(isOwnStep(keptOne.history)).toBe(true);
  const later = after([...begin, delta("Third."), done], keptOne);
  expect(isOwnStep(later.history)).toBe(false);
  const back = after([{ type: "undo" }, { type: "undo" }], later);
  expect(back).toMatchObject({
    stream: { phase: "stopped", raw: "Second one. And th" },
    source: { text: "another draft" },
    history: { present: { text: "First." } },
  });
  expect(isUndecided(back)).toBe(true);
});

test("a result that was discarded comes back with one undo", () => {
  const gone = after([{ type: "discard" }], first);
  expect(gone.history.present).toBeNull();
  expect(after([{ type: "undo" }], gone).history.present?.text).toBe("First.");
});

test("a rewrite that has begun outlives what discards the result before it", () => {
  const second = after([...begin, { type: "discard" }, delta("Second."), done], first);
  expect(second.history.present?.text).toBe("Second.");
});

test("a retry keeps the result before it one undo away", () => {
  const second = after([...begin, delta("Second."), done], first);
  expect(second.history.present?.text).toBe("Second.");
  expect(after([{ type: "undo" }], second).history.present?.text).toBe("First.");
});

test("closer remembers what it was asked to move", () => {
  const request = { ...source.request, mode: "closer", previousRewrite: "First." } as const;
  const moved = after(
    [{ type: "begin", source: { ...source, request } }, ...begin.slice(1), delta("Nearer."), done],
    first,
  );
  expect(moved.history.present?.movedFrom).toBe("First.");
});

const rejected = { 0: { kind: "rejected" } } as const;
const decided = after(
  [{ type: "push", version: { ...(first.history.present as ResultVersion), decisions: rejected }, draft: null }],
  first,
);
const closer = (previousRewrite: string, answer: string, from = decided): ResultState => {
  const request = { ...source.request, mode: "closer", previousRewrite } as const;
  return after([{ type: "begin", source: { ...source, request } }, ...begin.slice(1), delta(answer), done], from);
};

test("a text that comes no closer leaves the result with its decisions, and says what that cost", () => {
  const same = closer("The draft’s.", "The draft’s.");
  expect(same.history).toEqual(decided.history);
  expect(same.repeated).toBe("free");
  // With a sentence of the draft in it, the text was another; the model gave its own first answer again.
  const again = closer("The draft’s.", "First.");
  expect([again.history, again.repeated]).toEqual([decided.history, "counted"]);
  expect(closer("The draft’s.", "The draft’s.\n\nNOTES:\n- one").repeated).toBe("counted");
  const other = closer("The draft’s.", "Nearer.");
  expect([other.history.present?.text, other.repeated]).toEqual(["Nearer.", null]);
});

test("what was said of a text that came no closer goes with the next step", () => {
  const same = closer("The draft’s.", "The draft’s.");
  expect(after([{ type: "undo" }], same).repeated).toBe(null);
  expect(closer("The draft’s.", "Nearer.", same).repeated).toBe(null);
});

test("what an earlier try left comes back when the next one fails before its first word, unless there is a result", () => {
  const lost = after([...begin, delta("Half of "), { type: "stream", action: { type: "drop" } }]);
  const fail: ResultAction = { type: "stream", action: { type: "fail", error: new ServiceError("provider_error") } };
  expect(after([...begin, fail], lost).stream).toMatchObject({ phase: "failed", raw: "Half of " });
  const other = { ...source, text: "another draft" };
  expect(after([{ type: "begin", source: other }, ...begin.slice(1), fail], lost).stream).toMatchObject({ raw: "" });
  const overResult = after([...begin, delta("Half of "), { type: "stream", action: { type: "drop" } }], first);
  expect(isUndecided(overResult)).toBe(true);
  const failed = after([...begin, fail], overResult);
  expect(failed).toMatchObject({ stream: { phase: "failed", raw: "" }, history: { present: { text: "First." } } });
  expect(isUndecided(failed)).toBe(false);
  expect(after([{ type: "discard" }], failed).history.present).toBeNull();
});

test("a try that was refused leaves what there was before it: a result with its decisions, or what a try left", () => {
  const fail: ResultAction = { type: "stream", action: { type: "fail", error: new ServiceError("rate_limited") } };
  const refused = (from: ResultState): ResultState => after([...begin, fail, { type: "refused" }], from);
  expect(refused(first)).toMatchObject({ stream: { phase: "idle" }, history: first.history });
  const stopped = after([...begin, delta("Half of "), { type: "stream", action: { type: "stop" } }], first);
  expect(refused(stopped)).toMatchObject({ stream: { phase: "stopped", raw: "Half of " }, history: first.history });
  expect(refused(NO_RESULT)).toMatchObject({ stream: { phase: "idle" }, history: { present: null } });
});

test("what this device kept is shown unless something has come since", () => {
  const version = first.history.present;
  if (version === null) throw new Error("no version");
  expect(after([{ type: "restore", version }]).history.present?.text).toBe("First.");
  expect(after([{ type: "restore", version }], after(begin)).history.present).toBeNull();
});

test("a text that came to its end without a fact is kept whole, and is no unfinished one", () => {
  const error = new ServiceError("rewrite_stopped", { message: stoppedMessage({ kind: "left-out", missing: "$5" }) });
  const ended = after([...begin, delta("All of it, but"), { type: "stream", action: { type: "fail", error } }]);
  expect(after([{ type: "keep" }], ended).history.present).toMatchObject({ text: "All of it, but", partial: false });
});
