/** What stood in a textarea of the page as the server sent it, before the app was drawn. */
export interface EarlyInput {
  text: string;
  start: number;
  end: number;
  scrollTop: number;
  focused: boolean;
}

/** Gives once, by the id of its field, what was typed before the app came. */
export type TakeEarlyInput = (id: string) => EarlyInput;

export const NO_EARLY_INPUT: EarlyInput = { text: "", start: 0, end: 0, scrollTop: 0, focused: false };

/** `read` takes it off the page; `take` hands it on, once: whoever comes back to Write finds the draft that is kept. */
export const openEarlyInput = (page: Document): { read: () => void; take: TakeEarlyInput } => {
  const typed = new Map<string, EarlyInput>();
  return {
    read: () => {
      for (const field of page.querySelectorAll("textarea")) {
        const { value, selectionStart, selectionEnd, scrollTop } = field;
        const focused = page.activeElement === field;
        typed.set(field.id, { text: value, start: selectionStart, end: selectionEnd, scrollTop, focused });
      }
    },
    take: (id) => {
      const taken = typed.get(id) ?? NO_EARLY_INPUT;
      typed.delete(id);
      return taken;
    },
  };
};

/** Puts caret, scroll and focus back where they stood. */
export const restoreField = (field: HTMLTextAreaElement, before: EarlyInput): void => {
  field.setSelectionRange(before.start, before.end);
  field.scrollTop = before.scrollTop;
  if (before.focused) field.focus({ preventScroll: true });
};
