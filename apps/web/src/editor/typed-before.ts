/** What stood in the textarea that the server sent, before any script ran. */
export interface TypedBefore {
  text: string;
  start: number;
  end: number;
  scrollTop: number;
  focused: boolean;
}

const NOTHING: TypedBefore = { text: "", start: 0, end: 0, scrollTop: 0, focused: false };

/** Reads it off the page; nothing where the page has no such field. */
export const typedBefore = (page: Document): TypedBefore => {
  const field = page.querySelector<HTMLTextAreaElement>("#draft");
  if (field === null) return NOTHING;
  const { value, selectionStart, selectionEnd, scrollTop } = field;
  return { text: value, start: selectionStart, end: selectionEnd, scrollTop, focused: page.activeElement === field };
};
