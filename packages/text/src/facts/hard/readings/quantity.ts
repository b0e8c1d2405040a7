import { two, type Fact } from "../../fact.ts";
import { currencyAfter, currencyQualified, currencyBefore, currencyOfCode, currencyOfSign } from "./currency.ts";
import { magnitudeOf, type Magnitude } from "./magnitude.ts";
import { anyOf, figureKey, product, verbatim, type Reading } from "./reading.ts";
import { baseOf, mayFollow, moneyOf, temperatureBehind, unitBehind, unitOf, type Unit } from "./unit-behind.ts";

const FALLING =
  /\b(?:down|fell|fall(?:s|ing|en)?|drop(?:s|ped|ping)?|declin\w+|decreas\w+|los[est]\w*|loss(?:es)?|lower\w*|less|below|shr[aiu]nk\w*|cut\w*|reduc\w+|deficit|short\w*|slip\w*|worse\w*|contract\w+|slid|dip\w*|sank|sink\w*|off|discount\w*|rebate\w*|cheaper)\b/i;
/** Whether the words around a figure say that something became less. */
const isFalling = (text: string, start: number, end: number): boolean => {
  const before = text.slice(Math.max(0, start - 48), start);
  // What something fell to is a level.
  if (/\bto [\p{Sc}]?$/u.test(before)) return false;
  const after = text.slice(end, end + 28);
  return (
    FALLING.test(
      before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf(";"), before.lastIndexOf(". ")) + 1),
    ) || FALLING.test(/^[^\n;,]*/.exec(after)?.[0] ?? "")
  );
};

// The currency of a fact that the scanners took for money already.
const moneyUnit = (written: string, code: string): Unit => {
  const letters = /[A-Z]{3}(?![a-z])/.exec(written)?.[0];
  const exact = letters === undefined ? null : currencyOfCode(letters);
  if (exact !== null) return moneyOf(exact);
  const [, prefix = "", sign = ""] = /([A-Z]{0,2})(\p{Sc})/u.exec(written) ?? [];
  const open = sign === "" ? null : prefix === "" ? currencyOfSign(sign) : currencyOfCode(code);
  const words = /(?:(?:U\.S\.|\p{Lu}[\p{L}-]+) )?\p{L}+$/u.exec(written)?.[0] ?? "";
  const noun = currencyAfter(` ${words}`, 0)?.currency;
  return moneyOf(open ?? noun ?? currencyOfCode(code) ?? { exact: true, need: code, backs: [code], code });
};

interface Parts extends Magnitude {
  unit: Unit | null;
  negative: boolean;
}

const MAY_LEAD = /[\p{Lu}\p{Sc}.] ?$|(?:kr|zł|Rs|R[pM]) ?$|\p{Lu}\p{Ll}{1,2} ?$/u;

const currencyLed = (text: string, figure: Magnitude): (Magnitude & { unit: Unit }) | null => {
  const { start } = figure;
  const found = MAY_LEAD.test(text.slice(Math.max(0, start - 3), start)) ? currencyBefore(text, start) : null;
  return found === null ? null : { ...figure, start: found.start, unit: moneyOf(found.currency) };
};

const followed = (text: string, figure: Magnitude): Magnitude & { unit: Unit | null } => {
  const found = mayFollow(text, figure.end) ? unitBehind(text, figure.end) : null;
  return found === null ? { ...figure, unit: null } : { ...figure, end: found.end, unit: found.unit };
};

// What the scanners read as a measure: its temperature may have a scale behind it, "4.2m" a currency.
const measured = (text: string, fact: Fact, figure: Magnitude): Magnitude & { unit: Unit } => {
  if (fact.unit === "degree") {
    const found = temperatureBehind(text, figure.end, true);
    return found === null ? { ...figure, unit: unitOf("degree") } : { ...figure, end: found.end, unit: found.unit };
  }
  if (fact.unit === "m" && /\dm$/.test(fact.text)) {
    const millions = { ...figure, amount: product(figure.amount, 1e6), scaled: true };
    const led = currencyLed(text, millions);
    if (led !== null) return led;
    const found = currencyAfter(text, figure.end);
    if (found !== null) return { ...millions, end: found.end, unit: moneyOf(found.currency) };
  }
  const work =
    fact.unit === "kW" ? /^[ -]hours?(?!\p{L})/u.exec(text.slice(figure.end, figure.end + 7))?.[0] : undefined;
  if (work !== undefined) return { ...figure, end: figure.end + work.length, unit: unitOf("kWh") };
  const name = fact.unit ?? "";
  // "5 m/s" is so many metres, and a rate.
  const also = /^[CFK]$/.test(name) ? ["degree"] : name.includes("/") ? [name.slice(0, name.indexOf("/"))] : [];
  return { ...figure, unit: unitOf(name, "measure", also) };
};

