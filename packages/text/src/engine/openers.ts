import { sentences } from "../document/sentences.ts";
import { upperFirst } from "../document/case.ts";
import type { Edit } from "./edits.ts";
import type { Pass } from "./pass.ts";

/** Openings before a clause that say nothing, up to the word that does. They go from any text. */
export const OPENERS = [
  "(?:it is|it['’]s) (?:also )?(?:important|worth|crucial|essential|vital) (?:to note|noting|to mention|mentioning|to remember|remembering|to highlight|highlighting|to emphasi[sz]e|to point out|pointing out|to acknowledge) that,? ",
  "it (?:should|must) be noted that,? ",
  "(?:I|we) (?:just )?(?:wanted|want|would like|['’]d like) to (?:reach out (?:to|and) |take a moment to )(?:let you (?:all )?know|inform you(?: all)?|share(?: with you(?: all)?)?) that,? ",
  "(?:I am|I['’]m|we are|we['’]re) reaching out to (?:let you know|inform you|share) that,? ",
  "(?:I am|I['’]m|we are|we['’]re) (?:beyond |so |incredibly |absolutely |truly )?(?:thrilled|excited|delighted|ecstatic|humbled|honou?red)(?: and (?:thrilled|excited|delighted|humbled|honou?red|proud|grateful))? to (?:announce|share|report|inform you|let you know|tell you)(?: with you(?: all)?)? that,? ",
  "what(?: is|['’]s) (?:particularly|especially|most|really|truly) (?:exciting|remarkable|interesting|striking|notable|impressive) is that,? ",
  "what (?:excites|strikes|inspires) me (?:the )?most is that,? ",
  "here(?: is|['’]s) (?:the (?:thing|deal|bottom line|kicker|reality|truth)|what you need to know): ",
  "the bottom line(?: is this)?: ",
  "(?:the|these) (?:results|numbers|figures) speak for themselves: ",
  "in today['’]s (?:fast-paced|ever-changing|ever-evolving|fast-moving|(?:rapidly|constantly) (?:changing|evolving)|increasingly [a-z]+|competitive|digital|dynamic) (?:[a-z]+ ){0,2}(?:landscape|world|environment|age|era|market|economy), ",
  "as we (?:navigate|embark on|move through|journey through) (?:an? |the |this |these |our )?[a-z -]{3,60}(?:landscape|environment|world|chapter|journey|times|process|season)(?: together)?, ",
  "needless to say, ",
];

/** Joining words that a model puts before every other sentence; they go from texts that read as a model's. */
export const JOINERS = [
  "(?:furthermore|moreover|additionally|notably|importantly|crucially|ultimately|overall), ",
  "(?:most importantly|more importantly|first and foremost|last but not least|all in all), ",
  "(?:in conclusion|in summary|in essence|to summari[sz]e|to sum up|to conclude), ",
];

const ANY = new RegExp(`^(?:(?:${JOINERS.join("|")})?(?:${OPENERS.join("|")}))`, "i");
const JOINED = new RegExp(`^(?:${JOINERS.join("|")})`, "i");

// The words behind must be a sentence by themselves: no second "that", no question, no list or quotation to come.
const SECOND_THAT = /[, ](?:and|but|or|yet|nor|as well as|while|plus|rather than|not)(?: [a-z]+)? that\b|, that\b/i;
const NO_SENTENCE =
  /[?:]["”’)*_]*$|^(?:and|but|or|so|that|which|who|is|are|was|were|do|does|did|if so|how|why|whether|to)\b|^[^\p{L}\d]/iu;
const ORDERED = /(?:^|[.!?]\s|\n)\s*(?:second|secondly|third|thirdly|next|then|finally|lastly),? /i;
/** A word that a sentence may open with in capitals; "iOS" and "npm" stay as they are. */
const PLAIN_WORD = /^\p{Ll}+(?:['’]\p{Ll}+)?(?=[\s,])/u;

/** The cut of what opens a sentence; null where nothing does, or where the rest would be none. */
const openingCut = (sentence: string, at: number, isStock: () => boolean, isOrdered: boolean): Edit | null => {
  const known = ANY.exec(sentence)?.[0];
  const found = known ?? JOINED.exec(sentence)?.[0];
  if (found === undefined || (known === undefined && !isStock()) || (isOrdered && /^first/i.test(found))) return null;
  const rest = sentence.slice(found.length);
  if (NO_SENTENCE.test(rest) || (/that,? $/i.test(found) && SECOND_THAT.test(rest))) return null;
  const first = PLAIN_WORD.exec(rest)?.[0] ?? "";
  if (rest.split(/\s+/).length < 3 || (first === "" && /^\p{Ll}/u.test(rest) && !/^\p{Ll}+[\p{Lu}\d]/u.test(rest)))
    return null;
  return { start: at, end: at + found.length + first.length, insert: upperFirst(first) };
};

/** Openings that say nothing, where what stands behind them is a sentence. */
export const openers: Pass = {
  kind: "formula",
  edits: (text, { isStock }) => {
    const isOrdered = ORDERED.test(text);
    return sentences(text).flatMap(({ start, end }, index, all) => {
      // A list or a quotation may follow in the next line.
      const goesOn = text[all[index]?.end ?? 0] === "\n" && /[^.!]$/.test(text.slice(start, end));
      const edit = goesOn ? null : openingCut(text.slice(start, end), start, isStock, isOrdered);
      return edit ?? [];
    });
  },
};
