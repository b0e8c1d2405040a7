import { memo, useLayoutEffect, useRef } from "react";
import type { Span } from "@rewrite-service/text";
import { MarkedText } from "../ui/marked-text.tsx";

const Block = memo(({ text, picked }: { text: string; picked: Span | null }) => (
  <div className="block">
    {picked === null ? text : <MarkedText text={text} marks={[{ ...picked, kind: "picked" }]} />}
  </div>
));

/** Paragraphs with their offsets. Only the last one changes while text streams, so only it is drawn again. */
const blocksOf = (text: string): { text: string; start: number }[] => {
  let start = 0;
  return text.split("\n\n").map((block) => {
    const at = start;
    start += block.length + 2;
    return { text: block, start: at };
  });
};

const inBlock = (span: Span | null, start: number, length: number): Span | null =>
  span !== null && span.start >= start && span.end <= start + length
    ? { start: span.start - start, end: span.end - start }
    : null;

// Closer to the end than this counts as being there.
const AT_END_PX = 24;

/** A text as it comes. The view follows the end only while the reader is at the end. */
export const StreamedText = ({ text, picked, phase }: { text: string; picked: Span | null; phase: string }) => {
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
      {blocksOf(text).map((block) => (
        <Block key={block.start} text={block.text} picked={inBlock(picked, block.start, block.text.length)} />
      ))}
    </div>
  );
};
