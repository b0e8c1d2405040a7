import { unpack } from "../packing/unpack.ts";
import { packedCommonWords } from "./common-words.packed.ts";
import { once } from "./once.ts";

export interface Language {
  english: boolean;
  /** Why the text was not taken for English, in one sentence; null when it was. */
  reason: string | null;
}

const COMMON = once(() =>
  unpack(packedCommonWords)
    .split("\n")
    .map((row) => row.split(": ") as [name: string, words: string]),
);

const SCRIPTS: readonly [name: string, pattern: RegExp][] = [
  ["Chinese or Japanese", /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/g],
  ["Korean", /[\u1100-\u11ff\uac00-\ud7af]/g],
  ["Cyrillic", /[\u0400-\u052f]/g],
  ["Greek", /[\u0370-\u03ff]/g],
  ["Hebrew", /[\u0590-\u05ff]/g],
  ["Arabic", /[\u0600-\u06ff\u0750-\u077f]/g],
  ["Indic", /[\u0900-\u0dff]/g],
  ["Thai", /[\u0e00-\u0e7f]/g],
];

const SAMPLE_MAX = 700;
// English prose has more than two of five words from the table, and most of them are of no other language.
const CLEAR_SHARE = 0.15;
// Fewer words than these are too few to tell, and count as English.
const WORDS_MIN = 4;
// So many of the different words must be of another language alone: more where English alone has some of them too.
const OWN_SHARE = 0.2;
const OWN_SHARE_MIXED = 0.1;
const DIFFERENT_MAX = 40;
// Where fewer words than these begin with a small letter, the text is a list of names, which speak for no language.
const SMALL_SHARE = 0.4;

const PRIME = 0x01000193;
const hashOf = (word: string): number => {
  let hash = 0;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME);
  return hash;
};

const PLACES = 4096;
/** In which of two neighbours a hash stands, or the first free place from the one that its low bits say. */
const placeOf = (places: Int32Array, hash: number): number => {
  let at = (hash << 1) & (PLACES - 1);
  while (places[at] !== 0 && places[at] !== hash) at = (at + 2) & (PLACES - 1);
  return at;
};

const ENGLISH_ALONE = 1;

/** The hashes of the common words, each with the languages that it is common in behind it, a bit each; English is 1. */
const languagesByHash = once(() => {
  const places = new Int32Array(PLACES);
  COMMON().forEach(([, words], language) => {
    for (const word of words.split(" ")) {
      const hash = hashOf(word);
      const at = placeOf(places, hash);
      places[at] = hash;
      places[at + 1] = (places[at + 1] as number) | (1 << language);
    }
  });
  return places;
});

/** The start and the middle of a long text: enough to tell, at a cost that does not grow. */
const sampleOf = (text: string): string => {
  if (text.length <= 2 * SAMPLE_MAX) return text;
  const middle = text.length >> 1;
  return `${text.slice(0, SAMPLE_MAX)} ${text.slice(middle, middle + SAMPLE_MAX)}`;
};

const declined = (name: string): Language => ({
  english: false,
  reason: `The text reads as ${name}; only English is checked.`,
});

const ENGLISH: Language = { english: true, reason: null };

const otherScript = (sample: string): Language | null => {
  if (!/[\u0370-\u1cff\u3040-\ud7af\uf900-\ufaff]/.test(sample)) return null;
  const latin = sample.match(/[a-z\u00c0-\u024f]/gi)?.length ?? 0;
  for (const [name, pattern] of SCRIPTS) {
    const count = sample.match(pattern)?.length ?? 0;
    // One ideograph or syllable says about as much as three letters.
    const letters = name === "Chinese or Japanese" || name === "Korean" ? count * 3 : count;
    if (letters > latin && count >= 5) return declined(name);
  }
  return null;
};

const SPACE = 1;
/** What makes a piece an address, a path or a name in code. */
const FOREIGN = 2;

// What a UTF-16 unit below 0x250 is to the count of words; a letter is itself, or the small one that it stands for.
const UNITS = once(() =>
  Uint16Array.from({ length: 0x250 }, (_, unit) => {
    if (unit >= 0xc0 || unit === 0x27 || (unit >= 0x61 && unit <= 0x7a)) return unit;
    if (unit >= 0x41 && unit <= 0x5a) return unit | 0x20;
    if (unit === 0x20 || unit === 0xa0 || (unit >= 9 && unit <= 13)) return SPACE;
    return (unit >= 0x2f && unit <= 0x39) || unit === 0x40 || unit === 0x5f ? FOREIGN : 0;
  }),
);

