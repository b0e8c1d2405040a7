import type { KeyboardEvent } from "react";
import { registers, type RegisterId } from "@rewrite-service/text";

/** What the keys of the whole page do; those of the draft and of the review are their own. */
export interface PageKeys {
  /** Stops what runs, or goes back to the draft. */
  leave: () => void;
  movePane: (direction: 1 | -1) => void;
}

type AnyKey = Pick<
  globalThis.KeyboardEvent,
  "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "key" | "code" | "preventDefault"
>;

/** Starts a rewrite wherever the focus is, also nowhere, unless the page is behind a dialog. */
export const onRunKey = (event: AnyKey, isBehind: boolean, run: () => void): void => {
  const isRun = event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
  if (!isRun || isBehind) return;
  event.preventDefault();
  run();
};


export const onPageKey = (event: KeyboardEvent<HTMLElement>, keys: PageKeys): void => {
  if (event.key === "Escape" && !event.defaultPrevented) {
    // It closes what is open over the page, and then the focus goes back to the button that opened it.
    if (event.currentTarget.querySelector(":popover-open") === null) keys.leave();
  } else if (event.key === "F6") {
    event.preventDefault();
    keys.movePane(event.shiftKey ? -1 : 1);
  }
};

/** Picks the register of a place with Alt and its figure, wherever on the page the focus is. */
export const onRegisterKey = (event: AnyKey, pick: (register: RegisterId) => void): void => {
  if (!event.altKey || event.ctrlKey || event.metaKey || !event.code.startsWith("Digit")) return;
  const register = registers[Number(event.code.slice(-1)) - 1];
  if (register === undefined) return;
  event.preventDefault();
  pick(register.id);
};
