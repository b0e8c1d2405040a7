import type { ReactNode } from "react";
import type { Stopped } from "@rewrite-service/contract";
import { termsIn } from "@rewrite-service/text";
import { useAlwaysKept } from "../draft/always-keep.ts";
import { countWords } from "../editor/count-words.ts";
import { alteredOf, nearOf } from "@rewrite-service/review";
import { shownText, type RewriteFailure } from "../result/rewrite-state.ts";
import type { Result } from "../result/result.ts";
import { Button } from "../ui/button.tsx";
import { fromPane } from "../ui/from-pane.ts";
import { Icon } from "../ui/icon.tsx";
import { longOr } from "../ui/long.ts";
import { earlyEndWords as words } from "../words/early-end.ts";

interface EndedProps {
  result: Result;
  /** Whether nothing may be asked for now. */
  held: boolean;
  /** Whether the draft has changed since the rewrite was asked for: then Rewrite brings what Try again would not. */
  isEarlier: boolean;
}

const Acts = ({ result, held, isEarlier, children }: EndedProps & { children?: ReactNode }) => (
  <div className="dock-acts">
    {isEarlier ? null : (
      <Button tone="primary" disabled={held} onClick={fromPane(result.retry)}>
        {result.stream.phase === "interrupted" ? words.again : words.retry}
      </Button>
    )}
    {children}
    {result.canKeep ? (
      <Button onClick={fromPane(result.keep)}>{result.caught?.kind === "left-out" ? words.review : words.keep}</Button>
    ) : null}
    <Button tone="quiet" onClick={fromPane(result.discard)}>
      {result.hasLast ? words.toLast : words.discard}
    </Button>
  </div>
);

const NAMED_MAX = 12;

/** What was protected as the rewrite was asked for and its text lacks, `start` among it; of the account's words, those that the draft has. */
const lackedIn = ({ source, stream }: Result, start: string): string[] => {
  if (source === null) return [];
  const { text, request, kept = [] } = source;
  const asked = [...new Set([...(request.protectedSpans ?? []), ...termsIn(text, kept)])];
  const altered = alteredOf(text, shownText(stream).text, asked);
  return asked.filter((one) => one.startsWith(start) || altered.includes(one));
};

/** What the whole text does not say of the draft: what it was stopped for, then what else was protected, and the other facts. */
const missingOf = ({ facts }: Result, missing: string, lacked: readonly string[]): string[] => {
  const lost = (facts?.facts ?? []).filter(({ state, text }) => state === "lost" && !missing.includes(text));
  return [missing, ...new Set([...lacked, ...lost.map(({ text }) => text)])];
};

/** What a text has in the place of a phrase but for its capitals; null where it has nothing like it, or the phrase itself. */
const inOtherCapitals = (text: string, phrase: string): string | null => {
  const at = text.toLowerCase().indexOf(phrase.toLowerCase());
  const found = text.slice(at, at + phrase.length);
  return at < 0 || found === phrase ? null : found;
};

/** The whole text, without something that had to be in it. */
const LeftOut = ({ missing, ...ended }: EndedProps & { missing: string }) => {
  const { result } = ended;
  const start = missing.replace(/…$/, "");
  const list = useAlwaysKept();
  const lacked = lackedIn(result, start);
  const others = lacked.filter((text) => !text.startsWith(start));
  const named = missingOf(result, missing, others);
  const otherwise = inOtherCapitals(shownText(result.stream).text, missing);
  const isAsked = others.length < lacked.length;
  const isAlways = lacked.some((text) => list?.has(text));
  const asked = isAsked ? words.gate.asked(missing, list?.has(missing) === true) : "";
  const why = otherwise !== null ? words.gate.capitals(otherwise) : asked;
  const release = (): void => {
    for (const text of lacked) result.release(text);
    if (isAlways) list?.remove(lacked);
    result.keep();
  };
  return (
    <div className="dock early-end" role="alert">
      <div className="dock-head">
        <Icon name="gate" />
        <h3>{words.gate.leftOut(named, isAsked)}</h3>
      </div>
      {why === "" ? null : <p>{why}</p>}
      {named.length === 1 ? null : (
        <p className="gate-named">
          {words.gate.named(named.slice(0, NAMED_MAX), Math.max(0, named.length - NAMED_MAX))}
        </p>
      )}
      <Acts {...ended}>
        {isAsked ? <Button onClick={fromPane(release)}>{words.gate.release(named.length, isAlways)}</Button> : null}
      </Acts>
    </div>
  );
};

