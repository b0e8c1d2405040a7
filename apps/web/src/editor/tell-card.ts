import { words } from "../words.ts";
import type { PlacedTell } from "./tells-layer.ts";

interface CardActions {
  fix: () => void;
  close: () => void;
}

const element = (tag: string, className: string, text: string): HTMLElement => {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
};

const button = (label: string, onClick: () => void): HTMLElement => {
  const made = element("button", "button", label) as HTMLButtonElement;
  made.type = "button";
  made.addEventListener("click", onClick);
  return made;
};

/** What a tell is, why it counts and what can be done: a card inside the editor, so it is plain DOM. */
export const tellCard = ({ finding }: PlacedTell, { fix, close }: CardActions): HTMLElement => {
  const card = element("div", "tell-card", "");
  card.setAttribute("role", "dialog");
  card.setAttribute("aria-label", finding.name);
  card.append(
    element("p", "tell-name", finding.name),
    element("p", "", finding.explanation),
    element("p", "field-hint", finding.evidence),
    element("p", "", finding.suggestion),
  );
  const actions = element("div", "bar", "");
  if (finding.replacement !== null) actions.append(button(words.tells.fix(finding.replacement), fix));
  actions.append(button(words.tells.close, close));
  card.append(actions);
  return card;
};
