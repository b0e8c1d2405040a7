import { history, historyKeymap } from "@codemirror/commands";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView, keymap, placeholder } from "@codemirror/view";
import type { Span } from "@rewrite-service/text";
import { ownDirection } from "./own-direction.ts";
import { ownUndo } from "./own-undo.ts";
import { proseKeymap } from "./prose-keymap.ts";
import { keepThrough, protection, toggleProtection } from "./protected-spans.ts";
import { typedOver } from "./typed-over.ts";

export interface DraftEditorOptions {
  parent: HTMLElement;
  text: string;
  label: string;
  placeholder: string;
  extensions?: Extension;
  onText: (text: string) => void;
}

/** White space that is longer is not looked through with every key. */
const BLANK_MAX = 1_000;

/** Keeps the placeholder where there is white space alone. */
const blankHint = (hint: string): Extension =>
  EditorView.contentAttributes.of(({ state: { doc } }): Record<string, string> => {
    const isBlank = doc.length > 0 && doc.length <= BLANK_MAX && doc.toString().trim() === "";
    return isBlank ? { "data-blank": hint } : {};
  });

/** An editor that takes over from a plain textarea: plain text, wrapped lines, one undo history, nothing more. */
export const openDraftEditor = ({
  parent,
  text,
  label,
  placeholder: hint,
  extensions,
  onText,
}: DraftEditorOptions): EditorView =>
  new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorView.cspNonce.of(document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce ?? ""),
        history(),
        ownUndo,
        // Before the keys of the text itself, so that Enter and Escape can belong to an open card.
        extensions ?? [],
        keymap.of([{ key: "Mod-'", run: toggleProtection }, ...proseKeymap, ...historyKeymap]),
        typedOver,
        EditorView.lineWrapping,
        ownDirection,
        EditorView.contentAttributes.of({
          "aria-label": label,
          // What scrolls has to be reachable by keyboard, and a checker looks for the attribute.
          tabindex: "0",
          spellcheck: "true",
          autocorrect: "on",
          autocapitalize: "sentences",
        }),
        placeholder(hint),
        blankHint(hint),
        protection(),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onText(update.state.sliceDoc());
        }),
      ],
    }),
  });

/** Replaces a stretch of the text in one step that one undo takes back, with what is protected in it. */
export const replaceText = (view: EditorView, text: string, stretch: Span): void =>
  view.dispatch({
    changes: { from: stretch.start, to: stretch.end, insert: text },
    effects: keepThrough(view.state, text, stretch),
    userEvent: "input.replace",
  });