/** The gate at work: what the model wrote and what the draft says, set large. It is no error of the page. */
const Caught = ({ caught, ...ended }: EndedProps & { caught: Extract<Stopped, { kind: "invented" }> }) => {
  const near = nearOf(ended.result.facts?.facts ?? [], caught);
  const isNotes = ended.result.source?.fromNotes === true;
  const wrong = <b className={longOr("gate-wrong", caught.written)}>{caught.written}</b>;
  return (
    <div className="dock dock-gate early-end" role="alert">
      <p className="gate-says">
        {words.gate.stopped} {words.gate.lead} {wrong}
        {near === null ? (
          words.gate.unsaid(isNotes)
        ) : (
          <>
            {words.gate.says(isNotes)} <b className={longOr("gate-right", near.text)}>{near.text}</b>
          </>
        )}
        .
      </p>
      <Acts {...ended} />
    </div>
  );
};

// Whatever the server itself answers has an id; what something in front of it answers counts as an error of the server.
const isUnreachable = ({ code, requestId }: RewriteFailure): boolean =>
  requestId === null && code.startsWith("provider_");

/** Why it failed, without what it cost: the foot of the pane says that of every failure. */
const whyOf = ({ message }: RewriteFailure): string =>
  message.replace(/ (?:Nothing was charged|This didn't use a rewrite)\.$/, "");

/** How a rewrite ended that did not come to its end. */
export const endOf = ({ stream, failure, isLeft, canKeep }: Result): { title: string; hint: string } => {
  const count = countWords(isLeft ? "" : shownText(stream).text);
  if (failure !== null && isUnreachable(failure)) return { title: words.unreachable, hint: words.unreachableHint };
  if (failure?.cut === true) return { title: words.cut(count), hint: whyOf(failure) };
  if (failure !== null) {
    const title = words.failures[failure.code];
    return title === undefined ? { title: words.failed, hint: whyOf(failure) } : { title, hint: "" };
  }
  if (stream.phase === "stopped") {
    const hint = count === 0 ? words.stoppedFreeHint : canKeep ? words.stoppedHint : words.stoppedSoonHint;
    return { title: words.stopped, hint };
  }
  if (stream.phase === "interrupted") return { title: words.interrupted(count), hint: words.interruptedHint(count) };
  return { title: words.lost(count), hint: words.lostHint };
};

/** What to do with a rewrite that ended before its end. */
const BrokenOff = (ended: EndedProps) => {
  const { result } = ended;
  const { title, hint: all } = endOf(result);
  const hint = ended.isEarlier ? all.replace(words.unchanged, "").trim() : all;
  const { isLeft, cutAt, failure } = result;
  const id = failure?.requestId;
  const earlier = words.earlierTry(cutAt?.kind === "invented" ? cutAt.written : null);
  return (
    <div className="dock early-end" role={result.stream.phase === "stopped" ? "status" : "alert"}>
      <div className="dock-head">
        <i className="dot" />
        <h3>{title}</h3>
      </div>
      <p>
        {isLeft ? `${failure !== null ? hint : ended.isEarlier ? "" : words.unchanged} ${earlier}` : hint}{" "}
        {id ? <span title={id}>{words.requestId(id)}</span> : null}
      </p>
      <Acts {...ended} />
    </div>
  );
};

/** Under a rewrite that ended early: why, and what can be done about it. */
export const EarlyEnd = (props: EndedProps) => {
  const { caught } = props.result;
  if (caught === null) return <BrokenOff {...props} />;
  return caught.kind === "left-out" ? (
    <LeftOut {...props} missing={caught.missing} />
  ) : (
    <Caught {...props} caught={caught} />
  );
};
