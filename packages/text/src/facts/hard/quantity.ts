import type { Fact } from "../fact.ts";
import { matchAt } from "../fact.ts";
import { unitNamed } from "../unit.ts";
import { SCALES } from "./closed-classes.ts";
import {
  currencyAfter,
  currencyBefore,
  currencyNouns,
  currencyOfCode,
  currencyOfSign,
  type Currency,
} from "./currency.ts";
import { anyOf, figureKey, product, type Reading } from "./reading.ts";

// Orders of magnitude: what CLDR has, and slang.
const PLACES = new Map(
  `${SCALES},hundred 2,grand 3,k 3,lac 5,lacs 5,lakhs 5,cr 7,crores 7,mil 6,mill 6,mio 6,mn 6,mm 6,bn 9,mrd 9,tn 12`
    .split(",")
    .map((entry): [string, number] => [
      entry.slice(0, entry.lastIndexOf(" ")),
      Number(entry.slice(entry.lastIndexOf(" ") + 1)),
    ]),
);
const AFTER_SCALE = /[ -]?([a-z]{1,8})\.?(?![\p{L}\p{N}])/iuy;
const AND_A_HALF = /[ -](?:and[ -])?a[ -]half(?![\p{L}])| (1\/[2-8]|3\/[48]|2\/3)(?![\d/])/uy;
const SHARE =
  /[ -]?(?:(‰|per ?mille|permille?)|(‱)|(percentage[ -]points?|pp|p\.p\.)|(%|per ?cent|percent|pct)|(basis[ -]points?|bps?))(?![\p{L}\p{N}])/iuy;
const DEGREES = /(?: ?degrees?| ?°)? ?(celsius|centigrade|fahrenheit|kelvin|[CFK])(?![\p{L}\p{N}])/iuy;
const SQUARE = /[ -](square|cubic|sq\.?|cu\.?) (\p{L}+)|[ -]?(\p{L}{1,3})(?:\^?([23])|([²³]))(?![\p{L}\p{N}])/iuy;
const PRIMES = / ?(′|″)(?!\d)/y;
// Units that people write in small letters.
const SMALL_UNIT =
  /[ -]?(gb|mb|kb|tb|pb|ghz|mhz|khz|hz|kw|kwh|mwh|db|mbps|gbps|ft|lbs?|oz|pcs|hrs?|mins?|secs?|l|m|g|ºc)(?![\p{L}\p{N}])/iuy;
const SPELLED_UNITS: Readonly<Record<string, string>> = {
  gb: "GB",
  mb: "MB",
  kb: "KB",
  tb: "TB",
  pb: "PB",
  ghz: "GHz",
  mhz: "MHz",
  khz: "kHz",
  hz: "Hz",
  kw: "kW",
  kwh: "kWh",
  mwh: "MWh",
  mbps: "Mbps",
  gbps: "Gbps",
  lbs: "lb",
  hr: "h",
  hrs: "h",
  mins: "min",
  sec: "s",
  secs: "s",
};

// Units that are exact multiples of one another.
const BASES = new Map<string, readonly [string, number]>(
  "s time 1,ns time 1e-9,us time 1e-6,ms time 1e-3,min time 60,h time 3600,day days 1,week days 7,month months 1,year months 12,mm length 1e-3,cm length 1e-2,m length 1,km length 1e3,mg mass 1e-3,g mass 1,kg mass 1e3,t mass 1e6,ml volume 1e-3,l volume 1"
    .split(",")
    .map((entry) => {
      const [unit = "", base = "", factor = ""] = entry.split(" ");
      return [unit, [base, Number(factor)]];
    }),
);

const FALLING =
  /\b(?:down|fell|fall(?:s|ing|en)?|drop(?:s|ped|ping)?|declin\w+|decreas\w+|los[est]\w*|loss(?:es)?|lower\w*|less|below|minus|negative|shr[aiu]nk\w*|cut\w*|reduc\w+|deficit|slip\w*|worse\w*|contract\w+|slid|dip\w*|sank|sink\w*)\b/i;
/** Whether the words around a figure say that something became less. */
const isFalling = (text: string, start: number, end: number): boolean => {
  const before = text.slice(Math.max(0, start - 48), start);
  const after = text.slice(end, end + 28);
  return (
    FALLING.test(
      before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf(";"), before.lastIndexOf(". ")) + 1),
    ) || FALLING.test(/^[^\n;,]*/.exec(after)?.[0] ?? "")
  );
};

