import { useEffect, useState } from "react";
import type { Stopped } from "@rewrite-service/contract";
import { registerById } from "@rewrite-service/text";
import { nearOf } from "../facts/fact-groups.ts";
import { tallyOf } from "../facts/ledger.tsx";
import type { Result } from "../result/result.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { exampleWords, type Kind } from "../words/example.ts";
import { shownText } from "../result/rewrite-state.ts";
import { wholeSentences } from "../result/whole-sentences.ts";
import { resultWords as words } from "../words/result.ts";
import { countWords } from "../editor/count-words.ts";

// Nothing is said about a wait that is over before anybody wonders.
const WAIT_SHOWN_AFTER_MS = 300;

/** Whether something has been on for a while. */
export const useLate = (on: boolean): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setLate(true), WAIT_SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [on]);
  return late;
};

/** What to expect of a rewrite: of a model's, that it is checked; of the engine's, how little it does. */
const Idle = ({ kind }: { kind: Kind }) => {
  const { title, what } = exampleWords.expect(kind);
  return (
    <div className="dock">
      <div className="dock-head">
        {kind.isEngine ? null : <Icon name="gate" />}
        <h3>{title}</h3>
      </div>
      <p>{what}</p>
    </div>
  );
};

// A model that is still writing pauses for less.
const CHECKING_AFTER_MS = 1_000;

/** Whether nothing has come for a while after a text that may be whole: it is checked then, and may be asked for once more. */
const useChecking = ({ mix: { text }, stream }: Result): boolean => {
  const [checked, setChecked] = useState("");
  const mayBeWhole = stream.phase === "streaming" && text !== "" && wholeSentences(text) === text.trimEnd();
  useEffect(() => {
    if (!mayBeWhole) return;
    const timer = setTimeout(() => setChecked(text), CHECKING_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, mayBeWhole]);
  return mayBeWhole && checked === text;
};

const Running = ({ result, late }: { result: Result; late: boolean }) => {
  const { stream, facts, source } = result;
  const { kept, all } = tallyOf(facts?.facts ?? []);
  const checking = useChecking(result);
  const place = registerById(source?.request.register ?? "slack").name;
  return (
    <div className="dock">
      <div className="dock-head">
        <i className="dot dot-brand" />
        <h3>{checking ? words.checking : words.rewritingFor(place)}</h3>
      </div>
      <p>{stream.phase === "waiting" ? (late ? words.starting : "") : words.soFar(kept, all)}</p>
    </div>
  );
};

const Acts = ({ result }: { result: Result }) => (
  <div className="dock-acts">
    <Button tone="primary" onClick={result.retry}>
      {words.retry}
    </Button>
    {result.canKeep ? (
      <Button onClick={result.keep}>{result.caught?.kind === "left-out" ? words.review : words.keep}</Button>
    ) : null}
    <Button tone="quiet" onClick={result.discard}>
      {result.hasLast ? words.toLast : words.discard}
    </Button>
  </div>
);

const NAMED_MAX = 6;

/** Everything of the draft that the whole text does not say, what it was stopped for among it. */
const leftOutOf = ({ facts }: Result, missing: string): string => {
  const lost = (facts?.facts ?? []).filter(({ state }) => state === "lost").map(({ text }) => text);
  const all = lost.some((text) => missing.includes(text)) ? lost : [missing, ...lost];
  const named = [...new Set(all)];
  return words.gate.list(named.slice(0, NAMED_MAX), Math.max(0, named.length - NAMED_MAX));
};

const LeftOut = ({ result, missing }: { result: Result; missing: string }) => (
  <div className="dock early-end" role="alert">
    <div className="dock-head">
      <Icon name="gate" />
      <h3>{words.gate.leftOut}</h3>
    </div>
    <p>{leftOutOf(result, missing)}</p>
    <Acts result={result} />
  </div>
);

/** The gate at work: what the model wrote and what the draft says, set large. It is no error of the page. */
const Caught = ({ result, caught }: { result: Result; caught: Extract<Stopped, { kind: "invented" }> }) => {
  const near = nearOf(result.facts?.facts ?? [], caught);
  const wrong = <b className="gate-wrong">{caught.written}</b>;
  return (
    <div className="dock dock-gate early-end" role="alert">
      <p className="gate-says">
        {words.gate.stopped}{" "}
        {near === null ? (
          <>
            {wrong} {words.gate.unsaid}.
          </>
        ) : (
          <>
            {words.gate.lead} {wrong}
            {words.gate.says} <b className="gate-right">{near.text}</b>.
          </>
        )}
      </p>
      <Acts result={result} />
    </div>
  );
};

/** How a rewrite ended that did not come to its end. */
export const endOf = ({ stream, failure, isLeft }: Result): { title: string; hint: string } => {
  const count = countWords(isLeft ? "" : shownText(stream).text);
  if (failure?.cut === true) return { title: words.cut(count), hint: words.gate.free };
  if (failure !== null) {
    const title = words.failures[failure.code];
    return title === undefined ? { title: words.failed, hint: failure.message } : { title, hint: words.gate.free };
  }
  if (stream.phase === "stopped")
    return { title: words.stopped, hint: count === 0 ? words.unchanged : words.stoppedHint };
  return { title: words.lost(count), hint: words.lostHint };
};

/** What to do with a rewrite that ended before its end. */
const EarlyEnd = ({ result }: { result: Result }) => {
  const { title, hint } = endOf(result);
  const id = result.failure?.requestId;
  return (
    <div className="dock early-end" role={result.stream.phase === "stopped" ? "status" : "alert"}>
      <div className="dock-head">
        <i className="dot" />
        <h3>{title}</h3>
      </div>
      <p>
        {result.isLeft ? words.earlierTry : hint} {id ? <span title={id}>{words.requestId(id)}</span> : null}
      </p>
      <Acts result={result} />
    </div>
  );
};

/** Under the result until there is one to review: one place for all that is to be said. */
export const ResultDock = ({ result, late, kind }: { result: Result; late: boolean; kind: Kind }) => {
  if (result.running) return <Running result={result} late={late} />;
  if (!result.undecided) return <Idle kind={kind} />;
  const { caught } = result;
  if (caught === null) return <EarlyEnd result={result} />;
  return caught.kind === "left-out" ? (
    <LeftOut result={result} missing={caught.missing} />
  ) : (
    <Caught result={result} caught={caught} />
  );
};
