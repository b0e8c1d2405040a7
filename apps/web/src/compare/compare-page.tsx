import { useRouteContext } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { Span } from "@rewrite-service/text";
import { isSame, type ShownFact } from "@rewrite-service/review";
import { keptOr, useKeptText } from "../browser/kept-text.ts";
import { useFacts } from "../facts/use-facts.ts";
import { Button } from "../ui/button.tsx";
import { compareWords as words } from "../words/compare.ts";
import type { ComparedText } from "../editor/compared-text.ts";
import { changesOf, doubtsIn } from "./changes-of.ts";
import { sideMarks } from "./marks.ts";
import { TextSheet } from "./text-sheet.tsx";
import "../facts/fact-list.css";
import "../ui/sheet.css";
import "./compare.css";

const loadCompared = () => import("./compared.tsx");
const FactList = lazy(() => loadCompared().then(({ FactList }) => ({ default: FactList })));
const Summary = lazy(() => loadCompared().then(({ Summary }) => ({ default: Summary })));

/** The names under which this device keeps the texts. */
const KEPT = { before: "compared-original", after: "compared-rewrite" };

/** What is marked in both texts: a fact, or the places of a change. */
interface Picked {
  before: Span | null;
  after: Span | null;
  fact: ShownFact | null;
}

const NOTHING: Picked = { before: null, after: null, fact: null };

/** Two texts side by side, wholly in this browser: what differs, and which facts were lost, changed or added. */
export const ComparePage = () => {
  const { earlyInput: take } = useRouteContext({ from: "/compare" });
  const [early] = useState(() => ({
    before: keptOr(take("before"), KEPT.before),
    after: keptOr(take("after"), KEPT.after),
  }));
  const [before, setBefore] = useState(early.before.text);
  const [after, setAfter] = useState(early.after.text);
  useKeptText(KEPT.before, before);
  useKeptText(KEPT.after, after);
  const [fromNotes, setFromNotes] = useState(false);
  const [picked, setPicked] = useState(NOTHING);
  const editors = { before: useRef<ComparedText | null>(null), after: useRef<ComparedText | null>(null) };
  const ready = before.trim() !== "" && after.trim() !== "";
  const { facts: report, retryFacts } = useFacts(ready ? { before, after, fromNotes, finished: true } : null);
  useEffect(() => {
    // Fetched now, it is here before there is something to compare.
    void loadCompared().catch(() => undefined);
  }, []);
  const marks = useMemo(() => (report === null ? null : sideMarks(report)), [report]);
  const put = (first: string, second: string): void => {
    setPicked(NOTHING);
    // Before the editors have come, the plain fields show what is set here.
    setBefore(first);
    setAfter(second);
    editors.before.current?.replace(first);
    editors.after.current?.replace(second);
  };
  const pickFact = (fact: ShownFact | null): void =>
    setPicked(fact === null ? NOTHING : { before: fact.before, after: fact.after, fact });
  const changes = report === null ? [] : changesOf(report);
  const known = report?.facts.find((fact) => picked.fact !== null && isSame(fact, picked.fact)) ?? null;
  return (
    <main id="main" className="compare">
      <div className="compare-head">
        <h1>
          {words.title} <span>{words.lead}</span>
        </h1>
        <Button tone="quiet" disabled={before + after === ""} onClick={() => put(after, before)}>
          {words.swap}
        </Button>
        <Button tone="quiet" disabled={before + after === ""} onClick={() => put("", "")}>
          {words.clear}
        </Button>
      </div>
      {retryFacts !== null ? (
        <div className="compare-empty" role="status">
          <p>{words.failed}</p>
          <Button size="small" onClick={retryFacts}>
            {words.retry}
          </Button>
        </div>
      ) : report?.comparison == null ? (
        <div className="compare-empty">
          <p>{ready ? words.comparing : words.empty}</p>
          {before + after === "" ? (
            <Button size="small" onClick={() => put(words.examples.before, words.examples.after)}>
              {words.example}
            </Button>
          ) : null}
        </div>
      ) : (
        <Suspense fallback={<div className="compare-empty" />}>
          <Summary
            before={before}
            after={after}
            changes={changes}
            same={before.trim() === after.trim()}
            onPick={(change) => setPicked({ before: change.before, after: change.after, fact: null })}
          />
        </Suspense>
      )}
      <div className="compare-desk">
        <TextSheet
          id="before"
          label={words.before}
          before={early.before}
          editor={editors.before}
          value={before}
          marks={marks?.before ?? null}
          picked={picked.before}
          onText={setBefore}
        >
          <label className="compare-notes">
            <input type="checkbox" checked={fromNotes} onChange={(event) => setFromNotes(event.target.checked)} />{" "}
            {words.notes}
          </label>
        </TextSheet>
        <aside className="ledger" aria-label={words.facts}>
          {report === null ? (
            <p className="compare-facts">{words.factsHere}</p>
          ) : (
            <Suspense fallback={null}>
              <FactList
                facts={report.facts}
                meaning={report.meaning}
                phase="done"
                toCheck={doubtsIn(changes)}
                picked={known}
                onPick={pickFact}
              />
            </Suspense>
          )}
        </aside>
        <TextSheet
          id="after"
          label={words.after}
          before={early.after}
          editor={editors.after}
          value={after}
          marks={marks?.after ?? null}
          picked={picked.after}
          onText={setAfter}
        />
      </div>
    </main>
  );
};