const withUnit = (text: string, fact: Fact, figure: Magnitude): Magnitude & { unit: Unit | null } => {
  switch (fact.kind) {
    case "money": {
      const sign = /\p{Sc}/u.exec(fact.text)?.[0] ?? "";
      const qualified = currencyQualified(sign, text, figure.end);
      return qualified === null
        ? { ...figure, unit: moneyUnit(fact.text, fact.unit ?? "") }
        : { ...figure, end: qualified.end, unit: moneyOf(qualified.currency) };
    }
    case "percent": {
      // "12% points" are percentage points too.
      const isPoints =
        /point|pp/i.test(fact.text) || /^[ -]?(?:points?|pts?)(?!\p{L})/iu.test(text.slice(fact.end, fact.end + 8));
      const unit = isPoints ? "pp" : "%";
      return { ...figure, unit: unitOf(unit, "percent") };
    }
    case "measure":
      return measured(text, fact, figure);
    default:
      return currencyLed(text, figure) ?? followed(text, figure);
  }
};

const SIGN = /(?:^|[^\p{L}\p{N}%)\]])(?:(minus|negative)[ -]|([-±]|–(?=[\p{Sc}A-Z\d]|$)))(?:[\p{Sc}A-Z]{1,3} ?)?$/iu;

/** "1/2" as its decimal. */
const fractionOf = (value: string): string => {
  const [, above = "0", below = "1"] = /^(\d+)\/(\d+)$/.exec(value) ?? [];
  return product(String(Number(above) / Number(below)), 1);
};

const partsOf = (text: string, fact: Fact): Parts => {
  const amount = (fact.amount ?? fractionOf(fact.value)).replace(/^-/, "");
  const bare = { start: fact.start, end: fact.end, amount, scaled: false };
  const mayGrow = fact.spelled === true || mayFollow(text, fact.end);
  const figure = withUnit(text, fact, mayGrow ? magnitudeOf(text, bare, fact.kind === "money") : bare);
  if (fact.amount?.startsWith("-") === true) return { ...figure, negative: true };
  const lead = text.slice(Math.max(0, figure.start - 14), figure.start);
  const sign = /[-±–]|(?:inus|tive)[ -]/i.test(lead) ? SIGN.exec(lead) : null;
  if (sign === null) return { ...figure, negative: false };
  const start = figure.start - lead.length + lead.lastIndexOf(sign[1] ?? sign[2] ?? "");
  return { ...figure, start, negative: true };
};

const NAMED = /(?:^|[^\p{L}\p{N}])([A-Z]{2,10})[ -]$/u;
const CLOCK_LIKE = /^(\d{1,2})\.([0-5]\d)$/;

/** The same figure in everything it can be compared by. */
export const measureKeys = (negative: boolean, amount: string, units: readonly string[]): string[] => {
  const keys = units.map((unit) => figureKey(negative, unit, amount));
  for (const unit of units) {
    const base = baseOf(unit);
    if (base !== undefined) keys.push(figureKey(negative, `=${base[0]}`, product(amount, base[1])));
  }
  return keys;
};

/** "1130" where the source says 11:30; "100" is a hundred. */
const digitsTime = (written: string): string[] => {
  const [, hour = "", minute] = /^(?!\d00$)([01]?\d|2[0-3])([0-5]\d)$/.exec(written) ?? [];
  return minute === undefined ? [] : [`t:${Number(hour) % 12 || 12}:${minute}`];
};

/** "16h" may be a time. */
const hoursTime = (written: string): string[] => {
  const hour = Number(/^(\d{1,2}) ?h$/.exec(written)?.[1] ?? Infinity);
  if (hour > 24) return [];
  return [hour > 12 ? `T:${hour}:00` : `h:${hour}`];
};

/** What a figure vouches for where it is, and what a rewrite may have written it from. */
interface Related {
  backs: string[];
  needs: string[];
}

/** "10.30" as a time, and "15.06." as a day and its month. */
const clockOrDay = (hour: string, minute: string): Related => {
  const number = Number(hour);
  const date = `D:${minute}-${two(number)}`;
  const early = `t:${number}:${minute}`;
  if (number > 12)
    return { backs: [`T:${hour}:${minute}`, `t:${number - 12}:${minute}`], needs: [`T:${hour}:${minute}`, date] };
  const morning = hour.startsWith("0") ? [`T:${hour}:${minute}`] : [];
  return { backs: [early, `t?:${number}:${minute}`, ...morning], needs: [early, date] };
};

/** What else a figure is beside what it says. */
const relatedKeys = ({ unit, amount, negative }: Parts, written: string): Related => {
  const [, hour, minute = ""] = (unit === null ? CLOCK_LIKE.exec(written) : null) ?? [];
  if (hour !== undefined) return clockOrDay(hour, minute);
  const share = product(amount, 0.01);
  if (unit?.name === "%") return { backs: [`F:${share}`], needs: [`%F:${share}`] };
  // "5m" may be meters, minutes or millions.
  const others = [figureKey(negative, "", product(amount, 1e6)), figureKey(negative, "min", amount)];
  if (unit?.name === "m" && /\dm$/.test(written)) return { backs: others, needs: others };
  if (unit?.name === "h") return { backs: [], needs: hoursTime(written) };
  if (unit !== null) return { backs: [], needs: [] };
  // A rate of 0.92 is 92 %.
  const rate = Number(amount) > 0 && Number(amount) < 1 ? [`%F:${amount}`] : [];
  return { backs: [figureKey(false, "bare", amount), ...rate], needs: digitsTime(written) };
};

