import type { TellFinding } from "@rewrite-service/text";
import { draftWords } from "../words/draft.ts";

interface CardOptions {
  /** What stands before and after the tell in the draft. */
  sentence: { before: string; after: string };
  isProtected: boolean;
  /** Null where a person has to decide. */
  fix: (() => void) | null;
  ignore: () => void;
  mute: () => void;
  close: () => void;
}

const element = (tag: string, className: string, ...content: (string | Node)[]): HTMLElement => {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...content);
  return made;
};

const button = (label: string, tone: "plain" | "primary" | "quiet", onClick: () => void): HTMLElement => {
  const made = element("button", `button button-${tone}`, label) as HTMLButtonElement;
  made.type = "button";
  made.addEventListener("click", onClick);
  return made;
};

/** The writer's own sentence as the fix would leave it. */
const example = ({ excerpt, replacement }: TellFinding, { before, after }: CardOptions["sentence"]): HTMLElement =>
  element(
    "p",
    "tell-example",
    before,
    element("del", "", excerpt),
    ...(replacement === null || replacement === "" ? [] : [" ", element("ins", "", replacement)]),
    after,
  );

/** What a tell is, why it counts and what can be done: a card inside the editor, so it is plain DOM. */
export const tellCard = (finding: TellFinding, options: CardOptions): HTMLElement => {
  const text = draftWords.tells;
  const card = element("div", "tell-card");
  card.setAttribute("role", "dialog");
  card.setAttribute("aria-label", finding.name);
  card.append(
    element("p", "tell-name", finding.name),
    element("p", "", finding.explanation),
    element("p", "field-hint", finding.evidence),
    element("p", "", finding.suggestion),
  );
  if (options.fix !== null) card.append(example(finding, options.sentence));
  if (options.isProtected) card.append(element("p", "field-hint", text.isProtected));
  const actions = element("div", "tell-actions");
  if (options.fix !== null) actions.append(button(text.fix(finding.replacement ?? ""), "primary", options.fix));
  actions.append(
    button(text.ignore, "plain", options.ignore),
    button(text.mute, "plain", options.mute),
    button(text.close, "quiet", options.close),
  );
  card.append(actions);
  return card;
};
