import type { RegisterId } from "../../registers/register.ts";
import type { TellPlace } from "../../tells/places.ts";
import type { Edit } from "../edits.ts";
import { once } from "../../document/once.ts";
import { sentenceBefore } from "../clause.ts";
import { tenseOf } from "../tense.ts";
import type { Transform } from "./transform.ts";

// Words that say nearly the same: of two in one list of three, the later one adds nothing.
const ALIKE =
  "growth development progress advancement|support help assistance guidance|skills abilities expertise knowledge talents|dedication commitment passion|teamwork collaboration cooperation|clear concise precise|clarity precision conciseness|honest transparent open|honesty transparency openness|ideas thoughts insights views perspectives|feelings emotions|strength resilience perseverance determination|creativity imagination innovation inventiveness|empathy compassion understanding kindness|love affection warmth|efficient effective productive|efficiency effectiveness productivity|friendly welcoming kind warm attentive|delicious tasty flavorful|beautiful stunning gorgeous striking|vivid vibrant lively colorful|engaging interesting captivating compelling|encouraging inspiring uplifting|difficulties challenges obstacles hurdles problems|hopes dreams aspirations|calm peaceful serene tranquil|wonder awe amazement|sorrow grief sadness|joy happiness delight|fear dread terror|goals objectives aims targets|rules regulations guidelines|important crucial essential vital|respect dignity|values beliefs principles|experience expertise|reliable dependable trustworthy|powerful strong robust|new innovative fresh inventive|unique special distinct|complex intricate detailed|careful thoughtful considerate|cozy intimate snug|quick fast swift";

const groupOf = once(() => {
  const groups = new Map<string, number[]>();
  ALIKE.split("|").forEach((words, group) => {
    for (const word of words.split(" ")) groups.set(word, [...(groups.get(word) ?? []), group]);
  });
  return groups;
});
const alike = (one: string, other: string): boolean =>
  (groupOf().get(one) ?? []).some((group) => groupOf().get(other)?.includes(group) ?? false);

const ADJECTIVE = /(?:al|ic|ive|ous|ful|able|ible|less|ary|ant|ent|ish|y|ed)$/;
const NOUN_END =
  /(?:tion|sion|ment|ness|ity|ance|ence|ship|ism|hood|ings?|ers?|ors?|ures?|ies|ics|age|logy|graphy|[a-rt-z]s)$/;
const DETERMINER = /^(?:an?|the|its|our|your|their|his|her|my|other|many|some|various|more|new|even)$/i;
const GERUND = /^[a-z]{3,}ing$/;
// A verb of any clause: the items are not nouns then.
const VERB =
  /^(?:[a-z]+ed|be|is|are|was|were|have|has|had|do|does|did|can|will|would|could|should|may|might|must|to|improve|support|use|make|take|give|get|find|keep|help|create|build|provide|offer|allow|enable|ensure|encourage|promote|reduce|increase|develop|learn|grow|share|show|tell|ask|work|play|set|put|let|see|know|think|feel|come|go|bring|meet|lead|follow|add|remove|avoid|check|track|measure|manage|plan|write|read|speak|listen|respond|respect|reflect|explore|discover|connect|engage|interact|adjust|adapt|gather|analyze|identify|address|consider|understand|enjoy|celebrate|strengthens|refines|improves|supports|makes|helps|keeps|ran|sat|stood|went|came|took|gave|felt|said|told|held|left|began|turned|then|not|so|it|they|we|you|i|he|she|this|that|there|who|which|what|how|where|when|while|if|because|even|most|finally|ultimately|now)$/i;

const COPULA =
  /\b(?:is|are|was|were|be|been|being|am|seems?|seemed|looks?|looked|feels?|felt|remains?|remained|became|becomes?|very|so|more|both) [a-z-]+$/i;

const BEFORE_MAX = 200;
const ITEM_MAX = 80;

