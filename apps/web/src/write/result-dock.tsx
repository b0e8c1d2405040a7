import { useEffect, useState } from "react";
import type { Stopped } from "@rewrite-service/contract";
import { registerById } from "@rewrite-service/text";
import { tallyOf } from "../facts/ledger.tsx";
import type { Result } from "../result/result.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { exampleWords } from "../words/example.ts";
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

const Idle = () => (
  <div className="dock">
    <div className="dock-head">
      <Icon name="gate" />
      <h3>{exampleWords.gateTitle}</h3>
    </div>
    <p>{exampleWords.gate}</p>
  </div>
);

const Running = ({ result, late }: { result: Result; late: boolean }) => {
  const { stream, facts, source } = result;
  const { kept, all } = tallyOf(facts?.facts ?? []);
  return (
    <div className="dock">
      <div className="dock-head">
        <i className="dot dot-brand" />
        <h3>{words.rewritingFor(registerById(source?.request.register ?? "slack").name)}</h3>
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
    {result.mix.text.trim() === "" ? null : <Button onClick={result.keep}>{words.keep}</Button>}
    <Button tone="quiet" onClick={result.discard}>
      {words.discard}
    </Button>
  </div>
);

/** The gate at work: what the model wrote and what the draft says, set large. It is no error of the page. */
const Caught = ({ result, caught }: { result: Result; caught: Stopped }) => (
  <div className="dock dock-gate early-end" role="alert">
    <p className="gate-says">
      {caught.kind === "left-out" ? (
        <>
          {words.gate.leftOut} <b className="gate-right">{caught.missing}</b>.
        </>
      ) : (
        <>
          {words.gate.lead} <b className="gate-wrong">{caught.written}</b>;{" "}
          {caught.near === null ? (
            words.gate.unsaid
          ) : (
            <>
              {words.gate.says} <b className="gate-right">{caught.near}</b>
            </>
          )}
          .
        </>
      )}
    </p>
    <Acts result={result} />
  </div>
);

const endOf = ({ stream, failure, mix }: Result): { title: string; hint: string } => {
  if (failure !== null) return { title: words.failed, hint: failure.message };
  if (stream.phase === "stopped") return { title: words.stopped, hint: words.stoppedHint };
  return { title: words.lost(countWords(mix.text)), hint: words.lostHint };
};

/** What to do with a rewrite that ended before its end. */
const EarlyEnd = ({ result }: { result: Result }) => {
  const { title, hint } = endOf(result);
  return (
    <div className="dock early-end" role={result.stream.phase === "stopped" ? "status" : "alert"}>
      <div className="dock-head">
        <i className="dot" />
        <h3>{title}</h3>
        {result.failure?.requestId ? (
          <span className="dock-end">
            <code>{words.requestId(result.failure.requestId)}</code>
          </span>
        ) : null}
      </div>
      <p>{hint}</p>
      <Acts result={result} />
    </div>
  );
};

/** Under the result until there is one to review: one place for all that is to be said. */
export const ResultDock = ({ result, late }: { result: Result; late: boolean }) => {
  if (result.running) return <Running result={result} late={late} />;
  if (!result.undecided) return <Idle />;
  return result.caught === null ? <EarlyEnd result={result} /> : <Caught result={result} caught={result.caught} />;
};
