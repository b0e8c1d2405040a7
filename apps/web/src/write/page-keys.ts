import { registers, type RegisterId } from "@rewrite-service/text";

/** What the keys of the whole page do; those of the draft and of the review are their own. */
export interface PageKeys {
  run: () => void;
  /** Stops what runs, or goes back to the draft. */
  leave: () => void;
  movePane: (direction: 1 | -1) => void;
}

type AnyKey = Pick<
  KeyboardEvent,
  "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "key" | "code" | "defaultPrevented" | "preventDefault"
>;

/** Wherever the focus is, also nowhere, unless the page is behind a dialog. */
export const onPageKey = (event: AnyKey, page: { querySelector: (what: string) => unknown }, keys: PageKeys): void => {
  const { key, shiftKey } = event;
  if (page.querySelector("dialog[open]")) return;
  if (key === "Enter" && (event.ctrlKey || event.metaKey) && !shiftKey) {
    event.preventDefault();
    keys.run();
  } else if (key === "Escape" && !event.defaultPrevented) {
    // It closes what is open over the page, and then the focus goes back to the button that opened it.
    if (!page.querySelector(":popover-open")) keys.leave();
  } else if (key === "F6") {
    event.preventDefault();
    keys.movePane(shiftKey ? -1 : 1);
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
