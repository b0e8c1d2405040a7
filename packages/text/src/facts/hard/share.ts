import { unitNamed } from "../unit.ts";
import { anyOf, eachMatch, figureKey, product, type Reading } from "./reading.ts";

const NUMBERS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const NUMBER = `(?:${NUMBERS.join("|")})`;
const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  halve: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twentieth: 20,
  thirtieth: 30,
  fortieth: 40,
  fiftieth: 50,
  hundredth: 100,
  thousandth: 1000,
};
const PART =
  "third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twentieth|thirtieth|fortieth|fiftieth|hundredth|thousandth";
const COMPARED =
  "(?:of|less|more|fewer|higher|lower|slower|faster|quicker|larger|smaller|bigger|longer|shorter|cheaper|better|worse|as|off|did|do|does|were|are|is|was|said|agreed|voted)";
const number = (word: string): number =>
  /^\d/.test(word) ? Number(word) : /^an?$/i.test(word) ? 1 : NUMBERS.indexOf(word.toLowerCase()) + 1;

const simplest = (above: number, below: number): string => {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const by = divisor(above, below);
  return `${above / by}/${below / by}`;
};

/** A share: "a third", "two fifths", "half", 1/2, "one in ten". It is its decimal and its per cent too, where they are exact. */
const share = (start: number, end: number, text: string, above: number, below: number, judged = true): Reading => {
  const decimal = product(String(above / below), 1);
  const exact = Number.isInteger((above / below) * 1000)
    ? [figureKey(false, "", decimal), figureKey(false, "%", product(decimal, 100)), `F:${decimal}`, `%F:${decimal}`]
    : [];
  const key = `f:${simplest(above, below)}`;
  return {
    kind: "number",
    start,
    end,
    text,
    amount: simplest(above, below),
    backs: () => [key, ...exact],
    needs: () => (judged ? anyOf(key, ...exact.slice(0, 3)) : []),
  };
};

const SHARE = new RegExp(
  [
    `(?<below>(?<above>an?|one|${NUMBER})[ -](?<part>(?:${PART})s?)(?:(?= ${COMPARED}\\b|(?: the)? [\\p{L}-]+er\\b|[.,;:!?)]|$|\\n)(?<tail>)|))`,
    `(?<half>half|halves|halved|halving)(?:(?= (?:of|the|an?|as|my|our|his|her|their|your|its|this|that|price|day|off|hour|each)\\b)(?<of>)|)`,
    `(?<in>(?<some>${NUMBER}|\\d{1,2}) (?:in|out of)(?: every)? (?<all>${NUMBER}|twenty|\\d{1,3})(?![\\p{L}\\p{N}%:]|[.,]\\d))`,
    `(?<slashed>(?<top>\\d{1,4})/(?<bottom>\\d{1,4})(?![\\d/]))`,
  ]
    .map((form) => `(?<![\\p{L}\\p{N}/.,-])${form}`)
    .join("|"),
  "giu",
);

const shareAt = (text: string, match: RegExpExecArray, end: number): Reading | null => {
  const groups = match.groups ?? {};
  const start = match.index;
  if (groups["below"] !== undefined) {
    const part = (groups["part"] ?? "").toLowerCase().replace(/s$/, "");
    const [above, plural] = [number(groups["above"] ?? ""), /s$/i.test(groups["part"] ?? "")];
    const by = /\bby (?:about |around |roughly |nearly |almost |over )?$/i.test(
      text.slice(Math.max(0, start - 20), start),
    );
    if (above > 1 !== plural) return null;
    // "A quarter" may be three months, "a third" one more.
    const judged =
      plural ||
      by ||
      (groups["tail"] !== undefined &&
        !(
          part === "quarter" &&
          !/^ of\b/.test(text.slice(end)) &&
          !/^ \p{L}+er\b/u.test(text.slice(end)) &&
          !/^ (?:did|less|more)/.test(text.slice(end))
        ));
    return share(start, end, match[0], above, PARTS[part] ?? 1, judged);
  }
  if (groups["half"] !== undefined) {
    const before = text.slice(Math.max(0, start - 16), start);
    if (/(?:first|second|other|1st|2nd|and a|and-a)[ -]$/i.test(before) || /^[ -]past/i.test(text.slice(end)))
      return null;
    return share(
      start,
      end,
      match[0],
      1,
      2,
      groups["of"] !== undefined || /^halv/i.test(match[0]) || /\b(?:by|in|one|to|about|at|over|than) $/i.test(before),
    );
  }
  if (groups["in"] !== undefined) {
    const [above, below] = [
      number(groups["some"] ?? ""),
      groups["all"] === "twenty" ? 20 : number(groups["all"] ?? ""),
    ];
    if (below < 3 || above >= below) return null;
    const both = [`+:${above}`, `+:${below}`];
    const reading = share(start, end, match[0], above, below);
    return { ...reading, backs: () => [...reading.backs(), ...both], needs: () => [...reading.needs(), both] };
  }
  const [above, below] = [Number(groups["top"]), Number(groups["bottom"])];
  if (below === 0) return null;
  // "1935/36" is a season.
  if (below > 0 && above >= 1900 && above < 2100) return null;
  const reading = share(start, end, match[0], above, below);
  const join = `J:${above}/${below}`;
  return {
    ...reading,
    backs: () => [...reading.backs(), join, `+:${above}`, `+:${below}`],
    needs: () => (below <= 10 ? [...reading.needs(), [join]] : anyOf(`f:${simplest(above, below)}`, join)),
  };
};

