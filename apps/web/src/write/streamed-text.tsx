import { memo, useLayoutEffect, useRef } from "react";
import type { Span } from "@rewrite-service/text";
import { Icon } from "../ui/icon.tsx";
import { MarkedText, type Mark } from "../ui/marked-text.tsx";
import { resultWords } from "../words/result.ts";

interface BlockProps {
  text: string;
  marks: readonly Mark[];
  /** What cut the text short here. */
  cut: Cut | null;
}

/** What cut a text short: the gate, the writer, or something that broke. */
export type Cut = "gate" | "stop" | "break";

/** Says where a text was cut, a blank behind it unless it ended with one: at the start of a line nothing is indented. */
const StoppedHere = ({ cut, text }: { cut: Cut; text: string }) => (
  <>
    {/\s$/.test(text) ? null : " "}
    {cut === "gate" ? (
      <span className="held">
        <Icon name="gate" />
        {resultWords.stoppedHere}
      </span>
    ) : (
      <span className="moved moved-from">{cut === "stop" ? resultWords.stoppedHere : resultWords.brokeOff}</span>
    )}
  </>
);

const sameMarks = (one: readonly Mark[], other: readonly Mark[]): boolean =>
  one.length === other.length &&
  one.every(({ start, end, kind }, at) => {
    const there = other[at];
    return start === there?.start && end === there.end && kind === there.kind;
  });

const Block = memo(
  ({ text, marks, cut }: BlockProps) => (
    <div className="block" dir="auto">
      {marks.length === 0 ? text : <MarkedText text={text} marks={marks} />}
      {cut === null ? null : <StoppedHere cut={cut} text={text} />}
    </div>
  ),
  (was, is) => was.text === is.text && was.cut === is.cut && sameMarks(was.marks, is.marks),
);

/** Paragraphs with their offsets. Only those that change while text streams are drawn again. */
const blocksOf = (text: string): { text: string; start: number }[] => {
  let start = 0;
  return text.split("\n\n").map((block) => {
    const at = start;
    start += block.length + 2;
    return { text: block, start: at };
  });
};

const marksIn = (
  { text, start }: { text: string; start: number },
  picked: Span | null,
  facts: readonly Span[],
): Mark[] => {
  const inside = (span: Span): boolean => span.start >= start && span.end <= start + text.length;
  const placed = (span: Span, kind: Mark["kind"]): Mark => ({ start: span.start - start, end: span.end - start, kind });
  return [
    ...facts.filter(inside).map((span) => placed(span, "fact")),
    ...(picked !== null && inside(picked) ? [placed(picked, "picked")] : []),
  ];
};

// Closer to the end than this counts as being there.
const AT_END_PX = 24;

interface StreamedTextProps {
  text: string;
  picked: Span | null;
  /** Places of facts that were kept. */
  facts: readonly Span[];
  phase: string;
  cut: Cut | null;
}

/** A text as it comes. The view follows the end only while the reader is at the end. */
export const StreamedText = ({ text, picked, facts, phase, cut }: StreamedTextProps) => {
  const box = useRef<HTMLDivElement>(null);
  const heightBeforePx = useRef(0);
  useLayoutEffect(() => {
    const own = box.current;
    if (own === null) return;
    const { scrollTop, clientHeight, scrollHeight } = own;
    // Where the reader is counts against the text that was there to be read; what has just come is below it. An event of
    // the scrolling itself would come only after the next piece, and find the reader too high.
    const atEnd = scrollTop + clientHeight >= heightBeforePx.current - AT_END_PX;
    heightBeforePx.current = scrollHeight;
    if (phase === "streaming" && atEnd) own.scrollTop = scrollHeight;
  }, [text, phase]);
  return (
    <div ref={box} className="result" data-phase={phase} tabIndex={0} role="group" aria-labelledby="result-title">
      {blocksOf(text).map((block, at, { length }) => (
        <Block
          key={block.start}
          text={block.text}
          marks={marksIn(block, picked, facts)}
          cut={at === length - 1 ? cut : null}
        />
      ))}
    </div>
  );
};
