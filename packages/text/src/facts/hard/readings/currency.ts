import { matchAt } from "../../fact.ts";
import { currencyNames, NOTES } from "../../kinds/money.ts";
import { CURRENCIES } from "./closed-classes.ts";

/** What a text names as a currency. `exact` is its code where the text says which one; "$" and "dollars" leave it open. */
export interface Currency {
  exact: boolean;
  /** The unit that a rewrite needs: a code, or "~" with the open name. */
  need: string;
  /** The units that a source vouches for. */
  backs: readonly string[];
  code: string;
}

interface Row {
  code: string;
  qualifier: string;
  nouns: readonly string[];
  sign: string;
}

const ROWS = CURRENCIES.trim()
  .split("\n")
  .map((line): Row => {
    const [code = "", qualifier = "", noun = "", plural = "", sign = ""] = line.split("|");
    return { code, qualifier: qualifier.toLowerCase(), nouns: plural === "" ? [noun] : [noun, plural], sign };
  });
const BY_CODE = new Map(ROWS.map((row) => [row.code, row]));
// What people mean by an open name.
const USUAL =
  "$ USD,£ GBP,¥ JPY,kr SEK,₩ KRW,Rs INR,dollar USD,pound GBP,franc CHF,rupee INR,peso MXN,krona SEK,krone NOK,yen JPY,yuan CNY,won KRW,ruble RUB,lira TRY,dinar KWD,real BRL";
const DEFAULTS = new Map(USUAL.split(",").map((entry) => entry.split(" ") as [string, string]));
// Beside what CLDR has and people say: other spellings, coins that are no state's.
const ALIASES = new Map(
  "rouble ruble,złoty zloty,zlotys zloty,renminbi yuan,reais real,sterling pound,btc bitcoin,eth ether,usdt tether"
    .split(",")
    .map((entry) => entry.split(" ") as [string, string]),
);
const SIGNS: Readonly<Record<string, string>> = { Fr: "CHF", SFr: "CHF", RM: "MYR", N: "NGN" };
const UNLISTED = new Set("bitcoin ether tether pence penny pennies centime paisa paise kopek öre".split(" "));
// More often words than currencies behind a figure.
const WORDS = new Set(["won", "gold", "rights", "mark", "marks", "real", "reals"]);
const CODE_WORDS = new Set(["ALL", "TOP", "CUP", "PEN", "SOS", "TRY", "MOP"]);
const BY_NOUN = new Map<string, [Row, ...Row[]]>();
const BY_SIGN = new Map<string, [Row, ...Row[]]>();
const into = (map: Map<string, Row[]>, key: string, row: Row): void =>
  void map.set(key, [...(map.get(key) ?? []), row]);
for (const row of ROWS) {
  for (const noun of row.nouns) into(BY_NOUN, noun, row);
  if (row.sign !== "") into(BY_SIGN, row.sign, row);
}

for (const [word, code] of [...currencyNames, ...Array.from(NOTES.keys(), (note) => [note, "GBP"] as const)])
  if (!BY_NOUN.has(word)) ALIASES.set(word, BY_CODE.get(code === "RMB" ? "CNY" : code)?.nouns[0] ?? "");

/** The nouns of all currencies, slang and plurals with them. */
export const currencyNouns: readonly string[] = [...BY_NOUN.keys(), ...ALIASES.keys(), ...UNLISTED].flatMap((noun) => [
  noun,
  `${noun}s`,
]);

const openOf = (row: Row): string[] => [
  ...row.nouns.map((noun) => `~${noun}`),
  ...(row.sign === "" ? [] : [`~${row.sign}`]),
  ...(row.nouns.includes("rupee") ? ["~Rs"] : []),
];

const exactly = (row: Row): Currency => ({
  exact: true,
  need: row.code,
  backs: [row.code, ...openOf(row)],
  code: row.code,
});

const openly = (name: string, rows: readonly [Row, ...Row[]]): Currency => {
  const row =
    BY_CODE.get(DEFAULTS.get(name) ?? "") ?? rows.find(({ code }) => [...DEFAULTS.values()].includes(code)) ?? rows[0];
  return { exact: false, need: `~${name}`, backs: [`~${name}`, row.code, ...openOf(row)], code: row.code };
};

/** The currency of a code: "EUR". */
export const currencyOfCode = (code: string): Currency | null => {
  const row = BY_CODE.get(code === "RMB" ? "CNY" : code);
  if (row !== undefined) return CODE_WORDS.has(code) ? null : exactly(row);
  return ALIASES.has(code.toLowerCase()) ? currencyOfNoun(code, "") : null;
};

