import type { EditorView } from "@codemirror/view";
import type { TellReport } from "@rewrite-service/text";
import type { Draft } from "./draft-pane.tsx";
import { openDraftEditor, replaceText } from "./draft-editor.ts";
import { markedSpan, showSpan } from "./marked-span.ts";
import { protectedTexts } from "./protected-spans.ts";
import { openTellsChecker } from "./tells-checker.ts";
import { showFindings, tellsLayer } from "./tells-layer.ts";

export interface RichDraftOptions {
  parent: HTMLElement;
  /** The textarea that it takes over from. */
  plain: HTMLTextAreaElement;
  label: string;
  placeholder: string;
  onText: (text: string) => void;
  onTells: (report: TellReport) => void;
}

/** Time after the last keystroke before the draft is checked, in ms. */
const CHECK_AFTER_MS = 120;

/** The editor with tells and protected spans, in place of the plain textarea. */
export const openRichDraft = (options: RichDraftOptions): { view: EditorView; draft: Draft; stop: () => void } => {
  const { parent, plain, label, placeholder, onText, onTells } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const checker = openTellsChecker((report, text) => {
    if (view.state.doc.length !== text.length || view.state.sliceDoc() !== text) return;
    showFindings(view, report.findings);
    onTells(report);
  });
  const checkSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => checker.check(view.state.sliceDoc(), {}), CHECK_AFTER_MS);
  };
  const { selectionStart, selectionEnd, scrollTop, value } = plain;
  const focused = document.activeElement === plain;
  const view = openDraftEditor({
    parent,
    text: value,
    label,
    placeholder,
    extensions: [tellsLayer(), markedSpan()],
    onText: (text) => {
      onText(text);
      checkSoon();
    },
  });
  view.dispatch({ selection: { anchor: selectionStart, head: selectionEnd } });
  view.scrollDOM.scrollTop = scrollTop;
  // The textarea is hidden only after this; focus moves once the editor can be seen.
  if (focused) requestAnimationFrame(() => view.focus());
  checkSoon();
  return {
    view,
    draft: {
      text: () => view.state.sliceDoc(),
      replace: (text) => replaceText(view, text),
      protectedTexts: () => protectedTexts(view.state),
      mark: (span) => showSpan(view, span),
      focus: () => view.focus(),
    },
    stop: () => {
      clearTimeout(timer);
      checker.close();
    },
  };
};
