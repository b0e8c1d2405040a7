import { registerById } from "@rewrite-service/text";
import type { Choices } from "../draft/kept-choices.ts";
import type { ResultVersion } from "../result/result-history.ts";
import { readsPrivate } from "../result/note-lines.ts";
import type { Result } from "../result/result.ts";
import { Button } from "../ui/button.tsx";
import type { Kind } from "../words/example.ts";
import { overResultWords as words } from "../words/over-result.ts";
import { earlyEndWords } from "../words/early-end.ts";
import { resultWords } from "../words/result.ts";
import { writeWords } from "../words/write.ts";
import { endOf } from "./early-end.tsx";
import type { Outdated } from "./outdated.ts";
import { useLengthOf } from "./use-length-of.ts";

interface OverResultProps {
  result: Result;
  version: ResultVersion;
  /** Why the result under review is not what Rewrite would bring now; null where it is. */
  outdated: Outdated | null;
  kind: Kind;
  /** Whether nothing may be asked for now. */
  held: boolean;
  onRun: () => void;
  onChoices: (change: Partial<Choices>) => void;
}

/** Says why the result is not what Rewrite would bring now. On a narrow page the button that brings it is in another pane. */
const OutdatedLine = ({ version, outdated, kind, held, onRun }: OverResultProps & { outdated: Outdated }) => {
  const [was, now] = [registerById(version.source.request.register), registerById(kind.register)];
  return (
    <div className="outdated" role="status">
      <i className="dot" />
      <p>{words.outdated[outdated](was.name, now.name)}</p>
      <span className="only-narrow">
        <Button tone="primary" size="small" disabled={held} onClick={onRun}>
          {writeWords.runOf(kind.isNotes, kind.isEngine).first}
        </Button>
      </span>
    </div>
  );
};

/** Over the last result, why there is no newer one. */
const FailedLine = ({ result, held }: Pick<OverResultProps, "result" | "held">) => (
  <div className="outdated" role="alert">
    <i className="dot" />
    <p>
      {endOf(result).title}. {words.lastResult}{" "}
      {result.failure?.requestId == null ? "" : earlyEndWords.requestId(result.failure.requestId)}
    </p>
    <Button size="small" disabled={held} onClick={result.retry}>
      {earlyEndWords.retry}
    </Button>
  </div>
);

const Line = ({ text }: { text: string }) => (
  <div className="outdated" role="status">
    <i className="dot" />
    <p>{text}</p>
  </div>
);

/** Why the result is still the one before; the other is a step forward. */
const KeptNearer = ({ result }: Pick<OverResultProps, "result">) => (
  <div className="outdated" role="status">
    <i className="dot" />
    <p>{words.keptNearer}</p>
    <Button size="small" onClick={() => result.redo?.()}>
      {words.showFarther}
    </Button>
  </div>
);

/** What has to be said over the result under review. */
export const OverResult = (props: OverResultProps) => {
  const { result, outdated, version } = props;
  useLengthOf(version, props.onChoices);
  const { phase } = result.stream;
  if (phase === "failed" || phase === "lost" || phase === "interrupted") return <FailedLine {...props} />;
  if (outdated !== null) return <OutdatedLine {...props} outdated={outdated} />;
  if (result.repeated !== null) return <Line text={words.repeated[result.repeated]} />;
  // Other versions are no place for it.
  if (result.keptNearer && result.varying === null) return <KeptNearer {...props} />;
  // A question that comes before everything else about the result.
  return readsPrivate(version.notes ?? "") ? <Line text={resultWords.isPrivate} /> : null;
};