/** The currency of a sign: "₫", "zł", "R$", "US$". A sign that no table holds is a currency of its own. */
export const currencyOfSign = (sign: string): Currency | null => {
  const code = SIGNS[sign];
  if (code !== undefined) return currencyOfCode(code);
  const rows = BY_SIGN.get(sign);
  if (rows !== undefined)
    return rows.length === 1 && sign.length > 1 && sign.includes("$") ? exactly(rows[0]) : openly(sign, rows);
  return /^\p{Sc}$/u.test(sign) ? { exact: false, need: `~${sign}`, backs: [`~${sign}`], code: sign } : null;
};

/** The currency of a noun in the singular or plural, with the word before it where there is one. */
export const currencyOfNoun = (written: string, qualifier: string): Currency | null => {
  const lower = written.toLowerCase();
  const single = lower.endsWith("s") && !BY_NOUN.has(lower) && !ALIASES.has(lower) ? lower.slice(0, -1) : lower;
  const noun = ALIASES.get(single) ?? single;
  if (UNLISTED.has(noun)) return { exact: true, need: noun, backs: [noun], code: noun };
  const rows = BY_NOUN.get(noun);
  if (rows === undefined) return null;
  // A bare figure may stand for what is more often a word than a currency.
  if (WORDS.has(lower) && qualifier === "")
    return { exact: false, need: "bare", backs: ["bare", `~${noun}`], code: noun };
  const named =
    qualifier === ""
      ? undefined
      : rows.find((row) => row.qualifier === qualifier.toLowerCase() || (qualifier === "U.S." && row.code === "USD"));
  return named === undefined ? openly(rows[0].nouns[0] as string, rows) : exactly(named);
};

const QUALIFIER = / (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)(?![\p{L}\p{N}])/uy;

/** Whose money an amount with an open sign is where a word behind it says so: "$40 Canadian". */
export const currencyQualified = (
  sign: string,
  text: string,
  at: number,
): { currency: Currency; end: number } | null => {
  const found = matchAt(QUALIFIER, text, at);
  const row =
    found === null ? undefined : BY_SIGN.get(sign)?.find(({ qualifier }) => qualifier === found[1]?.toLowerCase());
  return found === null || row === undefined ? null : { currency: exactly(row), end: at + found[0].length };
};

const AFTER_SIGN = /[ -]?(\p{Sc}|Kč|kr\.?|zł|Ft|lei|Rp|RM|Rs\.?)(?![\p{L}\p{N}]|\.\d)/uy;
const AFTER_CODE = /[ -]?([A-Z]{3})(?![\p{L}\p{N}])/uy;
const AFTER_NOUN =
  /[ -](?:((?:U\.S\.|[A-Z][\p{L}-]+(?: [A-Z][\p{L}-]+){0,2})) )?([\p{L}ʻ]{3,12})(?![\p{L}\p{N}]|['’]\p{L})/uy;

/** The currency that follows a figure ending at `at`. */
export const currencyAfter = (text: string, at: number): { currency: Currency; end: number } | null => {
  const sign = matchAt(AFTER_SIGN, text, at);
  const code = sign === null ? matchAt(AFTER_CODE, text, at) : null;
  const noun = sign === null && code === null ? matchAt(AFTER_NOUN, text, at) : null;
  const found = sign ?? code ?? noun;
  if (found === null) return null;
  const currency =
    sign !== null
      ? currencyOfSign((sign[1] as string).replace(/\.$/, ""))
      : code !== null
        ? currencyOfCode(code[1] as string)
        : currencyOfNoun((noun as RegExpExecArray)[2] as string, (noun as RegExpExecArray)[1] ?? "");
  const end = at + found[0].length;
  // "5 $3 tickets": the sign belongs to what follows it.
  return currency === null || /\d/.test(text.charAt(end)) ? null : { currency, end };
};

const BEFORE = /(?:^|[^\p{L}\p{N}])((?:[A-Z]{1,3}|[A-Z][a-z]{1,2}|kr|zł)?\.?\p{Sc}?) ?$/u;

/** The currency that comes before a figure starting at `at`. */
export const currencyBefore = (text: string, at: number): { currency: Currency; start: number } | null => {
  const lead = text.slice(Math.max(0, at - 8), at);
  const found = BEFORE.exec(lead);
  const written = (found?.[1] ?? "").replace(/\.$/, "");
  if (found === null || written === "") return null;
  const currency = /^[A-Z]{3}$/.test(written)
    ? currencyOfCode(written)
    : (currencyOfSign(written) ?? (/\p{Sc}$/u.test(written) ? currencyOfSign(written.slice(-1)) : null));
  return currency === null
    ? null
    : { currency, start: at - lead.length + found.index + found[0].indexOf(found[1] as string) };
};
