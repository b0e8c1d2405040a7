// What a reader of the review sees of whole rewrites: each change with its title and reasons, the text with that change
// alone refused, and the facts.
import { checkTells, type Span } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { acceptSafe, changesInOrder, mixOf, rejectAll, type Decisions } from "../alignment/mix.ts";
import { answerFacts } from "../facts/facts-answer.ts";
import type { Alignment, Passage } from "../alignment/passage.ts";
import { countFacts, type ShownFact } from "../facts/shown-fact.ts";
import { groupsOf, isTrouble } from "../facts/fact-groups.ts";
import { changePieces } from "./change-pieces.ts";
import { changeStatus } from "./change-title.ts";
import { copyOutcome } from "./copy-outcome.ts";
import { firstOf, nextOpen } from "./open-changes.ts";
import { reasonsFor } from "./reasons.ts";
import { REWRITES, type Rewrite } from "./rewrites.ts";
import { movedUp, reviewRows } from "./rows.ts";

const at = (spans: readonly Span[]): string => spans.map(({ start, end }) => `${start}-${end}`).join(",") || "–";
const factLine = ({ text, state, before, after, became, reason, isWording }: ShownFact): string =>
  [
    `${text} ${state} ${at(before === null ? [] : [before])} ${at(after === null ? [] : [after])}`,
    ...(became === undefined ? [] : [`became ${became}`]),
    ...(isWording === true ? ["wording"] : []),
    ...(reason === "" ? [] : [`(${reason})`]),
  ].join(" ");
const passageLine = (passage: Passage): string => {
  const { id, whole, status, draftSpans, resultSpans, removed, added, changes, risky, risksOfWhole } = passage;
  const { isPart, isFromAmid } = passage;
  const flags = Object.entries({ isPart, isFromAmid }).flatMap(([name, is]) => (is ? [name] : []));
  const counts = [changes.length, risky.length, risksOfWhole.length].join("/");
  return [
    `${id} of ${whole}`,
    status,
    at(draftSpans),
    at(resultSpans),
    `-${at(removed)}`,
    `+${at(added)}`,
    counts,
    ...flags,
  ].join(" ");
};

const seen = ({ before, after, fromNotes = false, partial = false }: Rewrite): string[] => {
  const { facts, alignment: own } = answerFacts({ before, after, fromNotes, finished: true, partial });
  const alignment = own as Alignment;
  const tells = {
    draft: checkTells(before, { register: "email" }).findings,
    result: checkTells(after, { register: "email" }).findings,
  };
  const changes = changesInOrder(alignment);
  const rowsWith = (decisions: Decisions): string =>
    reviewRows(alignment, decisions)
      .map((row) => {
        const mark = { text: "", change: "*", origin: "^" }[row.kind];
        const isOpen = row.kind !== "text" && decisions[row.passage.id] === undefined;
        const pieces = isOpen ? changePieces(row) : [];
        const shown = pieces.map(
          ({ kind, text }) => ({ same: text, removed: `[-${text}]`, added: `[+${text}]` })[kind],
        );
        return row.gap + mark + (pieces.length > 0 ? shown.join("") : row.text);
      })
      .join("");
  const safe = acceptSafe(alignment, {});
  return [
    `rows: ${rowsWith({})}`,
    ...changes.flatMap((change) => [
      `${change.id}. ${changeStatus(change, undefined, movedUp(alignment, change))}: ${change.draft} → ${change.result}`,
      ...change.risks.map((risk) => `   risk: ${risk}`),
      ...reasonsFor(change, tells).map(({ kind, text, evidence }) => `   ${kind}: ${text} ${evidence ?? ""}`.trimEnd()),
      `   refused: ${mixOf(alignment, { [change.id]: { kind: "rejected" } }).text}`,
      `   edited: ${rowsWith({ [change.id]: { kind: "edited", text: "OTHER" } })}`,
      `   next: ${nextOpen(changes, change.id, safe)?.id ?? "none"}`,
    ]),
    `first: ${firstOf(changes, {})?.id ?? "none"}`,
    `safe: ${changes.map(({ id }) => safe[id]?.kind ?? "open").join(" ")}`,
    `after that: ${rowsWith(safe)}`,
    `copied: ${copyOutcome(changes, {})} | ${copyOutcome(changes, safe)} | ${copyOutcome(changes, rejectAll(alignment))}`,
    ...groupsOf(facts).map(
      ({ facts: [first, ...more] }) => `fact: ${factLine(first)}${isTrouble(first) ? "!" : ""} +${more.length}`,
    ),
    // Halfway through its stream what is still to come is not missing.
    ...answerFacts({ before, after: after.slice(0, after.length / 2), fromNotes, finished: false, partial }).facts.map(
      (fact) => `halfway: ${factLine(fact)}`,
    ),
    ...alignment.wholes.map((whole) => `whole: ${passageLine(whole)}`),
    ...alignment.passages.map((passage) => `passage: ${passageLine(passage)}`),
    ...alignment.slots.map((slot) => `slot: ${JSON.stringify(slot)}`),
    `facts: ${JSON.stringify(countFacts(facts))}`,
  ];
};

test.each(REWRITES)("$name", (one) => expect(seen(one).join("\n")).toMatchSnapshot());
