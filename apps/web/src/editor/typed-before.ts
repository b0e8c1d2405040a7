/** What stood in the textarea that the server sent, before the app was drawn. */
export interface TypedBefore {
  text: string;
  start: number;
  end: number;
  scrollTop: number;
  focused: boolean;
}

const NOTHING: TypedBefore = { text: "", start: 0, end: 0, scrollTop: 0, focused: false };

const typedBefore = (page: Document): TypedBefore => {
  const field = page.querySelector<HTMLTextAreaElement>("#draft");
  if (field === null) return NOTHING;
  const { value, selectionStart, selectionEnd, scrollTop } = field;
  return { text: value, start: selectionStart, end: selectionEnd, scrollTop, focused: page.activeElement === field };
};

/** `read` takes it off the page; `take` hands it on, once: whoever comes back to Write finds the draft that is kept. */
export const typedOnce = (page: Document): { read: () => void; take: () => TypedBefore } => {
  let typed = NOTHING;
  return {
    read: () => {
      typed = typedBefore(page);
    },
    take: () => {
      const taken = typed;
      typed = NOTHING;
      return taken;
    },
  };
};