const SIGN = /(?:^|[^\p{L}\p{N}%)\]])(?:(minus|negative)[ -]|([-±]))(?:[\p{Sc}A-Z]{1,3} ?)?$/iu;

interface Unit {
  need: readonly string[];
  backs: readonly string[];
  kind: Reading["kind"];
  name: string;
}

const unitOf = (name: string, kind: Reading["kind"] = "measure"): Unit => ({ need: [name], backs: [name], kind, name });
const moneyOf = ({ need, backs, code }: Currency): Unit => ({
  // Pounds may weigh or pay.
  need: need === "~pound" ? [need, "lb"] : [need],
  backs: backs.includes("~pound") ? [...backs, "lb"] : backs,
  kind: "money",
  name: code,
});

// The currency of a fact that the scanners took for money already.
const moneyUnit = (written: string, code: string): Unit => {
  const letters = /[A-Z]{3}(?![a-z])/.exec(written)?.[0];
  const sign = /([A-Z]{0,2})(\p{Sc})/u.exec(written);
  const exact = letters === undefined ? null : currencyOfCode(letters);
  if (exact !== null) return moneyOf(exact);
  const open = sign === null ? null : sign[1] === "" ? currencyOfSign(sign[2] as string) : currencyOfCode(code);
  const noun = currencyAfter(` ${/\p{L}+$/u.exec(written)?.[0] ?? ""}`, 0);
  return moneyOf(open ?? noun?.currency ?? currencyOfCode(code) ?? { exact: true, need: code, backs: [code], code });
};

interface Parts {
  start: number;
  end: number;
  amount: string;
  unit: Unit | null;
  scaled: boolean;
  negative: boolean;
}

const HALF_BEFORE = /(?:^|[^\p{L}])(?:(half)|(?:(?:a|one) )?(quarter) of|(three[ -]quarters) of) an? $/iu;

const scale = (text: string, parts: Parts, isMoney: boolean): void => {
  const before = /^(?:hundred|thousand|[mbtr]+illion|dozen)/i.test(text.slice(parts.start, parts.end))
    ? HALF_BEFORE.exec(text.slice(Math.max(0, parts.start - 26), parts.start))
    : null;
  if (before !== null) {
    parts.start =
      parts.start -
      Math.min(parts.start, 26) +
      before.index +
      (before.index === 0 && /^[a-z]/i.test(before[0]) ? 0 : 1);
    parts.amount = product(parts.amount, before[1] !== undefined ? 0.5 : before[2] !== undefined ? 0.25 : 0.75);
  }
  for (let count = 0; count < 2; count += 1) {
    const word = matchAt(AFTER_SCALE, text, parts.end);
    const named = word?.[1] ?? "";
    const places = PLACES.get(named.toLowerCase());
    // "5 M" may be a name, "5 cr" a credit; "5 k" is five thousand.
    if (
      word === null ||
      places === undefined ||
      (/^ ?(?:m|mm|cr)$/i.test(word[0]) && !isMoney && !named.startsWith("Cr"))
    )
      break;
    parts.end += word[0].length - (word[0].endsWith(".") ? 1 : 0);
    parts.amount = product(parts.amount, 10 ** places);
    parts.scaled = true;
  }
  const half = matchAt(AND_A_HALF, text, parts.end);
  if (half === null || /\d\.\d|\//.test(text.slice(parts.start, parts.end))) return;
  const [above = "1", below = "2"] = (half[1] ?? "1/2").split("/");
  parts.amount = String(
    Number(parts.amount) + (parts.scaled ? Number(parts.amount) : 1) * (Number(above) / Number(below)),
  );
  parts.end += half[0].length;
};

const shareAfter = (text: string, parts: Parts): Unit | null => {
  const share = matchAt(SHARE, text, parts.end);
  if (share === null) return null;
  parts.end += share[0].length;
  if (share[1] !== undefined) return unitOf("‰", "percent");
  if (share[2] !== undefined) return unitOf("‱", "percent");
  if (share[3] !== undefined) return unitOf("pp", "percent");
  return share[4] !== undefined ? unitOf("%", "percent") : unitOf("bp");
};

const physicalAfter = (text: string, parts: Parts, isDegree = false): Unit | null => {
  const degrees = matchAt(DEGREES, text, parts.end);
  if (degrees !== null && (isDegree || /degree|°|celsius|centi|fahren|kelvin/i.test(degrees[0]))) {
    parts.end += degrees[0].length;
    return unitOf((degrees[1] as string).charAt(0).toUpperCase());
  }
  const square = matchAt(SQUARE, text, parts.end);
  const sides =
    square?.[1] === undefined ? (square?.[4] ?? (square?.[5] === "³" ? "3" : "2")) : /^c/i.test(square[1]) ? "3" : "2";
  const side =
    square === null
      ? undefined
      : (unitNamed((square[2] ?? "").toLowerCase()) ??
        (/^(?:[kcm]?m|ft|in|yd|mi)$/.test(square[3] ?? "") ? square[3] : undefined));
  if (square !== null && side !== undefined) {
    parts.end += square[0].length;
    return unitOf(side + sides);
  }
  const primes = matchAt(PRIMES, text, parts.end);
  if (primes !== null) {
    parts.end += primes[0].length;
    return unitOf(primes[1] as string);
  }
  const small = matchAt(SMALL_UNIT, text, parts.end);
  if (
    small === null ||
    (/^ [mgl]$/.test(small[0]) &&
      !/^\s*(?:[.,;)\n]|$|(?:of|by|x|×|long|wide|high|deep)\b)/.test(text.slice(parts.end + 2)))
  )
    return null;
  parts.end += small[0].length;
  const lower = (small[1] as string).toLowerCase();
  return unitOf(SPELLED_UNITS[lower] ?? lower);
};

