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
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    const own = box.current;
    if (own !== null && phase === "streaming" && atEnd.current) own.scrollTop = own.scrollHeight;
    if (phase === "waiting") atEnd.current = true;
  }, [text, phase]);
  return (
    <div
      ref={box}
      className="result"
      data-phase={phase}
      tabIndex={0}
      role="group"
      aria-labelledby="result-title"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < AT_END_PX;
      }}
    >
      {blocksOf(text).map((block) => (
        <Block key={block.start} text={block.text} picked={inBlock(picked, block.start, block.text.length)} />
      ))}
    </div>
  );
};
