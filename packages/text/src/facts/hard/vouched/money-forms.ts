// Money in forms that no scanner reads: hasty, in small coins, or in slang.
import { currencyOfCode, currencyOfNoun, currencyOfSign } from "../readings/currency.ts";
import { NOTES } from "../../kinds/money.ts";
import { figureKey, product } from "../readings/reading.ts";
import type { Form } from "./clock-forms.ts";

const coinKeys = (amount: string | undefined, coin: string | undefined): string[] =>
  coin === "p"
    ? ["pence", "penny"]
        .map((name) => `+${name}:${amount}`)
        .concat(["GBP", "~pound", "~£"].map((name) => `+${name}:${product(amount ?? "", 0.01)}`))
    : ["cent", "cents", "~cent"]
        .map((name) => `+${name}:${amount}`)
        .concat(
          ["USD", "~dollar", "~$", "EUR", "~euro", "~€"].map((name) => `+${name}:${product(amount ?? "", 0.01)}`),
        );

const qualifiedKeys = (amount: number, qualifier: string, noun: string): string[] => {
  const currency = currencyOfNoun(noun, qualifier);
  return currency?.exact === true ? currency.backs.map((name) => `+${name}:${amount}`) : [];
};

export const moneyForms: readonly Form[] = [
  // A hasty hand's currency: "320 swiss francs".
  [
    /(?<![\p{L}\p{N}.,])(\d[\d,]*(?:\.\d+)?) (\p{Ll}+(?: \p{Ll}+)?) (dollars?|pounds?|francs?|kron[aeo]r?|pesos?|rupees?|rou?bles?|dinars?|dirhams?|riyals?|shillings?)(?!\p{L})/gu,
    (amount = "", qualifier = "", noun = "") => qualifiedKeys(Number(amount.replaceAll(",", "")), qualifier, noun),
  ],
  [
    /(?<![\p{L}\p{N}.,])(\d[\d.]*) ?(?:fr\.?|frs)(?![\p{L}\p{N}])/giu,
    (amount) => ["~franc", "CHF", "XOF", "XAF"].map((name) => `+${name}:${Number(amount)}`),
  ],
  // A currency without a space: RM500, USD500.
  [
    /(?<![\p{L}\p{N}])([A-Z]{2,3}|Rs)(\d+(?:\.\d+)?)(?![\p{L}\p{N}]|[-/.:]\p{N})/gu,
    (name = "", amount = "") =>
      (currencyOfCode(name) ?? currencyOfSign(name))?.backs.map((each) => `+${each}:${Number(amount)}`) ?? [],
  ],
  // Small coins and notes: 50p, 99c, a tenner.
  [/(?<![\p{L}\p{N}.,])(\d{1,2}) ?([pc])(?![\p{L}\p{N}])/gu, (amount, coin) => coinKeys(amount, coin)],
  [
    new RegExp(`(?<!\\p{L})(${[...NOTES.keys()].join("|")})s?(?!\\p{L})`, "giu"),
    (note = "") => ["~pound", "~£"].map((name) => `+${name}:${NOTES.get(note.toLowerCase())}`),
  ],
  [
    /(?<![\p{L}\p{N}.,])(\d+(?:\.\d+)?) ?cr(?![\p{L}\p{N}])/gu,
    (amount = "") => [figureKey(false, "", product(amount, 1e7))],
  ],
];
