import { parseStopped, type HumanizeRequest, type Service, type Stopped } from "@rewrite-service/contract";
import { useRouteContext } from "@tanstack/react-router";
import { useEffect } from "react";
import { repeatCost } from "../result/repeat-cost.ts";
import { isRunning, shownText, type RewriteState } from "../result/rewrite-state.ts";
import type { Result } from "../result/result.ts";
import { countFacts, mixOf, type Alignment, type Decisions, type Passage } from "@rewrite-service/review";
import { useFollowUpCost } from "../api/follow-up-cost.ts";
import { useFacts } from "../facts/use-facts.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { earlyEndWords } from "../words/early-end.ts";
import { versionsWords as words } from "../words/versions.ts";
import { sentenceFor, withSentence } from "./card-sentences.ts";
import { useVariants } from "./use-variants.ts";

interface VersionProps {
  at: number;
  state: RewriteState;
  source: { text: string; fromNotes: boolean };
  /** What the writer put in their own words. */
  ownWords: readonly string[];
  /** The sentence of the draft that is in focus; null for none. */
  passage: Passage | null;
  /** Whether the text has this sentence of a version already. */
  isThere: (version: Alignment | null, taken: Passage | null) => boolean;
  onWhole: (text: string, notes: string | null) => void;
  onSentence: (version: Alignment, taken: Passage) => void;
}

const stoppedIn = (state: RewriteState | undefined): Stopped | null =>
  state?.phase === "failed" ? parseStopped(state.failure.message) : null;

/** Whether what was stopped is what the writer wrote: the model was asked for other words of just that. */
const isOwn = (stopped: Stopped | null, ownWords: readonly string[]): boolean => {
  if (stopped?.kind !== "invented") return false;
  const written = stopped.written.replace(/…$/, "").toLowerCase();
  return ownWords.some((text) => text.replace(/\s+/g, " ").toLowerCase().includes(written));
};

const noteOf = (state: RewriteState, isOfNotes: boolean, ownWords: readonly string[]): string => {
  if (state.phase === "idle" || isRunning(state)) return words.running;
  const stopped = stoppedIn(state);
  if (stopped !== null) return earlyEndWords.gate.line(stopped, isOfNotes, isOwn(stopped, ownWords));
  if (state.phase === "failed") return state.failure.message;
  if (state.phase === "stopped") return words.stopped(state.raw !== "");
  return state.phase === "done" ? "" : words.failed;
};

/** A whole version with its lines, to be read before it is used. */
const Whole = ({ at, text, onUse }: { at: number; text: string; onUse: () => void }) => (
  <>
    <div className="version-text" dir="auto" tabIndex={0} role="group" aria-label={words.card(at)}>
      {text}
    </div>
    <Button size="small" onClick={onUse}>
      {words.whole(at)}
    </Button>
  </>
);

interface RowProps extends Pick<VersionProps, "onSentence"> {
  said: string;
  sentence: { alignment: Alignment; taken: Passage } | null;
  lost: number;
}

/** What is said of a version, or its sentence for the one in focus. */
const Row = ({ said, sentence, lost, onSentence }: RowProps) => (
  <div className="version-row">
    {said !== "" ? (
      <span>{said}</span>
    ) : sentence === null ? null : (
      <button
        type="button"
        className="take"
        aria-label={words.sentence(sentence.taken.result)}
        onClick={() => onSentence(sentence.alignment, sentence.taken)}
      >
        {sentence.taken.result}
      </button>
    )}
    {lost === 0 ? null : <small>{words.lost(lost)}</small>}
  </div>
);

const saidOf = (note: string, isComparing: boolean): string => (note === "" && isComparing ? words.running : note);

const lostIn = (facts: Parameters<typeof countFacts>[0]): number => {
  const { lost, changed } = countFacts(facts);
  return lost + changed;
};

const Version = ({ at, state, source, ownWords, passage, isThere, onWhole, onSentence }: VersionProps) => {
  const { text, notes } = shownText(state);
  const done = state.phase === "done";
  const { facts, retryFacts } = useFacts(
    done ? { before: source.text, after: text, fromNotes: source.fromNotes, finished: true } : null,
  );
  const alignment = facts?.alignment ?? null;
  const taken = alignment === null || passage === null ? null : sentenceFor(alignment, passage);
  const note = isThere(alignment, taken) ? words.sameSentence : noteOf(state, source.fromNotes, ownWords);
  const said = saidOf(note, alignment === null && retryFacts === null);
  const sentence = alignment === null || taken === null || note !== "" ? null : { alignment, taken };
  const whole = <Whole at={at} text={text} onUse={() => onWhole(text, notes)} />;
  // Where it has no sentence for the one in focus, all of it is what there is to show.
  const isRead = said === "" && sentence === null;
  return (
    <li className="version-option" data-phase={state.phase} aria-label={words.card(at)}>
      <Row said={said} sentence={sentence} lost={lostIn(facts?.facts ?? [])} onSentence={onSentence} />
      {!done ? null : isRead ? (
        whole
      ) : (
        <details>
          <summary>{words.read(at)}</summary>
          {whole}
        </details>
      )}
    </li>
  );
};

