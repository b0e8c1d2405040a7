import { once } from "../../document/once.ts";
import type { Edit } from "../edits.ts";
import { inCaseOf } from "../../document/case.ts";
import { formsOf } from "../wording-rows.ts";
import type { Transform } from "./transform.ts";

// Verbs that such an opening has most, and those that the wordings put in their place.
const VERBS =
  "understand embrace accept use incorporate implement introduce foster encourage create provide focus work take follow prioritize invest adopt analyze explore look integrate offer engage involve recognize address acknowledge examine consider learn identify join share make build know improve keep ask stay choose give help read write speak listen support reduce increase put bring contribute combine plan start train test set";

const DOUBLED = /^(?:put|plan|set)$/;

const baseOf = once(
  () =>
    new Map(
      VERBS.split(" ").map((verb) => [
        DOUBLED.test(verb) ? `${verb}${verb.slice(-1)}ing` : (formsOf(verb).split("/")[3] as string),
        verb,
      ]),
    ),
);

const OPENING =
  /^by ([a-z]+ing)\b([^,.;:!?\n"“”()]{0,120}), (?=(we|you|they|I)(?: (?:can|could|will|would|may|might|also)\b|['’](?:ll|d)\b))/i;
// Where a sentence opens.
const STARTS = /(?<=^|[.!?]\s|\n)By (?=[a-z]+ing\b)/g;
const DOING = /\b(and|or) ([a-z]+ing)\b/g;

/** Among tells, "By sharing what we know, we can …" becomes "If we share what we know, we can …". */
export const byDoing: Transform = {
  name: "by-doing",
  edits: ({ text, tells }) => {
    const edits: Edit[] = [];
    if (tells.length === 0) return edits;
    for (const { index: start } of text.matchAll(STARTS)) {
      const [opening, participle = "", rest = "", subject = ""] = OPENING.exec(text.slice(start, start + 180)) ?? [];
      const verb = baseOf().get(participle);
      if (opening === undefined || verb === undefined) continue;
      let isKnown = true;
      const going = rest.replace(DOING, (pair, joint: string, second: string) => {
        const base = baseOf().get(second);
        isKnown &&= base !== undefined;
        return base === undefined ? pair : `${joint} ${base}`;
      });
      if (!isKnown) continue;
      const insert = `${inCaseOf(opening.slice(0, 2), "if")} ${subject} ${verb}${going}, `;
      edits.push({ start, end: start + opening.length, insert });
    }
    return edits;
  },
};
