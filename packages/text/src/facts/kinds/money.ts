import { fact, matchAt, type FactMatch, type FactFamily } from "../fact.ts";
import { digitsAt, type Figure } from "../number.ts";

// A currency's code, then its signs and what people call it, in the singular.
const ROWS =
  "USD $ US$ U$ dollar buck,EUR € euro,GBP £ pound quid,JPY ¥ yen,CHF franc,CAD C$ CA$,AUD A$ AU$,NZD NZ$,INR ₹ rupee,CNY,RMB yuan rmb,SEK krona kronor,NOK,DKK,PLN,CZK,HUF,SGD S$,HKD HK$,BRL R$,MXN peso,ZAR,KRW ₩,TRY ₺,ILS ₪,AED,SAR,THB,RUB ₽ ruble"
    .split(",")
    .map((row) => row.split(" "));
const CODES = ROWS.map(([code = ""]) => code);
const WRITTEN: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([code = "", ...written]) => written.map((word) => [word, code] as const)),
);
/** What people call currencies, slang among it, each with the code. */
export const currencyNames: readonly (readonly [string, string])[] = [...WRITTEN].filter(([word]) =>
  /^[a-z]/.test(word),
);
/** Currencies by their three letters, in capitals or small; "try" and "rub" are words. */
export const currencyCodes: ReadonlySet<string> = new Set(
  [...CODES, ...CODES.map((code) => code.toLowerCase())].filter((code) => code !== "try" && code !== "rub"),
);

/** Whether a unit is a currency sign. */
export const isCurrencySign = (unit: number): boolean =>
  unit === 36 || unit === 0x20ac || unit === 0xa3 || unit === 0xa5 || (unit >= 0x20a9 && unit <= 0x20bd);

const reading = (start: number, end: number, currency: string, amount: string, spelled?: true): FactMatch => {
  const unit = currency.toUpperCase().replace("RMB", "CNY");
  return fact("money", start, end, `${unit} ${amount}`, { amount, unit, ...(spelled && { spelled }) });
};

const CODE_AFTER = /[ \u00a0]?([A-Za-z]{3})(?![A-Za-z\d])/y;

/** Money written with its sign first: $5k, US$ 1.2 million, €40. `at` is the sign. */
export const signedMoneyAt = (text: string, at: number): FactMatch | null => {
  let start = at;
  while (start > 0 && at - start < 2 && /[A-Z]/.test(text[start - 1] as string)) start -= 1;
  if (start > 0 && /[A-Za-z\d]/.test(text[start - 1] as string)) start = at;
  const prefix = text.slice(start, at);
  const sign = text[at] as string;
  const currency = WRITTEN.get(sign === "$" ? prefix + sign : sign);
  if (currency === undefined) return null;
  const from = at + 1 + (text[at + 1] === " " || text[at + 1] === "\u00a0" ? 1 : 0);
  const figure = digitsAt(text, from, true);
  if (figure === null) return null;
  const code = sign === "$" ? matchAt(CODE_AFTER, text, figure.end) : null;
  if (code !== null && currencyCodes.has(code[1] as string)) {
    return reading(start, figure.end + code[0].length, code[1] as string, figure.amount);
  }
  return reading(start, figure.end, currency, figure.amount);
};

const AFTER = /[ \u00a0-]?(?:(?:US|U\.S\.|Canadian|Australian) )?([A-Za-z]{3,7}|[€£¥₹$])(?![A-Za-z\d])/y;

/** Money whose currency follows the figure: 5,000 dollars, 40 €, 12 USD. */
export const moneyAfter = (text: string, start: number, figure: Figure): FactMatch | null => {
  const match = matchAt(AFTER, text, figure.end);
  if (match === null) return null;
  const written = match[1] as string;
  const lower = written.toLowerCase();
  let currency = currencyCodes.has(written) ? written : WRITTEN.get(lower.replace(/s$/, ""));
  let amount = figure.amount;
  if (currency === undefined && /^cents?$/.test(lower) && /^\d+$/.test(amount)) {
    currency = "USD";
    amount = String(Number(amount) / 100);
  }
  // "5 $3 tickets": the sign belongs to what follows it.
  if (currency === undefined || (written.length === 1 && /\d/.test(text[figure.end + match[0].length] ?? "")))
    return null;
  return reading(start, figure.end + match[0].length, currency, amount, figure.spelled);
};

const CODE_FIGURE = /\.?[ \u00a0]?(?=[\d.])/y;

/** Banknotes by their names in speech, in pounds. */
export const NOTES: ReadonlyMap<string, string> = new Map([
  ["fiver", "5"],
  ["tenner", "10"],
]);

/** Money with its currency first: USD 5,000. The name of the currency ends at `end`. */
export const codedMoneyAt = (text: string, currency: string, start: number, end: number): FactMatch | null => {
  const gap = matchAt(CODE_FIGURE, text, end);
  if (gap === null) return null;
  const figure = digitsAt(text, end + gap[0].length, true);
  return figure === null ? null : reading(start, figure.end, currency, figure.amount);
};

export const money: FactFamily = {
  name: "money",
  kinds: { money: "hard" },
  keywords: [
    [
      CODES.map((code) => code.toLowerCase()),
      // "inr 2.4" is a value of blood.
      (text, word, _lower, start, end) =>
        currencyCodes.has(word) && word !== "inr" ? codedMoneyAt(text, word, start, end) : null,
    ],
    [["rs"], (text, word, _lower, start, end) => (word === "Rs" ? codedMoneyAt(text, "INR", start, end) : null)],
    [NOTES.keys(), (_text, _word, lower, start, end) => reading(start, end, "GBP", NOTES.get(lower) as string, true)],
  ],
};
