// What CLDR knows of currencies and time zones, as `Intl` of the pinned Node gives it. Written by `npm run pack-tables`.
import { writeFileSync } from "node:fs";

const lastWord = (name: string): string => name.toLowerCase().split(" ").at(-1) as string;

/** One line a currency that is in use: code, qualifier, noun, plural noun, sign where it is not the code. */
const currencies = (): string => {
  const names = new Intl.DisplayNames("en", { type: "currency" });
  const part = (currency: string, currencyDisplay: "narrowSymbol" | "name"): string =>
    new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay })
      .formatToParts(2)
      .find(({ type }) => type === "currency")?.value ?? "";
  return Intl.supportedValuesOf("currency")
    .flatMap((code) => {
      const name = names.of(code) ?? code;
      // Names with years are of currencies that are gone.
      if (name === code || /[(\d]/.test(name)) return [];
      const sign = part(code, "narrowSymbol");
      const qualifier = name.split(" ").slice(0, -1).join(" ");
      const [noun, nouns] = [lastWord(name), lastWord(part(code, "name"))];
      return [
        [code, qualifier, noun, nouns === `${noun}s` || nouns === noun ? "" : nouns, sign === code ? "" : sign].join(
          "|",
        ),
      ];
    })
    .join("\n");
};

const LOCALES = ["en-US", "en-GB", "en-CA", "en-AU", "en-NZ", "en-IN", "en-ZA"];
const SEASONS = [new Date(Date.UTC(2026, 0, 15)), new Date(Date.UTC(2026, 6, 15))];

/** One line an abbreviation of a time zone, with the names that mean it. */
const zones = (): string => {
  const byAbbreviation = new Map<string, Set<string>>();
  for (const locale of LOCALES)
    for (const timeZone of Intl.supportedValuesOf("timeZone"))
      for (const season of SEASONS)
        for (const [short, long] of [
          ["short", "long"],
          ["shortGeneric", "longGeneric"],
        ] as const) {
          const named = (timeZoneName: typeof short | typeof long): string =>
            new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
              .formatToParts(season)
              .find(({ type }) => type === "timeZoneName")?.value ?? "";
          const abbreviation = named(short);
          if (!/^[A-Z]{2,5}$/.test(abbreviation)) continue;
          const names = byAbbreviation.get(abbreviation) ?? new Set();
          byAbbreviation.set(abbreviation, names.add(named(long)));
        }
  return Array.from(byAbbreviation, ([abbreviation, names]) => [abbreviation, ...names].join("|"))
    .sort()
    .join("\n");
};

/** The orders of magnitude that compact figures are written with, each with its decimal places. */
const scales = (): string => {
  const found = new Map<string, number>();
  for (const locale of ["en", "en-IN"])
    for (const places of [3, 5, 6, 7, 9, 12]) {
      const parts = new Intl.NumberFormat(locale, { notation: "compact", compactDisplay: "long" }).formatToParts(
        10 ** places,
      );
      const scale = parts.find(({ type }) => type === "compact")?.value.trim();
      if (parts[0]?.value === "1" && scale !== undefined) found.set(scale, places);
    }
  return Array.from(found, ([scale, places]) => `${scale} ${places}`).join(",");
};

export const closedClasses = (): string => {
  const lines = (text: string): string =>
    text
      .split("\n")
      .map((line) => `${line}\n`)
      .join("");
  return [
    "// Written by `npm run pack-tables` from what CLDR says in `Intl`; not by hand.",
    "",
    "/** Currencies: code | qualifier | noun | plural, where it is not the noun with s | sign. */",
    `export const CURRENCIES = \`\n${lines(currencies())}\`;`,
    "",
    "/** Time zones: abbreviation | names. */",
    `export const ZONES = \`\n${lines(zones())}\`;`,
    "",
    "/** Words for orders of magnitude, with their decimal places. */",
    `export const SCALES = "${scales()}";`,
    "",
  ].join("\n");
};

export const closedClassesFile = new URL("../../src/facts/hard/readings/closed-classes.ts", import.meta.url);

export const writeClosedClasses = (): void => writeFileSync(closedClassesFile, closedClasses());