const firstWord = (item: string): string => /^[A-Za-z'’-]+/.exec(item.trim())?.[0] ?? "";
const isOneWord = (item: string): boolean => /^[a-z]+$/.test(item);

/** Whether three items are things or doings of one kind, so that "as well as" may stand before the last. */
const areThings = (second: string, third: string, lead: string): boolean => {
  const [two, three] = [firstWord(second), firstWord(third)];
  if (VERB.test(two) || VERB.test(three)) return false;
  if (GERUND.test(two) || GERUND.test(three))
    // "GuardedText, checking, and presenting it" share what they are done to.
    return (
      GERUND.test(two) &&
      GERUND.test(three) &&
      /\b[a-z]+ing\b/.test(lead) &&
      !(isOneWord(second) && !isOneWord(third.trim()))
    );
  // "Good coffee, good people, and good music" beats on purpose.
  if (two === three && !isOneWord(second)) return false;
  const last = third.trim().split(/\s+/).at(-1) ?? "";
  const secondLast = second.trim().split(/\s+/).at(-1) ?? "";
  const isThing = (word: string, start: string): boolean =>
    DETERMINER.test(start) || NOUN_END.test(word) || !ADJECTIVE.test(word);
  return isThing(last, three) && isThing(secondLast, two) && !(isOneWord(third.trim()) && ADJECTIVE.test(three));
};

const joiner = (text: string, register: RegisterId): string => {
  if (register === "slack") return " plus ";
  return text.includes(", as well as ") ? " along with " : " as well as ";
};

interface List {
  /** Where the items start and end, as offsets into the text. */
  firstComma: number;
  secondComma: number;
  first: string;
  second: string;
  third: string;
  /** The sentence before the first comma. */
  lead: string;
  /** The sentence after the third item. */
  after: string;
}

const listAt = (text: string, { start, end }: TellPlace): List | null => {
  const found = text.slice(start, end);
  const firstComma = start + found.indexOf(",");
  const secondComma = start + found.search(/,\s+and\s/i);
  if (secondComma <= firstComma || text.slice(firstComma + 1, secondComma).includes(",")) return null;
  const lead = sentenceBefore(text, firstComma, BEFORE_MAX);
  if (/^\s*(?:and|or|but|as)\b/i.test(text.slice(firstComma + 1, secondComma))) return null;
  const rest = text.slice(secondComma, secondComma + ITEM_MAX + 120).replace(/^,\s+and\s+/i, "");
  const stop = rest.search(/[.!?\n;:,—]/);
  if (stop < 0) return null;
  const third = rest.slice(0, stop);
  const first = /[A-Za-z'’-]+$/.exec(lead)?.[0] ?? "";
  return {
    firstComma,
    secondComma,
    first,
    second: text.slice(firstComma + 1, secondComma).trim(),
    third,
    lead,
    after: rest.slice(stop),
  };
};

/** Of three single words of which two say the same, the two that differ. */
const withoutRepeat = (text: string, list: List): Edit | null => {
  const third = firstWord(list.third);
  if (!isOneWord(list.first) || !isOneWord(list.second) || !isOneWord(third)) return null;
  const thirdStart =
    list.secondComma + (/^,\s+and\s+/i.exec(text.slice(list.secondComma, list.secondComma + 12))?.[0].length ?? 0);
  if (text[thirdStart + third.length] === "-") return null;
  if (alike(list.first, list.second) || alike(list.second, third))
    return { start: list.firstComma, end: thirdStart, insert: " and " };
  if (alike(list.first, third))
    return { start: list.firstComma, end: thirdStart + third.length, insert: ` and ${list.second}` };
  return null;
};

const asPair = (text: string, list: List, register: RegisterId): Edit[] => {
  const { lead, second, third, firstComma, secondComma } = list;
  // One more comma before means a list of four, or a clause that the list belongs to.
  const afterComma = lead.slice(lead.lastIndexOf(",") + 1);
  if (lead.includes(",") && (afterComma.trim().split(/\s+/).length < 4 || tenseOf(afterComma) === null)) return [];
  if (/^as\b/i.test(third)) return [];
  if (/\b(?:and|or|both|either|between|neither)\b/.test(`${afterComma.slice(-40)} ${second}`)) return [];
  if (!/^[.!?\n;]/.test(list.after) || tenseOf(third) !== null || /\b(?:and|or)\b/.test(third)) return [];
  // "To plan, build and test": verbs, whatever their endings.
  if (isOneWord(second) && /\bto (?:[a-z]+ly )?[a-z]+(?: together| with [a-z]+)?$/.test(lead)) return [];
  // Three lone words after "is" are adjectives, whatever their endings.
  if (isOneWord(second) && isOneWord(third) && COPULA.test(lead)) return [];
  if (!areThings(second, third, lead) || tenseOf(lead) === null || /["“”(]/.test(lead)) return [];
  const gap = /^,\s+and\s+/i.exec(text.slice(secondComma, secondComma + 12))?.[0].length ?? 0;
  if (gap === 0) return [];
  return [{ start: firstComma, end: secondComma + gap, insert: ` and ${second},${joiner(text, register)}` }];
};

/**
 * Lists of three that stand close together. Where two of the three say the same, one goes; else every other list
 * becomes a pair and one more thing, which says all three and no longer beats the same time.
 */
export const triad: Transform = {
  name: "triad",
  edits: ({ text, tells, register }) => {
    const edits: Edit[] = [];
    let since = 1;
    for (const place of tells) {
      if (place.rule !== "triad") continue;
      const list = listAt(text, place);
      if (list === null) continue;
      const shorter = withoutRepeat(text, list);
      const change = shorter !== null ? [shorter] : since > 0 ? asPair(text, list, register) : [];
      edits.push(...change);
      since = change.length > 0 && shorter === null ? 0 : since + 1;
    }
    return edits;
  },
};
