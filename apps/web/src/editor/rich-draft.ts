import { redo, undo } from "@codemirror/commands";
import { EditorView } from "@codemirror/view";
import { deviceStorage } from "../browser/device-storage.ts";
import type { Draft } from "./draft.ts";
import { openDraftEditor, replaceText } from "./draft-editor.ts";
import { marksChanged, marksOf, type DraftMarks, type FoundBeside } from "./draft-marks.ts";
import { keepTerms, keptTerms } from "./kept-terms.ts";
import { markedSpan, showSpan } from "./marked-span.ts";
import { loadMuted, saveMuted, type MutedRule } from "./muted-rules.ts";
import { currentTell, ignoreTell, muteRule, restoreIgnored } from "./placed-tells.ts";
import { protectedSpans, protectedTexts, releaseText, restoreSpans, toggleProtection } from "./protected-spans.ts";
import { scoped, scopeOf, setScope } from "./scope.ts";
import { openTellsChecker } from "../tells/tells-checker.ts";
import { isTypo } from "../tells/typos.ts";
import { closeTell, fixTell, fixTypos, showFindings, showTell, stepTell, tellsLayer } from "./tells-layer.ts";

// One file for every page with an editor: in two it would be larger for each.
export { openComparedText } from "./compared-text.ts";

export interface RichDraftOptions {
  parent: HTMLElement;
  /** The textarea that it takes over from. */
  plain: HTMLTextAreaElement;
  label: string;
  placeholder: string;
  onText: (text: string) => void;
  onMarks: (marks: DraftMarks) => void;
}

/** What a change of the rules makes of the draft. */
interface Rules {
  /** Checks the text as it is now. */
  check: () => void;
  mute: (rule: MutedRule) => void;
  unmute: (id: string) => void;
}

/** The editor as the page knows it. */
const draftOf = (view: EditorView, rules: Rules): Draft => ({
  text: () => view.state.sliceDoc(scopeOf(view.state).start, scopeOf(view.state).end),
  replace: (text) => replaceText(view, text, scopeOf(view.state)),
  protectedTexts: () => protectedTexts(view.state, scopeOf(view.state)),
  protectedSpans: () => protectedSpans(view.state),
  restoreSpans: (spans) => restoreSpans(view, spans),
  keepTerms: (terms) => keepTerms(view, terms),
  mark: (span) => {
    const { start } = scopeOf(view.state);
    showSpan(view, span === null ? null : { start: start + span.start, end: start + span.end });
  },
  show: ({ start }) => {
    const at = Math.min(scopeOf(view.state).start + start, view.state.doc.length);
    view.dispatch({ effects: EditorView.scrollIntoView(at, { y: "nearest", yMargin: 48 }) });
  },
  scope: (span) => setScope(view, span),
  undo: () => void undo(view),
  redo: () => void redo(view),
  focus: () => view.focus(),
  select: ({ start, end }) => {
    view.dispatch({ selection: { anchor: start, head: end }, scrollIntoView: true });
    view.focus();
  },
  protect: () => {
    toggleProtection(view);
    view.focus();
  },
  release: (text) => releaseText(view, text),
  showTell: (tell) => {
    const now = currentTell(view.state, tell);
    if (now !== null) showTell(view, now, true);
    view.focus();
  },
  closeTell: () => closeTell(view),
  stepTell: (direction) => {
    stepTell(direction)(view);
    view.focus();
  },
  fixTell: (tell) => void fixTell(view, tell),
  fixTypos: () => fixTypos(view),
  ignoreTell: (tell) => {
    view.dispatch({ effects: ignoreTell.of(tell) });
    view.focus();
  },
  muteTell: ({ finding }) => {
    view.dispatch({ effects: muteRule.of(finding.id) });
    rules.mute(isTypo(finding) ? { id: finding.id, name: finding.excerpt } : finding);
    view.focus();
  },
  restoreIgnored: () => {
    view.dispatch({ effects: restoreIgnored.of(null) });
    rules.check();
  },
  unmute: rules.unmute,
});

/** Time after the last keystroke before the draft is checked, in ms. */
const CHECK_AFTER_MS = 120;

/** The editor with tells and protected spans, in place of the plain textarea. */
export const openRichDraft = (options: RichDraftOptions): { view: EditorView; draft: Draft; stop: () => void } => {
  const { parent, plain, label, placeholder, onText, onMarks } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let found: FoundBeside = { hints: [], checked: null, declined: null, retry: null };
  let muted = loadMuted(deviceStorage);
  const reportMarks = (): void => onMarks(marksOf(view.state, found, muted));
  const checker = openTellsChecker(
    ({ report, typos }, text) => {
      if (view.state.doc.length !== text.length || view.state.sliceDoc() !== text) return;
      const { findings, hints, language } = report;
      found = { hints, checked: text, declined: language.english ? null : language.reason, retry: null };
      showFindings(view, typos.length === 0 ? findings : [...findings, ...typos].sort((a, b) => a.start - b.start));
      reportMarks();
    },
    () => {
      found = { ...found, retry: checker.retry };
      reportMarks();
    },
  );
  const check = (): void => checker.check(view.state.sliceDoc(), { disabledRules: muted.map(({ id }) => id) });
  const checkSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(check, CHECK_AFTER_MS);
  };
  const setMuted = (rules: readonly MutedRule[]): void => {
    muted = rules;
    saveMuted(deviceStorage, rules);
    reportMarks();
    check();
  };
  const { selectionStart, selectionEnd, scrollTop, value } = plain;
  const view = openDraftEditor({
    parent,
    text: value,
    label,
    placeholder,
    extensions: [
      markedSpan(),
      keptTerms(),
      scoped(),
      tellsLayer(),
      // While text changes the lists follow with the next check; what changes marks alone is shown at once.
      EditorView.updateListener.of(({ startState, state }) => {
        if (marksChanged(startState, state)) reportMarks();
      }),
    ],
    onText: (text) => {
      onText(text);
      checkSoon();
    },
  });
  view.dispatch({ selection: { anchor: selectionStart, head: selectionEnd } });
  view.scrollDOM.scrollTop = scrollTop;
  checkSoon();
  return {
    view,
    draft: draftOf(view, {
      check,
      mute: ({ id, name }) => setMuted([...muted.filter((rule) => rule.id !== id), { id, name }]),
      unmute: (id) => setMuted(muted.filter((rule) => rule.id !== id)),
    }),
    stop: () => {
      clearTimeout(timer);
      checker.close();
    },
  };
};
