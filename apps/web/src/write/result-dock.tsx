import { lazy, useEffect, useState } from "react";
import { registerById } from "@rewrite-service/text";
import { tallyOf } from "../facts/fact-list.tsx";
import type { Result } from "../result/result.ts";
import { Button } from "../ui/button.tsx";
import { fromPane } from "../ui/from-pane.ts";
import { Part } from "../ui/part.tsx";
import { Icon } from "../ui/icon.tsx";
import { exampleWords, type Kind } from "../words/example.ts";
import { wholeSentences } from "../result/whole-sentences.ts";
import { resultWords as words } from "../words/result.ts";

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

/** What is said where nothing has come for a while: what came is checked then, and may be asked for once more. */
const useChecking = ({ mix: { text }, stream }: Result): string | null => {
  const [checked, setChecked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setChecked(text), CHECKING_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  if (stream.phase !== "streaming" || text === "" || checked !== text) return null;
  return wholeSentences(text) === text.trimEnd() ? words.checking : words.checkingNext;
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
        <h3>{checking ?? words.rewritingFor(place)}</h3>
      </div>
      <p>{stream.phase === "waiting" ? (late ? words.starting : "") : words.soFar(kept, all)}</p>
    </div>
  );
};

/** Comes while a rewrite runs: it can end early only then. */
export const loadEarlyEnd = () => import("./early-end.tsx");
const EarlyEnd = lazy(() => loadEarlyEnd().then(({ EarlyEnd }) => ({ default: EarlyEnd })));

/** Until that has come: a rewrite that was stopped before its first word leaves nothing else to look at. */
const Ending = ({ result, held, isEarlier }: Pick<ResultDockProps, "result" | "held" | "isEarlier">) =>
  result.stream.phase !== "stopped" || result.mix.text !== "" ? (
    <div className="dock" />
  ) : (
    <div className="dock" role="status">
      <div className="dock-head">
        <i className="dot" />
        <h3>{words.stopped}</h3>
      </div>
      <p>{isEarlier ? words.uncharged : words.free}</p>
      {isEarlier ? null : (
        <div className="dock-acts">
          <Button tone="primary" disabled={held} onClick={fromPane(result.retry)}>
            {words.retry}
          </Button>
        </div>
      )}
    </div>
  );

interface ResultDockProps {
  result: Result;
  late: boolean;
  kind: Kind;
  /** Whether nothing may be asked for now. */
  held: boolean;
  /** Whether the draft has changed since the rewrite was asked for. */
  isEarlier: boolean;
}

/** Under the result until there is one to review: one place for all that is to be said. */
export const ResultDock = ({ result, late, kind, held, isEarlier }: ResultDockProps) => {
  if (result.running) return <Running result={result} late={late} />;
  return result.undecided ? (
    <Part
      place={(failed) =>
        failed === null ? (
          <Ending result={result} held={held} isEarlier={isEarlier} />
        ) : (
          <div className="dock">{failed}</div>
        )
      }
    >
      <EarlyEnd result={result} held={held} isEarlier={isEarlier} />
    </Part>
  ) : (
    <Idle kind={kind} />
  );
};
