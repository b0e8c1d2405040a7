import { matchAt } from "./fact.ts";

// Canonical unit, then the spellings that mean it, in the singular; a case of its own matters up to two letters.
const SPELLINGS =
  "ns nanosecond,us µs μs microsecond,ms msec millisecond milli,s sec second,min minute,h hr hour,day,week wk,month mos,year yr,mm millimeter millimetre," +
  "cm centimeter centimetre,m meter metre,km kms kilometer kilometre,in inch inches,ft foot feet,yd yard,mi mile,mph mi/h,km/h kmh kph,m/s,g gram gramme," +
  "µg μg mcg microgram,mg milligram,kg kgs kilo kilogram,t ton tonne,lb lbs,oz ounce,ml milliliter millilitre cc,cl centiliter centilitre,dl deciliter decilitre,l L liter litre ltr,gal gallon,bbl barrel,km2 km² sqkm,m2 m² sqm,acre," +
  "ha hectare,C °C,F °F,degree °,Hz hertz,kHz kilohertz,MHz megahertz,GHz gigahertz,W watt,kW kilowatt,MW megawatt,GW gigawatt,kWh kilowatt-hours,MWh megawatt-hours,GWh gigawatt-hours,MMBtu," +
  "amp ampere,mA milliamp,V volt,kV kilovolt,B byte,bit,KB kb kilobyte,MB megabyte,GB gigabyte,TB terabyte,PB petabyte,Mbps mbit/s,Gbps gbit/s,px pixel,bp bps,rpm,bar,mbar millibar,psi,kPa kilopascal,mmHg,mmol,IU,lux,lumen,kN kilonewton,MPa megapascal,Nm,kJ kilojoule,kcal,ppm,ppb,dB decibel,kVA,mAh,Ah,x times ×";

// Years and weeks come in greater names: the factor makes "a decade" ten years.
const MULTIPLES = new Map<string, readonly [string, number]>([
  ["decade", ["year", 10]],
  ["century", ["year", 100]],
  ["centurie", ["year", 100]],
  ["fortnight", ["week", 2]],
]);

const exact = new Map<string, string>();
const folded = new Map<string, string>();
for (const row of SPELLINGS.split(",")) {
  const spellings = row.split(" ");
  for (const spelling of spellings) {
    exact.set(spelling, spellings[0] as string);
    if (spelling.length > 2) folded.set(spelling.toLowerCase(), spellings[0] as string);
  }
}

const singular = (word: string): string =>
  word.endsWith("s") && word.length > 2 && word !== "has" ? word.slice(0, -1) : word;

/** The canonical unit that a lowercased word names, in the singular or the plural, or undefined. */
export const unitNamed = (word: string): string | undefined => folded.get(word) ?? folded.get(singular(word));

// One letter after a space is more often a word or an initial than a unit ("5 m long" is worth it, "5 in" and "5 t" are not).
const ATTACHED_ONLY = new Set(["s", "h", "m", "g", "t", "l", "C", "F", "V", "W", "B", "x", "in"]);
const NAMED_LETTER = /^(?:s|m|g|l|h|C|F|V|W|B)$/;

const AFTER = /([ \u00a0\u202f]{1,2}|-)?((?:°[CF]?|×|[A-Za-zµμ]{1,12}(?:\/(?:h|s))?[²2]?))(?![\p{L}\d])/uy;

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
  const multiple = MULTIPLES.get(singular(lower));
  if (multiple !== undefined) return { unit: multiple[0], factor: multiple[1], end };
  // "2nd-hand" and "second-class" count no seconds.
  if (lower === "second" && text.charAt(end) === "-") return null;
  const unit = exact.get(written) ?? unitNamed(lower) ?? exact.get(singular(written));
  if (unit === undefined) return null;
  if (written.length <= 2 && ATTACHED_ONLY.has(written)) {
    if (gap !== undefined && (spelled || !NAMED_LETTER.test(written))) return null;
  }
  return { unit, factor: 1, end };
};