const MULTIPLE_OF: Readonly<Record<string, number>> = {
  twice: 2,
  double: 2,
  doubl: 2,
  thrice: 3,
  triple: 3,
  tripl: 3,
  treble: 3,
  trebl: 3,
  quadruple: 4,
  quadrupl: 4,
  quintuple: 5,
  quintupl: 5,
};
const MULTIPLE = new RegExp(
  [
    `(?<fold>(?<times>${NUMBER}|twenty|thirty|forty|fifty|hundred|two|\\d+(?:\\.\\d+)?)[ -]?fold)`,
    `(?<word>twice|thrice|double|triple|treble|quadruple|quintuple)(?:(?= (?:as|the|what|that|our|its|his|her|their|last|this|from)\\b| \\p{L}+er\\b)(?<than>)|)`,
    `(?<verb>(?:doubl|tripl|trebl|quadrupl|quintupl)(?:ed|ing|es))`,
    `(?<so>(?<count>${NUMBER}|\\d+(?:\\.\\d+)?) times (?:as|more|the|less|fewer|over|what|that|\\p{L}+er)(?![\\p{L}]))`,
  ]
    .map((form) => `(?<![\\p{L}\\p{N}-])${form}(?![\\p{L}-])`)
    .join("|"),
  "giu",
);
const TIMES_TEN: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, fifty: 50, hundred: 100 };

const multipleAt = (match: RegExpExecArray, end: number): Reading => {
  const groups = match.groups ?? {};
  const word = (groups["word"] ?? groups["verb"] ?? "").toLowerCase().replace(/(?:ed|ing|es)$/, "");
  const times = (groups["times"] ?? groups["count"] ?? "").toLowerCase();
  const amount = String(MULTIPLE_OF[word] ?? TIMES_TEN[times] ?? number(times));
  const judged = groups["word"] === undefined || groups["than"] !== undefined;
  return {
    kind: "measure",
    start: match.index,
    end,
    text: match[0],
    amount,
    unit: "x",
    backs: () => [`+x:${amount}`, `+:${amount}`],
    needs: () => (judged ? [[`+x:${amount}`]] : []),
  };
};

const HALF_UNIT =
  /(?<![\p{L}\p{N}-])(?:(?<half>half an?|quarter of an|three[ -]quarters of an) (?<one>\p{L}+)|(?<count>an?|\p{L}+|\d+) (?<unit>\p{L}+) and a half)(?![\p{L}])/giu;

const halfUnitAt = (match: RegExpExecArray, end: number): Reading | null => {
  const groups = match.groups ?? {};
  const unit = unitNamed((groups["one"] ?? groups["unit"] ?? "").toLowerCase());
  const count =
    groups["half"] === undefined
      ? number(groups["count"] ?? "") + 0.5
      : /^half/i.test(groups["half"])
        ? 0.5
        : /^q/i.test(groups["half"])
          ? 0.25
          : 0.75;
  if (unit === undefined || count < 0.25 || (count === 0.5 && groups["half"] === undefined)) return null;
  const [base, factor] =
    unit === "h" ? ["=time", 3600] : unit === "min" ? ["=time", 60] : unit === "year" ? ["=months", 12] : [unit, 1];
  const keys = [figureKey(false, unit, String(count)), figureKey(false, base, product(String(count), factor))];
  return {
    kind: "measure",
    start: match.index,
    end,
    text: match[0],
    amount: String(count),
    unit,
    backs: () => [...keys, ...(count === 0.5 ? ["f:1/2"] : [])],
    needs: () => anyOf(...keys),
  };
};

const COIN =
  /(?<![\p{L}\p{N}])(?:an?|one) (dollar|euro|buck|quid|yen|rupee|fiver|tenner|grand(?=[.,;:!?)]|$| (?:a|an|per|each|for|in|on|to|so|or|and)\b))(?![\p{L}]| (?:amount|sign|figure|value|store|bill|note|menu))/giu;
const COINS: Readonly<Record<string, readonly [string, number]>> = {
  buck: ["~dollar", 1],
  quid: ["~pound", 1],
  fiver: ["~pound", 5],
  tenner: ["~pound", 10],
  grand: ["", 1000],
};

const coinAt = (match: RegExpExecArray, end: number): Reading => {
  const noun = (match[1] ?? "").toLowerCase();
  const [unit, value] = COINS[noun] ?? [`~${noun}`, 1];
  const key = figureKey(false, unit, String(value));
  return {
    kind: "money",
    start: match.index,
    end,
    text: match[0],
    amount: String(value),
    unit,
    backs: () => [key],
    needs: () => [[key]],
  };
};

const MAY_SHARE = /[Hh]al[fv]|uarter|\d\/\d|\d (?:in|out of) /;
const MAY_MULTIPLY = /fold|[Tt]wice|hrice|oubl|ripl|rebl|uadrupl|uintupl|times/;
const MAY_BE_COIN = /dollar|euro|buck|quid|yen|rupee|fiver|tenner|grand/i;

/** Shares and multiples, in words and figures. `inLetters` says that the text holds a number word. */
export const sharesIn = (text: string, inLetters: boolean): Reading[] => {
  const found: Reading[] = [];
  const add = (reading: Reading | null): void => {
    if (reading !== null) found.push(reading);
  };
  if (inLetters || MAY_SHARE.test(text)) {
    eachMatch(SHARE, text, (match, end) => add(shareAt(text, match, end)));
    eachMatch(HALF_UNIT, text, (match, end) => add(halfUnitAt(match, end)));
  }
  if (MAY_MULTIPLY.test(text)) eachMatch(MULTIPLE, text, (match, end) => add(multipleAt(match, end)));
  if (MAY_BE_COIN.test(text)) eachMatch(COIN, text, (match, end) => add(coinAt(match, end)));
  return found;
};