const MAY_LEAD = /[\p{Lu}\p{Sc}.] ?$|(?:kr|zł|Rs|R[pM]) ?$|\p{Lu}\p{Ll}{1,2} ?$/u;
const QUALIFIERS = new Set(
  [
    ...PLACES.keys(),
    ...currencyNouns,
    ..."and a per percent pct percentage pp basis bp bps permil permille square cubic sq cu degrees degree celsius centigrade fahrenheit kr lei gb mb kb tb pb ghz mhz khz hz kw kwh mwh db mbps gbps ft lb lbs oz pcs hr hrs min mins sec secs l m g".split(
      " ",
    ),
  ].map((word) => word.toLowerCase()),
);

// Whether what stands behind a figure can be a part of it; most words cannot.
const mayFollow = (text: string, end: number): boolean => {
  const unit = text.charCodeAt(end);
  if (unit !== 32) return unit > 64 || unit === 37 || unit === 45 || unit === 36;
  const next = text.charCodeAt(end + 1);
  if (next >= 48 && next <= 57) return text.charCodeAt(end + 2) === 47;
  if (!(next >= 97 && next <= 122)) return next > 64 || next === 37 || next === 36 || next === 45;
  let stop = end + 1;
  while (text.charCodeAt(stop) >= 97 && text.charCodeAt(stop) <= 122) stop += 1;
  return text.charCodeAt(stop) > 127 || QUALIFIERS.has(text.slice(end + 1, stop));
};

const unitFor = (text: string, fact: Fact, parts: Parts): Unit | null => {
  if (fact.kind === "money") return moneyUnit(fact.text, fact.unit ?? "");
  if (fact.kind === "percent")
    return /point|pp/i.test(fact.text)
      ? unitOf("pp", "percent")
      : (shareAfter(text, { ...parts, end: parts.end }) ?? unitOf("%", "percent"));
  if (fact.kind === "measure")
    return fact.unit === "degree" ? (physicalAfter(text, parts, true) ?? unitOf("degree")) : unitOf(fact.unit ?? "");
  const before = MAY_LEAD.test(text.slice(Math.max(0, parts.start - 3), parts.start))
    ? currencyBefore(text, parts.start)
    : null;
  if (before !== null) {
    parts.start = before.start;
    return moneyOf(before.currency);
  }
  if (!mayFollow(text, parts.end)) return null;
  const share = shareAfter(text, parts);
  if (share !== null) return share;
  const after = currencyAfter(text, parts.end);
  if (after !== null) {
    parts.end = after.end;
    return moneyOf(after.currency);
  }
  return physicalAfter(text, parts);
};

const NAMED = /(?:^|[^\p{L}\p{N}])([A-Z]{2,10})[ -]$/u;
const CLOCK_LIKE = /^(\d{1,2})\.([0-5]\d)$/;

/** The same figure in everything it can be compared by. */
const keysOf = (negative: boolean, amount: string, units: readonly string[]): string[] => {
  const keys = units.map((unit) => figureKey(negative, unit, amount));
  for (const unit of units) {
    const base = BASES.get(unit);
    if (base !== undefined) keys.push(figureKey(negative, `=${base[0]}`, product(amount, base[1])));
  }
  return keys;
};

