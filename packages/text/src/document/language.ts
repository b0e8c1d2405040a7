import { once } from "./once.ts";

export interface Language {
  english: boolean;
  /** Why the text was not taken for English, in one sentence; null when it was. */
  reason: string | null;
}

// The commonest short words of each language that are not words of another one in the table.
const COMMON: readonly [name: string, words: string][] = [
  [
    "English",
    "the and of to a in is it that was for you with this have are not be but they from or by we my your which will would there their what so if about just can i he she our has had been were at an as on do don't it's i'm",
  ],
  [
    "German",
    "der die und das ist nicht ein ich zu den mit sich auf für sie dem eine auch wir haben wird sind oder aber",
  ],
  ["French", "le les et des est une que pour dans qui pas vous nous sur avec sont au ce mais du aux cette être je"],
  ["Spanish", "el los y que una por con para las del se es su lo como pero más está son muy hay fue esta"],
  ["Portuguese", "o os e que uma por com para não as do da em dos é mais foi são seu sua pelo muito você"],
  ["Italian", "il che di è un una per non con sono della gli del le nel ma anche come più questo alla dei si"],
  ["Dutch", "het een van en is dat niet zijn op te voor met aan er maar ook wij hebben wordt deze naar ik"],
  ["Swedish", "och att det som en är på för av med inte den till jag har om ett men vi var kan"],
  ["Norwegian or Danish", "og det er på til som en av ikke med jeg har vi den et men kan være også fra blir"],
  ["Polish", "w i na się nie z że do jest to jak o co po tak ale od za być przez dla"],
  ["Turkish", "ve bir bu için ile da de çok olarak daha gibi ama var ne kadar sonra olan"],
  ["Indonesian", "yang dan di untuk dengan ini itu dari tidak ke pada adalah kami akan saya ada juga"],
  ["Finnish", "ja on ei että se hän oli mutta myös kun ovat olla tai kuin sen minä joka"],
  ["Czech", "a se na je že v to s z do o jako ale by jsem pro si tak které byl"],
  ["Hungarian", "a az és hogy nem is egy van ez de meg csak volt már mint azt ha el"],
  ["Romanian", "și de în la nu a cu pe o care un este din mai că pentru se sunt"],
  ["Vietnamese", "và của là có không được cho một các trong với người đã những này để"],
];

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
const WORDS_MIN = 8;

const englishWords = once(() => new Set((COMMON[0] as [string, string])[1].split(" ")));

/** The languages that each word is common in, by their place in the table. */
const languagesOf = (): Map<string, number[]> => {
  const byWord = new Map<string, number[]>();
  COMMON.forEach(([, words], language) => {
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
  if (!/[\u0370-\ud7af\uf900-\ufaff]/.test(sample)) return null;
  const latin = sample.match(/[a-z\u00c0-\u024f]/gi)?.length ?? 0;
  for (const [name, pattern] of SCRIPTS) {
    const count = sample.match(pattern)?.length ?? 0;
    // One ideograph or syllable says about as much as three letters.
    const letters = name === "Chinese or Japanese" || name === "Korean" ? count * 3 : count;
    if (letters > latin && count >= 5) return declined(name);
  }
  return null;
};

/** Whether a text is English. One too short to tell counts as English. Reads a bounded sample. */
export const recogniseLanguage = (text: string): Language => {
  const sample = sampleOf(text);
  const script = otherScript(sample);
  if (script !== null) return script;
  const words =
    sample
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[a-z\u00c0-\u024f\u1e00-\u1eff']+/g) ?? [];
  if (words.length < WORDS_MIN) return ENGLISH;
  const known = englishWords();
  const named = words.reduce((count, word) => (known.has(word) ? count + 1 : count), 0);
  if (named >= words.length * ENGLISH_SHARE) return ENGLISH;
  const common = commonWords();
  const counts = COMMON.map(() => 0);
  for (const word of words)
    for (const language of common.get(word) ?? []) counts[language] = (counts[language] ?? 0) + 1;
  const english = counts[0] as number;
  let best = 1;
  for (let language = 2; language < counts.length; language += 1)
    if ((counts[language] as number) > (counts[best] as number)) best = language;
  const other = counts[best] as number;
  // English names its own function words in a fifth of its words; a list or a heading may hold few of either.
  if (other > english && other >= Math.max(3, words.length * 0.1))
    return declined((COMMON[best] as [string, string])[0]);
  return ENGLISH;
};
