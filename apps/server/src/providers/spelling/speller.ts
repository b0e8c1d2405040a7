import type { Speller } from "@rewrite-service/text";
import { neighboursOf, type Neighbour, type Slip } from "./neighbours.ts";
import type { WordList } from "./word-list.ts";

/** UTF-16 units of a text; in longer ones, to look words up takes too long where most are in no list. */
const TEXT_MAX = 20_000;
/** Small letters, of which fewer have too many neighbours, and none is drawn out ("sooooon"). */
const WRITTEN = /^(?!.*(.)\1\1)[a-z]{5,}$/;
/** Dialect, names and foreign words that the list lacks and that are a slip away from a common word. */
const LEFT: ReadonlySet<string> = new Set(
  `meself yerself hisself theirself theirselves backend backends convnet convnets revolut entergy publix deseret wellcome
  falken powerex skadden brundle caplain dragan garren jackett maarten marchant masset palance rabbitts simeone standring
  tarbet vasant projekt dokument documentos direccion entreprise commiseratus literatur papiers serie`.split(/\s+/),
);
/** The least letters of the word that is meant. */
const MEANT_LEAST = 6;
/** The classes of common words; what is left of the list is never what is meant. */
const [COMMONEST, COMMON, KNOWN] = [0, 1, 2];

/** The letters that a word has at least where the one that is meant is not among the commonest. */
const LEAST_IF_RARER: Readonly<Record<Slip, number>> = {
  single: 6,
  double: 6,
  sound: 6,
  exchange: 7,
  missing: 7,
  vowel: 8,
  "extra vowel": 9,
  extra: 9,
  key: Infinity,
};
const LEAST_IF_RAREST = 10;
/** Slips that are told even of words that are seldom written. */
const SUREST: ReadonlySet<Slip> = new Set(["single", "double", "exchange"]);

/** A number that is taken for another is worse than any misspelling. */
const NUMBER =
  /^(?:(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)t(?:y|ies)|eleven|twelve|(?:hundred|thousand|[mb]illion|trillion|dozen)s?|.*(?<=eleven|twelf|teen|ie|hundred|thousand|illion)th|august)$/;

interface Meant extends Neighbour {
  rank: number;
}

/** A word behind these, or before, is a name or foreign. */
const NAMED =
  /(?:^|[^\p{L}])(?:hi|hiya|hello|hey|dear|mr|mrs|ms|miss|mx|dr|prof|sir|cllr|love|regards|cheers|cc|morning|afternoon|evening|d[aeiu]|del|des|le|la|les|l[ao]s|el|und|der|das|von|et|en|une?|il|al|que|pour|para),? $/iu;
const FOREIGN_BEHIND = /^ (?:d[eiu]|del|des|le|la|les|l[ao]s|el|und|der|das|von|et|une?|que|pour|para)(?!\p{L})/u;
const LINE_BEFORE = /(?:^|\n)[^\S\n]*$/;
const LINE_BEHIND = /^[,.!]?[^\S\n]*(?:\n|$)/;

/** Words of some length beside another. */
const [WORD_BEFORE, WORD_BEHIND] = [/(?<![\p{L}'’-])[a-z]{4,} $/u, /^ [a-z]{4,}(?![\p{L}'’-])/u];
const AROUND = 20;

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Whether a place of a text is one for names. */
const isForName = (text: string, at: number, end: number): boolean => {
  const [before, behind] = [text.slice(Math.max(0, at - 14), at), text.slice(end, end + 6)];
  return NAMED.test(before) || FOREIGN_BEHIND.test(behind) || (LINE_BEFORE.test(before) && LINE_BEHIND.test(behind));
};

const PREFIX =
  /^(?:un|re|non|pre|over|anti|multi|micro|auto|super|inter|sub|out|mis|dis|semi|post|mid|bio|cyber|tele|mini|mega|ultra|co|hyper|under|counter|back|up)(?=.{4})/;
