// Words that measure without a figure beside them, by what they measure in: "daily" and "per day" are the same.
const UNITS: Readonly<Record<string, string>> = {
  second: "s", minute: "min", hour: "h", hourly: "h", day: "day", daily: "day", week: "week", weekly: "week", month: "month", monthly: "month", quarter: "quarter", quarterly: "quarter", year: "year", yearly: "year", annual: "year",
  annually: "year", decade: "decade", century: "century", millimeter: "mm", millimetre: "mm", centimeter: "cm", centimetre: "cm", meter: "m", metre: "m", kilometer: "km", kilometre: "km", km: "km", inch: "in", foot: "ft", feet: "ft", yard: "yd", mile: "mi",
  gram: "g", kilogram: "kg", kg: "kg", ton: "t", tonne: "t", pound: "lb", ounce: "oz", liter: "l", litre: "l", gallon: "gal", barrel: "bbl", acre: "acre", hectare: "ha", thousand: "1e3", million: "1e6", billion: "1e9", trillion: "1e12",
  dozen: "12", hundred: "100", percent: "%", percentage: "%", dollar: "USD", euro: "EUR", yen: "JPY", cent: "cent", kilobyte: "KB", megabyte: "MB", gigabyte: "GB", terabyte: "TB", kb: "KB", mb: "MB", gb: "GB", tb: "TB", ms: "ms", kwh: "kWh", mw: "MW", kw: "kW", gw: "GW",
  mwh: "MWh", mmbtu: "MMBtu", celsius: "C", fahrenheit: "F", volt: "V", watt: "W", kilowatt: "kW", megawatt: "MW", gigawatt: "GW",
};

/** What a folded word measures in, or undefined. */
export const unitWord = (word: string): string | undefined => {
  if (Object.hasOwn(UNITS, word)) return UNITS[word];
  return word.endsWith("s") && Object.hasOwn(UNITS, word.slice(0, -1)) ? UNITS[word.slice(0, -1)] : undefined;
};