/** The same for a unit from 0x250 on; a straight apostrophe stands for a curly one. */
const rareUnit = (unit: number): number => {
  if (unit === 0x2019) return 0x27;
  if (unit >= 0x1e00 && unit <= 0x1eff) return unit;
  return unit >= 0x1680 && /\s/.test(String.fromCharCode(unit)) ? SPACE : 0;
};

interface Counts {
  words: number;
  /** Words that are common in English and in no other language of the table. */
  english: number;
}

/**
 * Counts the words of a text, without those of addresses, paths and names in code: "com" is no Portuguese there. Where
 * `ranges` is given, the start and end of every word are added to it.
 */
const countWords = (sample: string, ranges?: number[]): Counts => {
  const units = UNITS();
  const places = languagesByHash();
  const { length } = sample;
  const counts: Counts = { words: 0, english: 0 };
  let inPiece = 0;
  let englishInPiece = 0;
  let hash = 0;
  let start = -1;
  let isForeign = false;
  for (let at = 0; at <= length; at += 1) {
    const unit = at < length ? sample.charCodeAt(at) : 0x20;
    const read = unit < 0x250 ? (units[unit] as number) : rareUnit(unit);
    if (read > FOREIGN) {
      if (start < 0) start = at;
      hash = Math.imul(hash ^ read, PRIME);
      continue;
    }
    if (start >= 0) {
      inPiece += 1;
      if (places[placeOf(places, hash) + 1] === ENGLISH_ALONE) englishInPiece += 1;
      ranges?.push(start, at);
      hash = 0;
      start = -1;
    }
    if (read === FOREIGN || (unit === 0x2e && /^\w/.test(sample.charAt(at + 1)))) isForeign = true;
    if (read !== SPACE) continue;
    if (isForeign) ranges?.splice(ranges.length - 2 * inPiece);
    else {
      counts.words += inPiece;
      counts.english += englishInPiece;
    }
    inPiece = 0;
    englishInPiece = 0;
    isForeign = false;
  }
  return counts;
};

/** What speaks for a language, in different words. */
interface Evidence {
  language: number;
  /** Words that it has and English has not; for English, words that no other language has. */
  own: number;
  /** Words that it has. */
  all: number;
}

const evidenceOf = (words: readonly string[]): readonly [english: Evidence, other: Evidence, different: number] => {
  const places = languagesByHash();
  const found = COMMON().map((_, language): Evidence => ({ language, own: 0, all: 0 }));
  const english = found[0] as Evidence;
  const different = new Set(words);
  let foreign = 0;
  for (const word of different) {
    const languages = places[placeOf(places, hashOf(word)) + 1] as number;
    if (languages === 0 && /[\u00c0-\u1eff]/.test(word)) foreign += 1;
    // One letter by itself is as often a name or a label.
    const isOwn = (languages & 1) === 0 && word.length > 1;
    for (const evidence of found) {
      if (((languages >> evidence.language) & 1) === 0) continue;
      evidence.all += 1;
      if (isOwn || languages === ENGLISH_ALONE) evidence.own += 1;
    }
  }
  const [other] = found.slice(1).sort((a, b) => b.own + b.all - a.own - a.all) as [Evidence];
  return [english, { ...other, own: other.own + foreign, all: other.all + foreign }, different.size];
};

/** Whether a text is English. One too short to tell counts as English. Reads a bounded sample. */
export const recogniseLanguage = (text: string): Language => {
  const sample = sampleOf(text);
  const script = otherScript(sample);
  if (script !== null) return script;
  const { words, english } = countWords(sample);
  if (words < WORDS_MIN || english >= words * CLEAR_SHARE) return ENGLISH;
  const ranges: number[] = [];
  countWords(sample, ranges);
  const small: string[] = [];
  for (let at = 0; at < ranges.length; at += 2) {
    const word = sample.slice(ranges[at], ranges[at + 1]).replaceAll("’", "'");
    // Capitals may be names ("Los Angeles", "Müller").
    if (word.startsWith((word[0] as string).toLowerCase())) small.push(word.toLowerCase());
  }
  if (small.length < words * SMALL_SHARE) return ENGLISH;
  const [common, other, different] = evidenceOf(small);
  const counted = Math.min(different, DIFFERENT_MAX);
  const enough =
    common.own === 0
      ? other.own >= Math.max(2, counted * OWN_SHARE)
      : other.own > 1.5 * common.own && other.all > common.all && other.own >= Math.max(3, counted * OWN_SHARE_MIXED);
  if (!enough) return ENGLISH;
  return declined((COMMON()[other.language] as [string, string])[0]);
};
