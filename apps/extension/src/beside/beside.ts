// Runs only on sites where the person turned the button on. It looks at which field has the focus, and reads none.
import { editingHostOf, isKeyCatcher, isPlainElement } from "../field/field.ts";
import { isSensitive } from "../field/sensitive.ts";
import { focusedElement } from "../field/shadow.ts";
import { layOver } from "../view/overlay.ts";
import { besideWords } from "../words/beside.ts";
import { STYLE } from "./style.ts";

const SIZE_PX = 28;
const GAP_PX = 4;
/** A field lower than a line or two is for a word, not for a text. */
const FIELD_HEIGHT_MIN_PX = 24;

/** The field that has the focus, where a text may be in it. */
const fieldInUse = (): HTMLElement | null => {
  const focused = focusedElement(document);
  if (focused === null || isSensitive(focused)) return null;
  const field = isPlainElement(focused) && !isKeyCatcher(focused) ? focused : editingHostOf(focused);
  return field !== null && field.getBoundingClientRect().height >= FIELD_HEIGHT_MIN_PX ? field : null;
};

const open = (): void => {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "↻";
  button.title = besideWords.button;
  button.setAttribute("aria-label", besideWords.button);
  button.hidden = true;
  layOver("rewrite-service-button", STYLE, button);

  const place = (): void => {
    const field = fieldInUse();
    button.hidden = field === null;
    if (field === null) return;
    const { right, bottom } = field.getBoundingClientRect();
    button.style.left = `${Math.min(right, innerWidth) - SIZE_PX - GAP_PX}px`;
    button.style.top = `${Math.min(bottom, innerHeight) - SIZE_PX - GAP_PX}px`;
  };
  // The field keeps the focus, and with it the selection.
  button.addEventListener("mousedown", (event) => event.preventDefault());
  button.addEventListener("click", ({ isTrusted }) => {
    // A page cannot press it.
    if (isTrusted) void chrome.runtime.sendMessage({ type: "start" });
  });
  for (const name of ["focusin", "focusout", "scroll", "resize", "input"])
    addEventListener(name, () => requestAnimationFrame(place), { capture: true, passive: true });
  place();
};

open();