const isDone = ({ phase }: RewriteState): boolean => phase === "done";

/** The versions worth showing, with their numbers: each text once, and none that is the one on show. */
const shownOf = (states: readonly RewriteState[], now: string): { at: number; state: RewriteState }[] => {
  const seen = new Set([now.trim()]);
  return states
    .map((state, index) => ({ at: index + 1, state }))
    .filter(({ state }) => {
      const text = shownText(state).text.trim();
      if (state.phase !== "done") return true;
      const isNew = !seen.has(text);
      seen.add(text);
      return isNew;
    });
};

/**
 * What an answer cost that shows nothing new, which ends the asking; null where there is none.
 */
const repeatedOf = (
  states: readonly RewriteState[],
  shown: readonly { state: RewriteState }[],
  now: string,
): keyof typeof words.same | null => {
  const last = states.at(-1);
  if (last === undefined || !isDone(last) || shown.some(({ state }) => state === last)) return null;
  const replaced = states.at(-2);
  return repeatCost(last, replaced === undefined ? now : shownText(replaced).text);
};

const ownWordsIn = (decisions: Decisions): string[] =>
  Object.values(decisions).flatMap((one) => (one.kind === "edited" ? [one.text] : []));

interface VersionsProps {
  first: HumanizeRequest;
  result: Result;
  /** The change in focus; null for none. */
  passage: Passage | null;
}

/** Other wordings of the sentence in focus, each from one more rewrite; one of those may be taken whole instead. */
export const Versions = ({ first, result, passage: change }: VersionsProps) => {
  const { service }: { service: Service } = useRouteContext({ from: "/" });
  const { states, stop, more, retry } = useVariants(service, first);
  const { version, alignment } = result;
  const cost = useFollowUpCost(first.text);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      // Of the page this key would leave the result.
      event.preventDefault();
      event.stopPropagation();
      result.stopVarying();
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, [result.stopVarying]);
  const source = { text: first.text, fromNotes: first.fromNotes === true };
  const ownWords = ownWordsIn(version?.decisions ?? {});
  const shown = shownOf(states, first.previousRewrite ?? "");
  const passage = change === null ? null : (alignment?.wholes[change.whole] ?? null);
  const repeated = repeatedOf(states, shown, first.previousRewrite ?? "");
  const withTaken = (card: Alignment, taken: Passage): Decisions =>
    version === null || alignment === null ? {} : withSentence(alignment, version.decisions, card, taken);
  const inOneLine = (text: string): string => text.replace(/\s+/g, " ");
  return (
    <section className="dock versions" aria-labelledby="versions-title">
      <div className="dock-head">
        <h3 id="versions-title">{words.title}</h3>
        <span className="dock-end">
          {states.some(isRunning) ? (
            <Button size="small" tone="quiet" onClick={stop}>
              {words.stop}
            </Button>
          ) : null}
          <IconButton icon="cross" label={words.close} onClick={result.stopVarying} />
        </span>
      </div>
      <ol>
        {shown.map(({ at, state }) => (
          <Version
            key={words.card(at)}
            at={at}
            state={state}
            source={source}
            ownWords={ownWords}
            passage={passage}
            isThere={(card, taken) =>
              alignment !== null &&
              card !== null &&
              taken !== null &&
              inOneLine(mixOf(alignment, withTaken(card, taken)).text) === inOneLine(result.mix.text)
            }
            onWhole={result.replace}
            onSentence={(card, taken) => result.decide(withTaken(card, taken))}
          />
        ))}
      </ol>
      {repeated === null ? null : <p role="status">{words.same[repeated]}</p>}
      {retry === null || isOwn(stoppedIn(states.at(-1)), ownWords) ? null : (
        <Button size="small" onClick={retry}>
          {words.retry} <small>{cost}</small>
        </Button>
      )}
      {more === null ? null : (
        <Button size="small" onClick={more}>
          {words.more} <small>{cost}</small>
        </Button>
      )}
    </section>
  );
};