/** What else a figure vouches for where it stands, and what a rewrite may have written it from. */
const relatedKeys = (unit: Unit | null, amount: string, written: string): { backs: string[]; needs: string[] } => {
  const clock = unit === null ? CLOCK_LIKE.exec(written) : null;
  const hour = Number(clock?.[1]);
  const share = product(amount, 0.01);
  if (clock !== null && hour > 12) return { backs: [`T:${hour}:${clock[2]}`], needs: [`T:${hour}:${clock[2]}`] };
  if (clock !== null)
    return { backs: [`t:${hour}:${clock[2]}`, `t?:${hour}:${clock[2]}`], needs: [`t:${hour}:${clock[2]}`] };
  if (unit?.name === "%") return { backs: [`F:${share}`], needs: [`%F:${share}`] };
  // "5m" may be meters or millions.
  const millions = figureKey(false, "", product(amount, 1e6));
  if (unit?.name === "m") return { backs: [millions], needs: /\dm$/.test(written) ? [millions] : [] };
  return { backs: [], needs: [] };
};

const partsOf = (text: string, fact: Fact): Parts => {
  const amount = (fact.amount ?? "0").replace(/^-/, "");
  const parts: Parts = {
    start: fact.start,
    end: fact.end,
    amount,
    unit: null,
    scaled: false,
    negative: fact.amount?.startsWith("-") === true,
  };
  if (fact.spelled === true || mayFollow(text, parts.end)) scale(text, parts, fact.kind === "money");
  parts.unit = unitFor(text, fact, parts);
  const lead = text.slice(Math.max(0, parts.start - 14), parts.start);
  const sign = parts.negative || !/[-±]|(?:inus|tive)[ -]/i.test(lead) ? null : SIGN.exec(lead);
  if (sign !== null) {
    parts.negative = true;
    parts.start -= lead.length - lead.lastIndexOf(sign[1] ?? sign[2] ?? "");
  }
  return parts;
};

const isJudged = ({ spelled }: Fact, { amount, unit, scaled }: Parts): boolean =>
  spelled !== true ||
  scaled ||
  Number(amount) > 10 ||
  !Number.isInteger(Number(amount)) ||
  unit?.kind === "money" ||
  unit?.kind === "percent";

/** The identifier that a name in capitals and a figure make: "INC 4471". */
const nameBefore = (text: string, start: number): string | undefined => {
  if (!/[A-Z][ -]/.test(text.slice(Math.max(0, start - 2), start))) return undefined;
  const name = NAMED.exec(text.slice(Math.max(0, start - 12), start))?.[1];
  return name === undefined || currencyOfCode(name) !== null ? undefined : name;
};

/** A figure with its sign, its order of magnitude and what it counts. */
export const quantityOf = (text: string, fact: Fact): Reading => {
  const parts = partsOf(text, fact);
  const { amount, unit, negative, start, end } = parts;
  const name = unit === null ? nameBefore(text, start) : undefined;
  const own = name === undefined ? undefined : `I:${name.toLowerCase()}${amount}`;
  const isYear = fact.kind === "date" && unit === null && !negative && !parts.scaled;
  const from = name === undefined ? start : start - name.length - 1;
  const written = text.slice(from, end);
  const related = (): { backs: string[]; needs: string[] } => relatedKeys(unit, amount, written);
  const units = unit?.need ?? [""];
  return {
    kind: isYear ? "date" : (unit?.kind ?? "number"),
    start: from,
    end,
    text: written,
    amount,
    ...(unit !== null && { unit: unit.name, units: unit.backs }),
    backs: () => [
      ...(isFalling(text, start, end) ? [false, true] : [negative]).flatMap((side) => [
        ...keysOf(side, amount, unit?.backs ?? []),
        figureKey(side, "", amount),
      ]),
      ...related().backs,
      own ?? `!:${amount}`,
      ...(isYear ? [`D:${amount}`] : []),
    ],
    needs: () =>
      isJudged(fact, parts)
        ? anyOf(...(own === undefined ? units.map((each) => figureKey(negative, each, amount)) : [own, `!:${amount}`]))
        : [],
    wider: () =>
      own === undefined
        ? anyOf(
            ...keysOf(negative, amount, units),
            ...related().needs,
            ...(isYear ? [`D:${amount}`] : []),
            ...(!negative && isFalling(text, start, end) ? keysOf(true, amount, units) : []),
          )
        : [],
  };
};