const SUFFIX = /(?:ish|like|wise|less|ness|if(?:y|ied)|able|i[sz](?:ed?|ing)|ie|y|st)$/;
/** Little words that run into the next or the last one. */
const JOINED_BEFORE = /^(?:on|in|to|at|of|is|so|the|and|my|we|it|he)(?=.{4})/;
const JOINED_BEHIND = /(?<=.{4})(?:is|it|of|to|the|and|i|a)$/;
const FOREIGN_END = /[aiou]$/;
const AGENT = /(?<=.{3})ers?$/;

/** Corrects words that are in no list where one common word is a likely slip away. */
export const spellerOf = (list: WordList): Speller => {
  const isCommon = (word: string, rank = KNOWN): boolean => (list.classOf(word) ?? Infinity) <= rank;

  const without = (word: string, affix: RegExp, least = KNOWN): boolean =>
    affix.test(word) && isCommon(word.replace(affix, ""), least);

  /** Whether a word is a new one that is made of others. */
  const isMade = (word: string): boolean => {
    const halves = Array.from({ length: Math.max(0, word.length - 7) }, (_, at) => at + 4);
    return (
      without(word, PREFIX) ||
      without(word, SUFFIX) ||
      halves.some((cut) => isCommon(word.slice(0, cut)) && isCommon(word.slice(cut)))
    );
  };

  /** Whether a word may have another ending than what is meant, or lack a space or an apostrophe ("maries"). */
  const endsOtherwise = (word: string, { slip, word: meant }: Meant): boolean => {
    if (without(word, JOINED_BEFORE, COMMONEST) || without(word, JOINED_BEHIND, COMMON)) return true;
    if (word.endsWith("s") && list.classOf(word.slice(0, -1)) !== null) return true;
    // Names and foreign words end so.
    if (slip !== "exchange" && FOREIGN_END.test(word) && !word.endsWith(meant.at(-1) ?? "")) return true;
    if (slip !== "single" && slip !== "double" && isCommon(word.slice(0, -1))) return true;
    return (slip === "key" || slip === "extra" || slip === "missing") && without(word, AGENT);
  };

  const mayBeRight = (word: string, meant: Meant): boolean =>
    endsOtherwise(word, meant) || (meant.rank > COMMONEST && isMade(word));

  const isSure = (word: string, { rank, slip, word: meant }: Meant): boolean =>
    rank === COMMONEST ||
    (word.length >= LEAST_IF_RARER[slip] &&
      (rank === COMMON || SUREST.has(slip) || word.length >= LEAST_IF_RAREST) &&
      (!slip.endsWith("vowel") || list.soundingAs(meant, rank).length === 1));

  /** The one word that is meant; of two of the same class, the one that has two of a consonant: that is the commonest slip. */
  const meantBy = (word: string): Meant | null => {
    const near = neighboursOf(word, (head) => list.opens(head)).flatMap((each): Meant[] => {
      const rank = list.classOf(each.word);
      return rank === null || rank > KNOWN ? [] : [{ ...each, rank }];
    });
    const least = Math.min(...near.map(({ rank }) => rank));
    const halved = near.filter(({ slip, rank }) => slip === "single" && rank === least);
    const rivals = halved.length === 1 ? halved : near.filter(({ rank }) => rank <= Math.max(least, COMMON));
    const [meant] = rivals;
    return meant === undefined || rivals.length > 1 || meant.word.length < MEANT_LEAST || NUMBER.test(meant.word)
      ? null
      : meant;
  };

  return (text, word, at) => {
    if (text.length > TEXT_MAX || !WRITTEN.test(word) || LEFT.has(word) || list.classOf(word) !== null) return null;
    const meant = meantBy(word);
    if (meant === null || !isSure(word, meant) || mayBeRight(word, meant) || isForName(text, at, at + word.length))
      return null;
    if (meant.rank === COMMONEST) return meant.word;
    // What is written so again, or with a capital, may be a name, and so may what stands beside one.
    const again = text.indexOf(word) !== text.lastIndexOf(word) || text.includes(upperFirst(word));
    const beside = [
      WORD_BEFORE.exec(text.slice(Math.max(0, at - AROUND), at)),
      WORD_BEHIND.exec(text.slice(at + word.length, at + word.length + AROUND)),
    ];
    return again || beside.some((found) => found !== null && !isCommon(found[0].trim())) ? null : meant.word;
  };
};
