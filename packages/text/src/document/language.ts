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
// English prose names its commonest words in about two of five; other languages share a few of them, in one of twenty.
const ENGLISH_SHARE = 0.2;
// Fewer words than these are too few to tell, and count as English.
const WORDS_MIN = 4;
// Of fewer words than these, a third must speak for another language, and none for English.
const FEW_WORDS = 8;
const FEW_WORDS_SHARE = 0.3;
// Where fewer words than these begin with a small letter, the text is a list of names, which speak for no language.
const SMALL_SHARE = 0.4;

const englishWords = once(() => new Set((COMMON()[0] as [string, string])[1].split(" ")));

/** The languages that each word is common in, by their place in the table. */
const languagesOf = (): Map<string, number[]> => {
  const byWord = new Map<string, number[]>();
  COMMON().forEach(([, words], language) => {
    // A word that English shares speaks for English alone.
    const own = words.split(" ").filter((word) => language === 0 || !englishWords().has(word));
    for (const word of own) byWord.set(word, [...(byWord.get(word) ?? []), language]);
  });
  return byWord;
};

const commonWords = once(languagesOf);

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

/** The words of a text, without those of addresses, paths and names in code: "com" is no Portuguese there. */
const wordsOf = (sample: string): string[] =>
  sample
    .replaceAll("’", "'")
    .split(/\s+/)
    .filter((piece) => !/[@/_\d]|\.\w/.test(piece))
    .flatMap((piece) => piece.match(/[a-z\u00c0-\u024f\u1e00-\u1eff']+/gi) ?? []);

const SPACE = 1;
const LETTER = 2;
/** What makes a piece an address, a path or a name in code. */
const FOREIGN = 3;

// What a UTF-16 unit below 0x250 is to the count of English words.
const KINDS = once(() =>
  Uint8Array.from({ length: 0x250 }, (_, unit) => {
    const written = String.fromCharCode(unit);
    if (/[a-z\u00c0-\u024f']/i.test(written)) return LETTER;
    return /\s/.test(written) ? SPACE : /[@/_\d]/.test(written) ? FOREIGN : 0;
  }),
);

const kindOf = (kinds: Uint8Array, unit: number): number => {
  if (unit < 0x250) return kinds[unit] as number;
  if (unit === 0x2019 || (unit >= 0x1e00 && unit <= 0x1eff)) return LETTER;
  return unit >= 0x1680 && /\s/.test(String.fromCharCode(unit)) ? SPACE : 0;
};

const PRIME = 0x01000193;
const hashOf = (word: string): number => {
  let hash = 0;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME);
  return hash;
};
// The hashes of English words, each in the first free place from the one that its low bits say.
const HASH_PLACES = 512;
const englishHashes = once(() => {
  const places = new Int32Array(HASH_PLACES);
  for (const hash of [...englishWords()].map(hashOf)) {
    let at = hash & (HASH_PLACES - 1);
    while (places[at] !== 0) at = (at + 1) & (HASH_PLACES - 1);
    places[at] = hash;
  }
  return places;
});

const isKnown = (places: Int32Array, hash: number): boolean => {
  let at = hash & (HASH_PLACES - 1);
  while (places[at] !== 0 && places[at] !== hash) at = (at + 1) & (HASH_PLACES - 1);
  return places[at] !== 0;
};

/** Whether English names so many of the words that nothing else need be asked: most texts stop here. */
const isClearlyEnglish = (sample: string): boolean => {
  const kinds = KINDS();
  const known = englishHashes();
  const { length } = sample;
  let words = 0;
  let english = 0;
  let inPiece = 0;
  let englishInPiece = 0;
  let hash = 0;
  let isOpen = false;
  let isForeign = false;
  for (let at = 0; at <= length; at += 1) {
    const unit = at < length ? sample.charCodeAt(at) : 0x20;
    const kind = kindOf(kinds, unit);
    if (kind === LETTER) {
      // Small letters stand for large ones, a straight apostrophe for a curly one.
      hash = Math.imul(hash ^ (unit === 0x2019 ? 0x27 : unit < 0x5b && unit > 0x40 ? unit | 0x20 : unit), PRIME);
      isOpen = true;
      continue;
    }
    if (isOpen) {
      inPiece += 1;
      if (isKnown(known, hash)) englishInPiece += 1;
      hash = 0;
      isOpen = false;
    }
    if (kind === FOREIGN || (unit === 0x2e && /^\w/.test(sample.charAt(at + 1)))) isForeign = true;
    if (kind !== SPACE) continue;
    if (!isForeign) {
      words += inPiece;
      english += englishInPiece;
    }
    inPiece = 0;
    englishInPiece = 0;
    isForeign = false;
  }
  return words >= WORDS_MIN && english >= words * ENGLISH_SHARE;
};

interface Evidence {
  /** The name of the language that most of the words speak for. */
  name: string;
  /** Different common words of it, and words with letters that English does not have. */
  words: number;
}

/** What speaks for the likeliest other language. Capitals may be names ("Los Angeles", "Müller") and speak for none. */
const otherLanguage = (words: readonly string[]): Evidence => {
  const common = commonWords();
  const counts = COMMON().map(() => 0);
  let foreign = 0;
  for (const word of new Set(words)) {
    const languages = common.get(word) ?? [];
    if (languages.length === 0 && /[\u00c0-\u1eff]/.test(word)) foreign += 1;
    for (const language of languages) counts[language] = (counts[language] ?? 0) + 1;
  }
  counts[0] = 0;
  const most = Math.max(...counts);
  const name = most === 0 ? "another language" : (COMMON()[counts.indexOf(most)] as [string, string])[0];
  return { name, words: most + foreign };
};

/** Whether a text is English. One too short to tell counts as English. Reads a bounded sample. */
export const recogniseLanguage = (text: string): Language => {
  const sample = sampleOf(text);
  const script = otherScript(sample);
  if (script !== null) return script;
  if (isClearlyEnglish(sample)) return ENGLISH;
  const words = wordsOf(sample);
  if (words.length < WORDS_MIN) return ENGLISH;
  const known = englishWords();
  const english = words.filter((word) => known.has(word.toLowerCase())).length;
  if (english >= words.length * ENGLISH_SHARE) return ENGLISH;
  const small = words.filter((word) => word.startsWith(word[0]?.toLowerCase() ?? ""));
  if (small.length < words.length * SMALL_SHARE) return ENGLISH;
  const other = otherLanguage(small);
  if (words.length < FEW_WORDS) {
    const enough = english === 0 && other.words >= Math.max(2, words.length * FEW_WORDS_SHARE);
    return enough ? declined(other.name) : ENGLISH;
  }
  // English names its own function words in a fifth of its words; a list or a heading may hold few of either.
  return other.words > english && other.words >= Math.max(3, Math.min(words.length, 60) * 0.1)
    ? declined(other.name)
    : ENGLISH;
};
