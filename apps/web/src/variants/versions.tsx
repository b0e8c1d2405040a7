import { parseStopped, type HumanizeRequest, type Service, type Stopped } from "@rewrite-service/contract";
import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { repeatCost } from "../result/repeat-cost.ts";
import { isRunning, shownText, type RewriteState } from "../result/rewrite-state.ts";
import type { OtherVersion, ResultVersion } from "../result/result-history.ts";
import type { Result } from "../result/result.ts";
import { countFacts, type Alignment, type Decisions, type Passage } from "@rewrite-service/review";
import { useFollowUpCost } from "../api/follow-up-cost.ts";
import { useFacts } from "../facts/use-facts.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { earlyEndWords } from "../words/early-end.ts";
import { versionsWords as words } from "../words/versions.ts";
import { sentenceFor, type CardSentence, type Main } from "./card-sentences.ts";
import { useVariants, type Numbered } from "./use-variants.ts";
import { FullText, UseIt, Whole } from "./whole-version.tsx";

interface VersionProps {
  at: number;
  state: RewriteState;
  source: { text: string; fromNotes: boolean };
  /** What the writer put in their own words. */
  ownWords: readonly string[];
  /** Whether whole versions were asked for, and not those of one sentence. */
  isWhole: boolean;
  /** The change or the sentence in focus; null for none. */
  focus: Passage | null;
  /** The text under review; null until it was compared with its draft. */
  main: Main | null;
  now: string;
  onWhole: (text: string, notes: string | null) => void;
  onSentence: (decisions: Decisions) => void;
  /** Says whether what it offers is there. */
  onReady: (isReady: boolean) => void;
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

interface RowProps extends Pick<VersionProps, "onSentence"> {
  said: string;
  sentence: CardSentence | null;
  lost: number;
  /** Uses a whole version, whose text follows. */
  children: ReactNode;
}

/** What is said of a version, or its sentence for the one in focus. */
const Row = ({ said, sentence, lost, onSentence, children }: RowProps) => (
  <div className="version-row">
    {said !== "" ? (
      <span>{said}</span>
    ) : sentence === null ? null : (
      <button
        type="button"
        className="take"
        aria-label={words.sentence(sentence.text)}
        onClick={() => onSentence(sentence.decisions)}
      >
        {sentence.text}
      </button>
    )}
    {lost === 0 ? null : <small>{words.lost(lost)}</small>}
    {children}
  </div>
);

const lostIn = (facts: Parameters<typeof countFacts>[0]): number => {
  const { lost, changed } = countFacts(facts);
  return lost + changed;
};

/** What is said where no sentence is offered; "" where one is. `isComparing` until it is known. */
const saidOf = (note: string, isComparing: boolean, sentence: CardSentence | null, hasFocus: boolean): string => {
  if (note !== "") return note;
  if (isComparing) return words.comparing;
  if (sentence?.isSame === true) return words.sameSentence;
  return sentence === null && hasFocus ? words.noSentence : "";
};

/** The whole version: at once where it was asked for as such, else to be opened. */
const TextOf = ({ isWhole, ...shown }: { isWhole: boolean } & ComponentProps<typeof Whole>) =>
  isWhole ? <FullText {...shown} /> : <Whole {...shown} />;

/** Where a version's sentence stands for the one in focus; null where there is none. */
const answerOf = (card: Alignment | null, focus: Passage | null, main: Main | null): CardSentence | null =>
  card === null || focus === null || main === null ? null : sentenceFor(main, focus, card);

const Version = (props: VersionProps) => {
  const { at, state, source, ownWords, isWhole, focus, main, now, onWhole, onSentence, onReady } = props;
  const { text, notes } = shownText(state);
  const done = state.phase === "done";
  const { facts } = useFacts(
    done ? { before: source.text, after: text, fromNotes: source.fromNotes, finished: true } : null,
  );
  // A sentence answers one of the text under review, which has the version's own paragraphs more than the draft has.
  const { facts: compared, retryFacts } = useFacts(
    done && !isWhole ? { before: now, after: text, fromNotes: false, finished: true } : null,
  );
  const card = compared?.question.before === now ? compared.alignment : null;
  const sentence = answerOf(card, focus, main);
  const isComparing = !isWhole && card === null && retryFacts === null;
  useEffect(() => onReady(!isComparing), [isComparing]);
  const note = noteOf(state, source.fromNotes, ownWords);
  const isDraft = text.trim() === source.text.trim();
  const said = isWhole ? note || words.titled(at, isDraft) : saidOf(note, isComparing, sentence, focus !== null);
  const use = (): void => onWhole(text, notes);
  return (
    <li className="version-option" data-phase={state.phase} aria-label={words.card(at)}>
      <Row said={said} sentence={sentence} lost={lostIn(facts?.facts ?? [])} onSentence={onSentence}>
        {done && isWhole ? <UseIt onUse={use} /> : null}
      </Row>
      {done ? <TextOf isWhole={isWhole} at={at} text={text} now={now} onUse={use} /> : null}
    </li>
  );
};

/** What a screen reader is told of the last version that was asked for. */
const newsOf = (last: Numbered | undefined, isOfNotes: boolean, ownWords: readonly string[]) =>
  last === undefined ? "" : noteOf(last.state, isOfNotes, ownWords) || words.ready(last.at);

/** What an answer cost that shows nothing new, which ends the asking; null where there is none. */
const repeatedOf = (last: OtherVersion | null, shown: readonly Numbered[]): keyof typeof words.same | null =>
  last?.state.phase !== "done" || shown.some(({ state }) => state === last.state)
    ? null
    : repeatCost(last.state, last.request.previousRewrite ?? "");

const ownWordsIn = (decisions: Decisions): string[] =>
  Object.values(decisions).flatMap((one) => (one.kind === "edited" ? [one.text] : []));

interface VersionsProps {
  /** What asks for one. */
  first: HumanizeRequest;
  /** Whether they were asked for as whole texts, and not for the sentence in focus. */
  isWhole: boolean;
  result: Result;
  version: ResultVersion;
  /** The change or the sentence in focus; null for none. */
  focus: Passage | null;
  /** Asks the versions for the sentence in focus alone; null where none is shown. */
  onOne: (() => void) | null;
}

/** Other wordings of the whole text or of the sentence in focus, each from one more rewrite; one of those may be taken whole instead. */
export const Versions = ({ first, isWhole, result, version, focus, onOne }: VersionsProps) => {
  const { service }: { service: Service } = useRouteContext({ from: "/" });
  const { last, shown, stop, more, retry } = useVariants(service, first, version);
  const { alignment } = result;
  const cost = useFollowUpCost(first.text);
  // Nobody pays for another one before the last is there to be read.
  const [isReady, setReady] = useState(false);
  const section = useRef<HTMLElement>(null);
  // The button that was pressed gave way to it, as those in it do.
  const enter = (): void => section.current?.focus();
  useEffect(enter, []);
  const asking = (act: () => void) => (): void => {
    enter();
    act();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // A version that is being read is closed first.
      if (event.key !== "Escape" || document.querySelector("dialog[open]") !== null) return;
      // So is a sentence that is being edited.
      if (event.target instanceof Element && event.target.closest(".change-editor") !== null) return;
      // Of the page this key would leave the result.
      event.preventDefault();
      event.stopPropagation();
      result.stopVarying();
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, [result.stopVarying]);
  const source = { text: first.text, fromNotes: first.fromNotes === true };
  const ownWords = ownWordsIn(version.decisions);
  const main = alignment === null ? null : { alignment, decisions: version.decisions };
  const repeated = repeatedOf(last, shown);
  return (
    <section ref={section} className="dock versions" aria-labelledby="versions-title" tabIndex={-1}>
      <div className="dock-head">
        <h3 id="versions-title">{words.title}</h3>
        <span className="dock-end">
          {!isWhole || focus === null || onOne === null ? null : (
            <Button size="small" tone="quiet" onClick={asking(onOne)}>
              {words.one}
            </Button>
          )}
          {last !== null && isRunning(last.state) ? (
            <Button size="small" tone="quiet" onClick={asking(stop)}>
              {words.stop}
            </Button>
          ) : null}
          <IconButton icon="cross" label={words.close} onClick={result.stopVarying} />
        </span>
      </div>
      <p role="status" className="visually-hidden">
        {newsOf(shown.at(-1), source.fromNotes, ownWords)}
      </p>
      {isWhole && shown.some(({ state }) => state.phase === "done") ? <p>{words.differs}</p> : null}
      <ol>
        {shown.map(({ at, state }) => (
          <Version
            key={words.card(at)}
            at={at}
            state={state}
            source={source}
            ownWords={ownWords}
            isWhole={isWhole}
            focus={focus}
            main={main}
            now={result.mix.text}
            onWhole={(text, notes) => {
              result.replace(text, notes);
              if (isWhole) result.stopVarying();
            }}
            onSentence={result.decide}
            onReady={setReady}
          />
        ))}
      </ol>
      {repeated === null ? null : <p role="status">{words.same[repeated]}</p>}
      {retry === null || isOwn(stoppedIn(last?.state), ownWords) ? null : (
        <Button size="small" onClick={asking(retry)}>
          {words.retry} <small>{cost}</small>
        </Button>
      )}
      {more === null ? null : (
        <Button size="small" disabled={!isReady} onClick={asking(more)}>
          {words.more} <small>{cost}</small>
        </Button>
      )}
    </section>
  );
};
