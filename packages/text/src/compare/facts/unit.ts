import { matchAt } from "./fact.ts";

// Canonical unit, then the spellings that mean it. Spellings are compared without case unless case tells units apart.
const SPELLINGS: readonly [string, string][] = [
  ["ns", "nanosecond nanoseconds"],
  ["us", "µs microsecond microseconds"],
  ["ms", "msec msecs millisecond milliseconds millis"],
  ["s", "sec secs second seconds"],
  ["min", "mins minute minutes"],
  ["h", "hr hrs hour hours"],
  ["day", "days"],
  ["week", "weeks wk wks"],
  ["month", "months mos"],
  ["year", "years yr yrs"],
  ["mm", "millimeter millimeters millimetre millimetres"],
  ["cm", "centimeter centimeters centimetre centimetres"],
  ["m", "meter meters metre metres"],
  ["km", "kms kilometer kilometers kilometre kilometres"],
  ["in", "inch inches"],
  ["ft", "foot feet"],
  ["yd", "yard yards"],
  ["mi", "mile miles"],
  ["mph", "mi/h"],
  ["km/h", "kmh kph"],
  ["m/s", ""],
  ["g", "gram grams gramme grammes"],
  ["mg", "milligram milligrams"],
  ["kg", "kgs kilo kilos kilogram kilograms"],
  ["t", "ton tons tonne tonnes"],
  ["lb", "lbs"],
  ["oz", "ounce ounces"],
  ["ml", "milliliter milliliters millilitre millilitres"],
  ["l", "liter liters litre litres"],
  ["gal", "gallon gallons"],
  ["bbl", "barrel barrels"],
  ["km2", "km² sqkm"],
  ["m2", "m² sqm"],
  ["acre", "acres"],
  ["ha", "hectare hectares"],
  ["C", "°C"],
  ["F", "°F"],
  ["degree", "degrees °"],
  ["Hz", "hertz"],
  ["kHz", "kilohertz"],
  ["MHz", "megahertz"],
  ["GHz", "gigahertz"],
  ["W", "watt watts"],
  ["kW", "kilowatt kilowatts"],
  ["MW", "megawatt megawatts"],
  ["GW", "gigawatt gigawatts"],
  ["kWh", "kilowatt-hours"],
  ["MWh", ""],
  ["MMBtu", ""],
  ["V", "volt volts"],
  ["B", "byte bytes"],
  ["bit", "bits"],
  ["KB", "kb kilobyte kilobytes"],
  ["MB", "megabyte megabytes"],
  ["GB", "gigabyte gigabytes"],
  ["TB", "terabyte terabytes"],
  ["PB", "petabyte petabytes"],
  ["Mbps", "mbit/s"],
  ["Gbps", "gbit/s"],
  ["px", "pixel pixels"],
  ["bp", "bps"],
  ["rpm", ""],
  ["x", "times ×"],
];

// Years and hours come in greater and smaller names: the factor makes "a decade" ten years.
const MULTIPLES: Readonly<Record<string, readonly [string, number]>> = {
  decade: ["year", 10],
  decades: ["year", 10],
  century: ["year", 100],
  centuries: ["year", 100],
  fortnight: ["week", 2],
  fortnights: ["week", 2],
};

const exact = new Map<string, string>();
const folded = new Map<string, string>();
for (const [unit, spellings] of SPELLINGS) {
  exact.set(unit, unit);
  for (const spelling of spellings === "" ? [] : spellings.split(" ")) {
    exact.set(spelling, unit);
    if (spelling.length > 2) folded.set(spelling.toLowerCase(), unit);
  }
  if (unit.length > 2) folded.set(unit.toLowerCase(), unit);
}
// One letter after a space is more often a word or an initial than a unit ("5 m long" is worth it, "5 in" and "5 t" are not).
const ATTACHED_ONLY = new Set(["s", "h", "m", "g", "t", "l", "C", "F", "V", "W", "B", "x", "in"]);
const NAMED_LETTER = /^(?:s|m|g|l|h|C|F|V|W|B)$/;

const AFTER = /([ \u00a0\u202f]|-)?((?:°[CF]?|×|[A-Za-zµ]{1,12}(?:\/(?:h|s))?[²]?))(?![A-Za-z\d])/y;

export interface Unit {
  unit: string;
  factor: number;
  end: number;
}

/** The unit that follows a figure ending at `at`, or null. */
export const unitAfter = (text: string, at: number, spelled: boolean): Unit | null => {
  const match = matchAt(AFTER, text, at);
  if (match === null) return null;
  const gap = match[1];
  const written = match[2] as string;
  const end = at + match[0].length;
  const lower = written.toLowerCase();
  const multiple = Object.hasOwn(MULTIPLES, lower) ? MULTIPLES[lower] : undefined;
  if (multiple !== undefined) return { unit: multiple[0], factor: multiple[1], end };
  const unit = exact.get(written) ?? folded.get(lower);
  if (unit === undefined) return null;
  if (written.length <= 2 && ATTACHED_ONLY.has(written)) {
    if (gap !== undefined && (spelled || !NAMED_LETTER.test(written))) return null;
  }
  return { unit, factor: 1, end };
};
