import { fact, factOf, matchAt, type FactMatch, type FactFamily } from "../fact.ts";
import { quarterAt } from "./date.ts";
import { codedMoneyAt, currencyCodes } from "./money.ts";

// A word that holds a digit, with the parts hung to it by - . / _ : where a digit or capital follows: PK-77801-D.
const CODE =
  /[A-Za-z][\w]*(?:[-./_:](?=[A-Z]*\d|[A-Z]{2}|(?<=\d[-/_])[A-Z](?![\w'’]))[\w]+){0,8}(?:-(?:rc|alpha|beta|pre|preview|dev)(?:[.-]?\d+)*(?![\w-]))?/y;
const LETTERED_SUM = /([A-Z]{1,3}|Rs)(\d{1,3}(?:,\d{3})+)(?![\d,])/y;
const TICKET = /^[A-Z][A-Z0-9]{1,9}-\d+$/;
const VERSION = /^[vV]\.?\d+(?:[._-]\w+)*$/;
const PERIOD = /^(?:[Qq][1-4]|H[12])$/;
/** "Q1 Can we bid?": a question and its number. */
const ASKED = / (?:Can|Could|May|Will|Would|Is|Are|Do|Does|Did|Has|Have|Should|What|When|Where|Which|Who|Why|How) /y;
const FISCAL = /^FY(\d{2}|\d{4})$/;

/** "N765,000" and "USD1,900": a sum, whatever its letters stand for. */
const letteredSumAt = (text: string, at: number): FactMatch | null => {
  const [, letters = "", written = ""] = matchAt(LETTERED_SUM, text, at) ?? [];
  if (written === "") return null;
  const start = at + letters.length;
  if (currencyCodes.has(letters)) return codedMoneyAt(text, letters, at, start);
  const amount = written.replaceAll(",", "");
  return fact("number", start, start + written.length, amount, { amount });
};

const namedAt = (text: string, at: number): FactMatch | null => {
  const match = matchAt(CODE, text, at);
  if (match === null) return null;
  const written = match[0];
  const digit = written.search(/\d/);
  if (digit < 0) return null;
  // "mid-2026" and "Under-18" are a word and a figure.
  if (/^[A-Za-z]?[a-z]+[-/.:]\d/.test(written) && !/^[vx]\.?\d/i.test(written)) return null;
  const end = at + written.length;
  if (PERIOD.test(written))
    return matchAt(ASKED, text, end) === null ? quarterAt(text, written.toUpperCase(), at, end) : null;
  const fiscal = FISCAL.exec(written);
  if (fiscal !== null) {
    const year = fiscal[1] as string;
    return fact("date", at, end, year.length === 2 ? `20${year}` : year);
  }
  if (VERSION.test(written)) return fact("version", at, end, written.slice(1).replace(/^\./, ""));
  return TICKET.test(written)
    ? fact("ticket", at, end, written, { amount: written.slice(written.lastIndexOf("-") + 1) })
    : fact("id", at, end, written.toLowerCase());
};

/** Names made of letters and digits: ABC-123, v2.3.1, Q3, x6-6002, H264. Null where the word holds no digit that belongs to it. */
export const codeAt = (text: string, at: number): FactMatch | null => letteredSumAt(text, at) ?? namedAt(text, at);

const DOTTED = /\d+(?:\.\d+){2,4}(?:-[A-Za-z][\w.]*)?(?![\w])/y;
const NAMED = /(?: |-)?v?(\d+(?:\.\d+){0,4}(?:-(?:rc|beta|alpha)[\w.]*)?)(?![\w%]|,\d)/y;

/** 2.3.1: three parts or more, none of which can be grouped thousands. */
export const dottedVersionAt = (text: string, at: number): FactMatch | null => {
  const version = factOf("version", DOTTED, text, at);
  return version === null || /^\d{1,3}(?:\.\d{3}){2,}$/.test(version.value) ? null : version;
};

/** "version 2.3", "release 4": the figure is a version because the word before says so. `end` ends that word. */
export const namedVersionAt = (text: string, end: number): FactMatch | null => {
  const match = matchAt(NAMED, text, end);
  if (match === null) return null;
  const value = match[1] as string;
  const stop = end + match[0].length;
  return fact("version", stop - value.length, stop, value);
};

export const tickets: FactFamily = {
  name: "ticket",
  kinds: { ticket: "hard", version: "hard", id: "hard" },
  keywords: [[["version", "release"], (text, _word, _lower, _start, end) => namedVersionAt(text, end)]],
};
