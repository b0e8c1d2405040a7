import { matchAt } from "../../fact.ts";
import { SCALES } from "./closed-classes.ts";
import { product } from "./reading.ts";

// Decimal places of orders of magnitude: what CLDR has, and slang.
const PLACES = new Map(
  `${SCALES},hundred 2,grand 3,k 3,thou 3,thsd 3,lac 5,lacs 5,lakhs 5,cr 7,crores 7,mil 6,mill 6,mio 6,mn 6,mm 6,bn 9,mrd 9,tn 12`
    .split(",")
    .map((entry): [string, number] => {
      const space = entry.lastIndexOf(" ");
      return [entry.slice(0, space), Number(entry.slice(space + 1))];
    }),
);

const DOZENS: ReadonlySet<string> = new Set(["dozen", "doz", "dz"]);

/** The words for orders of magnitude. */
export const scaleWords: readonly string[] = [...PLACES.keys(), ...DOZENS];

/** The factor that an order of magnitude stands for. */
export const scaleNamed = (word: string): number => (DOZENS.has(word) ? 12 : 10 ** (PLACES.get(word) ?? 0));

/** A figure in a text, as far as it has been read. */
export interface Magnitude {
  start: number;
  end: number;
  amount: string;
  /** The text gives its order of magnitude beside it. */
  scaled: boolean;
}

const PART_BEFORE =
  /(?:(?<![\p{L}])half|(?<![\p{L}])(?:(?:a|one) )?quarter of|three[ -]quarters of|(?<![\p{N}/.,])[1-9]\/[2-9] of)(?: an?)? $/iu;
const SCALE_FIRST = /(?:hundred|thousand|[mbtr]+illion|dozen|doz|dz)/iy;

const partNamed = (words: string): number => {
  const [above, below] = /^(\d)\/(\d)/.exec(words)?.slice(1) ?? [];
  return above === undefined
    ? /^half/i.test(words)
      ? 0.5
      : /^three/i.test(words)
        ? 0.75
        : 0.25
    : Number(above) / Number(below);
};

// "half a million": the share comes before the word that the scanners took for the figure.
const withShare = (text: string, figure: Magnitude): Magnitude => {
  if (matchAt(SCALE_FIRST, text, figure.start) === null) return figure;
  const part = PART_BEFORE.exec(text.slice(Math.max(0, figure.start - 26), figure.start))?.[0];
  if (part === undefined) return figure;
  return { ...figure, start: figure.start - part.length, amount: product(figure.amount, partNamed(part)) };
};

const AFTER_SCALE = /[ -]?([a-z]{1,8})\.?(?![\p{L}\p{N}])/iuy;

const STREET =
  / (?:Mill|Grand) (?:St|Str|Street|Road|Rd|Lane|Avenue|Ave|Hill|House|Court|Way|Row|Place|Close|Square|Park)(?!\p{L})/uy;

const withScale = (text: string, figure: Magnitude, isMoney: boolean): Magnitude => {
  const word = matchAt(AFTER_SCALE, text, figure.end);
  const named = word?.[1] ?? "";
  const places = PLACES.get(named.toLowerCase());
  if (word !== null && DOZENS.has(named.toLowerCase()))
    return { ...figure, end: figure.end + word[0].length, amount: product(figure.amount, 12), scaled: true };
  if (word === null || places === undefined) return figure;
  // "30 Mill Street" is an address.
  if (matchAt(STREET, text, figure.end) !== null) return figure;
  // "5 M" may be a name, "5 cr" a credit; "5 k" is five thousand.
  if (/^ ?(?:m|mm|cr)$/i.test(word[0]) && !isMoney && !named.startsWith("Cr")) return figure;
  const end = figure.end + word[0].length - (word[0].endsWith(".") ? 1 : 0);
  return { ...figure, end, amount: product(figure.amount, 10 ** places), scaled: true };
};

const AND_A_HALF = /[ -](?:and[ -])?a[ -]half(?![\p{L}])| (1\/[2-8]|3\/[48]|2\/3)(?![\d/])/uy;

const withFraction = (text: string, figure: Magnitude): Magnitude => {
  const part = matchAt(AND_A_HALF, text, figure.end);
  if (part === null || /\d\.\d|\//.test(text.slice(figure.start, figure.end))) return figure;
  const [above = "1", below = "2"] = (part[1] ?? "1/2").split("/");
  const whole = Number(figure.amount);
  const amount = String(whole + ((figure.scaled ? whole : 1) * Number(above)) / Number(below));
  return { ...figure, end: figure.end + part[0].length, amount };
};

/** A figure with its order of magnitude and its fraction: half a million, 5 crore, 3 and a half, 1 1/2. */
export const magnitudeOf = (text: string, figure: Magnitude, isMoney: boolean): Magnitude => {
  const once = withScale(text, withShare(text, figure), isMoney);
  return withFraction(text, once.scaled ? withScale(text, once, isMoney) : once);
};
