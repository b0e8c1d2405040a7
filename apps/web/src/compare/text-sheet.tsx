import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import type { Span } from "@rewrite-service/text";
import { restoreField, type EarlyInput } from "../browser/early-input.ts";
import { countWords } from "../editor/count-words.ts";
import { compareWords as words } from "../words/compare.ts";
import { writeWords } from "../words/write.ts";
import type { ComparedText } from "../editor/compared-text.ts";
import type { MarkedSide } from "./marks.ts";

interface TextSheetProps {
  id: string;
  label: string;
  /** What was typed before the app came. */
  before: EarlyInput;
  editor: RefObject<ComparedText | null>;
  value: string;
  /** Null without a comparison. */
  marks: MarkedSide | null;
  picked: Span | null;
  onText: (text: string) => void;
  /** In the head, beside the label. */
  children?: ReactNode;
}

/** One of the two texts: a plain textarea that becomes an editor once that is loaded, in which what differs is marked as it is typed. */
export const TextSheet = ({ id, label, before, editor, value, marks, picked, onText, children }: TextSheetProps) => {
  const host = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLTextAreaElement>(null);
  const wantsFocus = useRef(false);
  const [isRich, setRich] = useState(false);
  const handler = useRef(onText);
  handler.current = onText;

  useEffect(() => {
    let left = false;
    let opened: ComparedText | null = null;
    if (plain.current !== null) restoreField(plain.current, before);
    void import("../editor/rich-draft.ts").then(({ openComparedText }) => {
      if (left || host.current === null || plain.current === null) return;
      wantsFocus.current = document.activeElement === plain.current;
      const labels = { label, placeholder: words.placeholder };
      opened = openComparedText(host.current, plain.current, labels, (text) => handler.current(text));
      editor.current = opened;
      setRich(true);
    });
    return () => {
      left = true;
      opened?.close();
    };
    // What stood in the page before is taken over once.
  }, []);

  // The editor can take the focus only once it is seen and the textarea is not; what came into that meanwhile is the text.
  useLayoutEffect(() => {
    if (!isRich || editor.current === null) return;
    const written = plain.current?.value ?? "";
    if (written !== editor.current.text()) editor.current.replace(written);
    if (wantsFocus.current) editor.current.focus();
  }, [isRich]);
  useEffect(() => {
    if (marks === null) editor.current?.mark(editor.current.text(), []);
    else editor.current?.mark(marks.of, marks.marks);
  }, [marks, isRich]);
  useEffect(() => editor.current?.show(picked), [picked]);

  const count = countWords(value);
  return (
    <div className={`sheet compare-${id}`}>
      <header>
        <label htmlFor={id}>{label}</label>
        {children}
        {count === 0 ? null : <span className="count">{writeWords.wordCount(count)}</span>}
      </header>
      <textarea
        id={id}
        ref={plain}
        className="draft-plain"
        hidden={isRich}
        rows={8}
        dir="auto"
        placeholder={words.placeholder}
        value={value}
        onChange={(event) => onText(event.target.value)}
      />
      <div ref={host} className="draft-rich" hidden={!isRich} />
    </div>
  );
};
