import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isWriting } from "../browser/is-writing.ts";
import type { Review } from "./review.ts";

/** Goes to the change that waits for the writer: the current one, if it does, or the first. */
export const focusHeld = ({ held, current, focus }: Review): void => {
  const next = held.find(({ id }) => id === current?.id) ?? held[0];
  if (next !== undefined) focus(next.id);
};

const within = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Keys that by themselves do nothing, or press the button that has the focus. */
const IDLE_KEYS: ReadonlySet<string> = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "Enter", " "]);

/** Whether a key is for something else than the editor and the texts that are typed in. */
const isElsewhere = ({ target, key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
  const command = ctrlKey || metaKey;
  if (within(target, ".change-editor")) return key === "F8" || (command && shiftKey && key === "Enter");
  if (isWriting(target)) return command && key === "Enter";
  return command || !IDLE_KEYS.has(key);
};

/** A sentence that is being put in the writer's own words. */
export interface OpenEdit {
  isOpen: boolean;
  open: () => void;
  onTyped: (text: string) => void;
  /** Closes the editor, and gives what was typed; null for nothing. */
  close: () => string | null;
  /** Keeps what was typed, and gives the review of the text that has it. */
  keep: () => Review;
}

/**
 * Whatever the writer does next is done to a text that has what was typed: it is kept before a press or a key is told to
 * anything outside the editor. A button of the next step may give way to another one by that, so it keeps it by itself.
 */
export const useOpenEdit = (review: Review): OpenEdit => {
  const [isOpen, setOpen] = useState(false);
  const typed = useRef<string | null>(null);
  const latest = useRef(review);
  latest.current = review;
  const close = (): string | null => {
    const text = typed.current;
    typed.current = null;
    setOpen(false);
    return text;
  };
  const keep = (): Review => {
    if (isOpen)
      flushSync(() => {
        const text = close();
        if (text !== null) review.edit(text, true);
      });
    return latest.current;
  };
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target, type }: Event): void => {
      // A draft that is pasted over the old one takes the result away.
      if (!within(target, ".change-editor, .foot-end") && (type === "paste" || !isWriting(target))) keep();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (isElsewhere(event)) keep();
    };
    // What is typed is kept with the text only once it stands there, so the browser asks first.
    const onLeave = (event: Event): void => {
      if (typed.current !== null) event.preventDefault();
    };
    addEventListener("beforeunload", onLeave);
    document.addEventListener("click", onPress, true);
    document.addEventListener("paste", onPress, true);
    document.addEventListener("keydown", onKey, true);
    return () => {
      removeEventListener("beforeunload", onLeave);
      document.removeEventListener("click", onPress, true);
      document.removeEventListener("paste", onPress, true);
      document.removeEventListener("keydown", onKey, true);
    };
  });
  const open = (): void => {
    typed.current = null;
    review.stopAsking();
    review.setOutcome("");
    setOpen(true);
  };
  const onTyped = (text: string): void => {
    typed.current = text;
  };
  return { isOpen, open, onTyped, close, keep };
};

/** The review, of which what copies keeps an open edit first. */
export const keepingFirst = (review: Review, { isOpen, keep }: OpenEdit): Review =>
  !isOpen
    ? review
    : {
        ...review,
        takeAll: (format) => keep().takeAll(format),
        copy: (format) => keep().copy(format),
        takeOver: () => keep().takeOver(),
      };
