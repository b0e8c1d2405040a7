import type { TellFinding } from "@rewrite-service/text";
import { layOver } from "../view/overlay.ts";
import { besideWords } from "../words/beside.ts";

const STYLE = `
  :host { all: initial; color-scheme: light dark; }
  div {
    position: fixed; z-index: 2147483647; box-sizing: border-box; width: 280px; padding: 12px;
    font: 14px/1.5 system-ui, sans-serif; border-radius: 8px; border: 1px solid light-dark(#dcd8cf, #34383d);
    color: light-dark(#1b1d1f, #e9e7e2); background: light-dark(#fff, #1d2023); box-shadow: 0 4px 16px #0003;
  }
  div[hidden] { display: none; }
  strong, p { display: block; margin: 0 0 4px; }
  .evidence { color: light-dark(#55595e, #a7abb0); font-size: 12px; }
`;
const WIDTH_PX = 280;
const BELOW_PX = 16;

export interface Card {
  show: (finding: TellFinding, x: number, y: number) => void;
  close: () => void;
}

/** A card that says why a place is underlined, in a shadow root beside the page. */
export const openCard = (): Card => {
  const box = document.createElement("div");
  box.setAttribute("role", "status");
  box.hidden = true;
  layOver("rewrite-service-card", STYLE, box);
  const line = (name: string, text: string, className = ""): HTMLElement => {
    const element = document.createElement(name);
    element.textContent = text;
    element.className = className;
    return element;
  };
  return {
    show: ({ name, explanation, suggestion, evidence }, x, y) => {
      box.replaceChildren(
        line("strong", besideWords.card(name)),
        line("p", explanation),
        line("p", suggestion),
        line("p", evidence, "evidence"),
      );
      box.style.left = `${Math.max(8, Math.min(x, innerWidth - WIDTH_PX - 8))}px`;
      box.style.top = `${y + BELOW_PX}px`;
      box.hidden = false;
    },
    close: () => {
      box.hidden = true;
    },
  };
};
