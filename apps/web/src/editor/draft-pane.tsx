import type { EditorView } from "@codemirror/view";
import { useEffect, useRef, useState } from "react";
import type { Span, TellReport } from "@rewrite-service/text";
import { words } from "../words.ts";

/** What the page may ask of the draft, whichever form it has. */
export interface Draft {
  text: () => string;
  /** Replaces the whole text in one step; one undo takes it back. */
  replace: (text: string) => void;
  protectedTexts: () => string[];
  /** Marks a place and brings it into view; null takes the mark away. */
  mark: (span: Span | null) => void;
  focus: () => void;
}

interface DraftPaneProps {
  initial: string;
  onReady: (draft: Draft) => void;
  onText: (text: string) => void;
  onTells: (report: TellReport) => void;
}

const plainDraft = (field: HTMLTextAreaElement, onText: (text: string) => void): Draft => ({
  text: () => field.value,
  replace: (text) => {
    field.value = text;
    onText(text);
  },
  protectedTexts: () => [],
  mark: (span) => (span === null ? undefined : field.setSelectionRange(span.start, span.end)),
  focus: () => field.focus(),
});

/** The draft: a plain textarea that becomes an editor once that is loaded, keeping text, caret and focus. */
export const DraftPane = ({ initial, onReady, onText, onTells }: DraftPaneProps) => {
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [rich, setRich] = useState(false);
  const [text, setText] = useState(initial);
  const handlers = useRef({ onReady, onText, onTells });
  handlers.current = { onReady, onText, onTells };

  useEffect(() => {
    let view: EditorView | null = null;
    let stop = (): void => undefined;
    let left = false;
    if (field.current !== null) handlers.current.onReady(plainDraft(field.current, (next) => setText(next)));
    void import("./rich-draft.ts").then(({ openRichDraft }) => {
      const plain = field.current;
      if (left || host.current === null || plain === null) return;
      const opened = openRichDraft({
        parent: host.current,
        plain,
        label: words.write.draft,
        placeholder: words.write.empty,
        onText: (next) => handlers.current.onText(next),
        onTells: (report) => handlers.current.onTells(report),
      });
      ({ view, stop } = opened);
      setRich(true);
      handlers.current.onReady(opened.draft);
    });
    return () => {
      left = true;
      stop();
      view?.destroy();
    };
  }, []);

  return (
    <>
      <textarea
        id="draft"
        ref={field}
        className="draft-plain"
        hidden={rich}
        rows={18}
        placeholder={words.write.empty}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onText(event.target.value);
        }}
      />
      <div ref={host} className="draft-rich" hidden={!rich} />
    </>
  );
};
