import { once } from "../../document/once.ts";
import { scanFacts, scanned, type Scanned } from "../scan.ts";
import { asWritten, isPlain, shownCharacters, shownMarkup, type Shown } from "../shown.ts";
import { inOtherNotation, inOwnNotation } from "./readings/notation.ts";
import { readHard, type HardFacts } from "./readings/read.ts";

/** A text as it is seen in one way, with its hard facts in both notations. */
export interface ReadView {
  shown: Shown;
  /** Whether it is seen as it is written, with signs of ASCII or Western letters alone. */
  plain: boolean;
  /** The text in our own notation, and as other countries read the same figures; often the same. */
  own: string;
  other: string;
  scan: () => Scanned;
  facts: () => HardFacts;
  otherFacts: () => HardFacts;
}

/** A text whose hard facts are read when they are first asked for, and once. */
export interface ReadText {
  text: string;
  /** As its characters are seen, and where there is markup, without it too. */
  views: () => readonly [ReadView, ReadView?];
}

const viewOf = (shown: Shown, from: number, plain = false): ReadView => {
  const own = inOwnNotation(shown.text);
  const other = inOtherNotation(own);
  const start = shown.index(from);
  const scan = once(() => scanned(own));
  const facts = once(() => readHard(own, scan().facts, start));
  return {
    shown,
    plain,
    own,
    other,
    scan,
    facts,
    otherFacts: other === own ? facts : once(() => readHard(other, scanFacts(other), start)),
  };
};

/** Facts that end well before `from` are left out. */
export const readText = (text: string, from = 0): ReadText => ({
  text,
  views: once(() => {
    if (isPlain(text)) return [viewOf(asWritten(text), from, true)];
    const characters = shownCharacters(text);
    const markup = shownMarkup(text);
    return markup === null || markup.text === characters.text
      ? [viewOf(characters, from)]
      : [viewOf(characters, from), viewOf(markup, from)];
  }),
});
