// Runs only on sites where the person turned the underlines on. It checks what is written in the page itself: nothing is
// sent anywhere, not even to the extension's own worker, and no node or attribute is added to an editor.
import { checkTells, type TellFinding } from "@rewrite-service/text";
import { editingHostOf } from "../field/field.ts";
import { isSensitive } from "../field/sensitive.ts";
import { focusedElement } from "../field/shadow.ts";
import { openCard } from "./card.ts";
import { drawnTextOf, rangeIn } from "./segments.ts";

const NAME = "rewrite-service-tell";
/** After the last key. */
const PAUSE_MS = 400;
const CHARACTERS_MAX = 20_000;

interface Shown {
  range: StaticRange;
  finding: TellFinding;
}

const open = (): void => {
  const card = openCard();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Shown[] = [];

  const check = (): void => {
    const focused = focusedElement(document);
    const host = focused === null || isSensitive(focused) ? null : editingHostOf(focused);
    if (host === null) return;
    const drawn = drawnTextOf(host);
    const findings = drawn.text.length > CHARACTERS_MAX ? [] : checkTells(drawn.text).findings;
    shown = findings.flatMap((finding) => {
      const range = rangeIn(drawn, finding.start, finding.end);
      return range === null ? [] : [{ range, finding }];
    });
    CSS.highlights.set(NAME, new Highlight(...shown.map(({ range }) => range)));
  };

  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(check, PAUSE_MS);
  };

  const at = (x: number, y: number): TellFinding | null => {
    const live = document.createRange();
    for (const { range, finding } of shown) {
      live.setStart(range.startContainer, Math.min(range.startOffset, (range.startContainer as Text).length));
      live.setEnd(range.endContainer, Math.min(range.endOffset, (range.endContainer as Text).length));
      const isHere = [...live.getClientRects()].some(
        (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
      );
      if (isHere) return finding;
    }
    return null;
  };

  addEventListener("input", soon, { capture: true, passive: true });
  addEventListener("focusin", soon, { capture: true, passive: true });
  addEventListener(
    "click",
    ({ clientX, clientY }) => {
      const finding = at(clientX, clientY);
      if (finding === null) card.close();
      else card.show(finding, clientX, clientY);
    },
    { capture: true, passive: true },
  );
  // The card has a fixed place in the window, which the text may scroll away from.
  addEventListener("scroll", card.close, { capture: true, passive: true });
  addEventListener(
    "keydown",
    ({ key }) => {
      if (key === "Escape") card.close();
    },
    { capture: true, passive: true },
  );
  soon();
};

open();
