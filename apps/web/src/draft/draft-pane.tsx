import type { EditorView } from "@codemirror/view";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Span } from "@rewrite-service/text";
import { writeWords } from "../words/write.ts";
import type { DraftMarks } from "../editor/draft-marks.ts";
import type { Draft } from "../editor/draft.ts";
import { restoreField, type EarlyInput } from "../browser/early-input.ts";

interface DraftPaneProps {
  /** Of its textarea; the draft of Write unless another is named. */
  id?: string;
  label?: string;
  placeholder?: string;
  initial: string;
  /** What of it is protected. */
  protectedSpans?: readonly Span[];
  /** Words that every rewrite of the account keeps. */
  terms?: readonly string[];
  /** Where caret and scroll stood in the textarea that the server sent. */
  before: EarlyInput;
  onReady: (draft: Draft) => void;
  onText: (text: string) => void;
  onMarks: (marks: DraftMarks) => void;
}

const NO_SPANS: readonly Span[] = [];
const NO_TERMS: readonly string[] = [];

const nothing = (): void => undefined;

const plainDraft = (
  field: HTMLTextAreaElement,
  protectedSpans: () => readonly Span[],
  onText: (text: string) => void,
): Draft => ({
  text: () => field.value,
  replace: (text) => {
    field.value = text;
    onText(text);
  },
  scope: nothing,
  undo: nothing,
  redo: nothing,
  protectedTexts: () => [],
  protectedSpans,
  restoreSpans: nothing,
  keepTerms: nothing,
  mark: (span) => (span === null ? undefined : field.setSelectionRange(span.start, span.end)),
  show: nothing,
  focus: () => field.focus(),
  select: ({ start, end }) => field.setSelectionRange(start, end),
  protect: nothing,
  release: nothing,
  showTell: nothing,
  closeTell: nothing,
  stepTell: nothing,
  fixTell: nothing,
  fixTypos: nothing,
  ignoreTell: nothing,
  muteTell: nothing,
  restoreIgnored: nothing,
  unmute: nothing,
});

/** The draft: a plain textarea that becomes an editor once that is loaded, keeping text, caret, scroll and focus. */
export const DraftPane = ({
  id = "draft",
  label = writeWords.draft,
  placeholder = writeWords.empty,
  initial,
  protectedSpans = NO_SPANS,
  terms = NO_TERMS,
  before,
  onReady,
  onText,
  onMarks,
}: DraftPaneProps) => {
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const rich = useRef<Draft | null>(null);
  const wantsFocus = useRef(false);
  const [isRich, setRich] = useState(false);
  const [text, setText] = useState(initial);
  const handlers = useRef({ onReady, onText, onMarks });
  handlers.current = { onReady, onText, onMarks };

  useEffect(() => {
    let view: EditorView | null = null;
    let stop = nothing;
    let left = false;
    // The places are those of the text as it was kept.
    const spansOf = (text: string): readonly Span[] => (text === initial ? protectedSpans : NO_SPANS);
    if (field.current !== null) {
      restoreField(field.current, before);
      handlers.current.onReady(
        plainDraft(
          field.current,
          () => spansOf(field.current?.value ?? ""),
          (next) => {
            setText(next);
            handlers.current.onText(next);
          },
        ),
      );
    }
    void import("../editor/rich-draft.ts").then(({ openRichDraft }) => {
      const plain = field.current;
      if (left || host.current === null || plain === null) return;
      const opened = openRichDraft({
        parent: host.current,
        plain,
        label,
        placeholder,
        onText: (next) => handlers.current.onText(next),
        onMarks: (marks) => handlers.current.onMarks(marks),
      });
      ({ view, stop } = opened);
      // An empty page waits with the caret in the draft, except where that would bring up a keyboard on the screen.
      const idle = document.activeElement === document.body && matchMedia("(pointer: fine)").matches;
      wantsFocus.current = document.activeElement === plain || (idle && plain.value === "");
      const spans = spansOf(plain.value);
      if (spans.length > 0) opened.draft.restoreSpans(spans);
      rich.current = opened.draft;
      setRich(true);
      handlers.current.onReady(opened.draft);
    });
    return () => {
      left = true;
      stop();
      view?.destroy();
    };
    // What stood in the page before is taken over once.
  }, []);

  // The editor can take the focus only once it is seen and the textarea is not. What came into the textarea meanwhile,
  // which a busy machine shows for a while longer, is the draft.
  useLayoutEffect(() => {
    if (!isRich || rich.current === null) return;
    const written = field.current?.value ?? "";
    if (written !== rich.current.text()) rich.current.replace(written);
    if (wantsFocus.current) rich.current.focus();
  }, [isRich]);

  useEffect(() => {
    if (isRich) rich.current?.keepTerms(terms);
  }, [isRich, terms]);

  return (
    <>
      <textarea
        id={id}
        ref={field}
        className="draft-plain"
        hidden={isRich}
        rows={18}
        dir="auto"
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onText(event.target.value);
        }}
      />
      <div ref={host} className="draft-rich" hidden={!isRich} />
    </>
  );
};