const isJudged = (text: string, { spelled }: Fact, { amount, unit, scaled, start, end }: Parts): boolean =>
  spelled !== true ||
  scaled ||
  Number(amount) > 10 ||
  !Number.isInteger(Number(amount)) ||
  unit?.kind === "money" ||
  unit?.kind === "percent" ||
  // "One day" is often no figure; "two weeks", "one-week" and "one month's notice" always are.
  (unit !== null &&
    unit.name !== "pp" &&
    (Number(amount) > 1 || /^['’]s /.test(text.slice(end, end + 3)) || /^one-/i.test(text.slice(start, start + 4))));

const RELEASE_LEAD =
  /(?<![\p{L}])(?:v|ver|version|release|build|python|node|java|php|ruby|go|ios|android|rc|driver|firmware|kernel|sdk|api) ?$/iu;
/** A figure such as 6.10 may number a release, and is no 6.1; with two decimals it is a price, where no word says otherwise. */
const isDotted = (written: string, unit: Unit | null, before: string): boolean =>
  unit === null &&
  /^\d+\.\d*0$/.test(written) &&
  !written.endsWith(".00") &&
  (!/\.\d\d$/.test(written) || RELEASE_LEAD.test(before));

/** The identifier that a name in capitals and a figure make: "INC 4471". */
const nameBefore = (text: string, start: number): string | undefined => {
  if (!/[A-Z][ -]/.test(text.slice(Math.max(0, start - 2), start))) return undefined;
  const name = NAMED.exec(text.slice(Math.max(0, start - 12), start))?.[1];
  return name === undefined || name === "FY" || currencyOfCode(name) !== null ? undefined : name;
};

/** What a word before a figure makes of both: "Cat 6" may be written cat6, and "mp 3s" are several of what a draft calls mp 3. */
const numberedBy = (text: string, start: number, amount: string, written: string): string[] => {
  const name = /(?<![\p{L}\p{N}])(\p{L}{2,10}) $/u.exec(text.slice(Math.max(0, start - 12), start))?.[1];
  if (name === undefined) return [];
  const isName = /\ds$/.test(written) && !/[aeiouy]/i.test(name);
  return [`I:${name.toLowerCase()}${amount}`, ...(isName ? [verbatim(`${name} ${amount}`)] : [])];
};

/** A figure with its sign, its order of magnitude and what it counts. */
export const quantityOf = (text: string, fact: Fact): Reading => {
  const parts = partsOf(text, fact);
  const { amount, unit, negative, start, end } = parts;
  const name = unit === null && !fact.text.includes("/") ? nameBefore(text, start) : undefined;
  const own = name === undefined ? undefined : `I:${name.toLowerCase()}${amount}`;
  const isYear = fact.kind === "date" && unit === null && !negative && !parts.scaled;
  const from = name === undefined ? start : start - name.length - 1;
  const written = text.slice(from, end);
  const before = text.slice(Math.max(0, from - 9), from);
  const related = (): { backs: string[]; needs: string[] } => relatedKeys(parts, text.slice(start, end));
  const units = unit?.needs ?? [""];
  return {
    kind: isYear ? "date" : (unit?.kind ?? "number"),
    start: from,
    end,
    text: written,
    amount,
    ...(unit !== null && { unit: unit.name, units: unit.backs }),
    backs: () => [
      ...(!negative && isFalling(text, start, end) ? [false, true] : [negative]).flatMap((side) => [
        ...measureKeys(side, amount, unit?.backs ?? []),
        figureKey(side, "", amount),
      ]),
      ...related().backs,
      own ?? `!:${amount}`,
      ...(isYear ? [`D:${amount}`] : []),
    ],
    needs: () =>
      isDotted(written, unit, before)
        ? anyOf(verbatim(written), ...related().needs)
        : isJudged(text, fact, parts)
          ? anyOf(
              ...(own === undefined ? units.map((each) => figureKey(negative, each, amount)) : [own, `!:${amount}`]),
            )
          : [],
    wider: () =>
      own === undefined && !isDotted(written, unit, before)
        ? anyOf(
            ...numberedBy(text, start, amount, written),
            ...measureKeys(negative, amount, units),
            ...related().needs,
            ...(isYear ? [`D:${amount}`] : []),
            // "3 second signatures" are three of them, and "under 5s" are no seconds.
            ...((/\d second$/.test(written) && /^ \p{L}/u.test(text.slice(end))) ||
            (/\ds$/.test(written) && /(?:under|over)[ -]$/i.test(before))
              ? [figureKey(negative, "bare", amount)]
              : []),
            ...(!negative && isFalling(text, start, end) ? measureKeys(true, amount, units) : []),
          )
        : [],
  };
};
