import type { KeyboardEvent } from "react";
import { registers, type RegisterId } from "@rewrite-service/text";

/** What the keys of the whole page do; those of the draft and of the review are their own. */
export interface PageKeys {
  run: () => void;
  /** Stops what runs, or goes back to the draft. */
  leave: () => void;
  movePane: (direction: 1 | -1) => void;
}

type RegisterKey = Pick<globalThis.KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "code" | "preventDefault">;

export const onPageKey = (event: KeyboardEvent<HTMLElement>, keys: PageKeys): void => {
  const command = event.ctrlKey || event.metaKey;
  if (event.key === "Enter" && command && !event.shiftKey) {
    event.preventDefault();
    keys.run();
  } else if (event.key === "Escape" && !event.defaultPrevented) {
    // It closes what is open over the page, and then the focus goes back to the button that opened it.
    if (event.currentTarget.querySelector(":popover-open") === null) keys.leave();
  } else if (event.key === "F6") {
    event.preventDefault();
    keys.movePane(event.shiftKey ? -1 : 1);
  }
};

/** Picks the register of a place with Alt and its figure, wherever on the page the focus is. */
export const onRegisterKey = (event: RegisterKey, pick: (register: RegisterId) => void): void => {
  if (!event.altKey || event.ctrlKey || event.metaKey || !event.code.startsWith("Digit")) return;
  const register = registers[Number(event.code.slice(-1)) - 1];
  if (register === undefined) return;
  event.preventDefault();
  pick(register.id);
};
