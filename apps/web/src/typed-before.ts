import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useRouteContext } from "@tanstack/react-router";

/** What stood in a textarea of the page as the server sent it, before the app was drawn. */
export interface TypedBefore {
  text: string;
  start: number;
  end: number;
  scrollTop: number;
  focused: boolean;
}

/** Gives once, by the id of its field, what was typed before the app came. */
export type TakeTyped = (id: string) => TypedBefore;

export const NOTHING_TYPED: TypedBefore = { text: "", start: 0, end: 0, scrollTop: 0, focused: false };

/** `read` takes it off the page; `take` hands it on, once: whoever comes back to Write finds the draft that is kept. */
export const typedOnce = (page: Document): { read: () => void; take: TakeTyped } => {
  const typed = new Map<string, TypedBefore>();
  return {
    read: () => {
      for (const field of page.querySelectorAll("textarea")) {
        const { value, selectionStart, selectionEnd, scrollTop } = field;
        const focused = page.activeElement === field;
        typed.set(field.id, { text: value, start: selectionStart, end: selectionEnd, scrollTop, focused });
      }
    },
    take: (id) => {
      const taken = typed.get(id) ?? NOTHING_TYPED;
      typed.delete(id);
      return taken;
    },
  };
};

/** Puts caret, scroll and focus back where they stood. */
export const takeOver = (field: HTMLTextAreaElement, before: TypedBefore): void => {
  field.setSelectionRange(before.start, before.end);
  field.scrollTop = before.scrollTop;
  if (before.focused) field.focus({ preventScroll: true });
};

/** A plain textarea that goes on from what was typed before the app came. */
export const useTyped = (id: string): { initial: string; field: RefObject<HTMLTextAreaElement | null> } => {
  const take = useRouteContext({ from: "__root__", select: ({ typed }) => typed });
  const [before] = useState(() => take(id));
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (field.current !== null && before !== NOTHING_TYPED) takeOver(field.current, before);
  }, [before]);
  return { initial: before.text, field };
};
