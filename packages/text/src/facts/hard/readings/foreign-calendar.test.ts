import { expect, test } from "vitest";
import { createWitness } from "../witness.ts";

test.each(["de", "fr", "es", "it", "nl", "pt", "pl", "sv", "da"])("each weekday in full is judged: %s", (locale) => {
  const long = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  const names = Array.from({ length: 7 }, (_, day) => long.format(Date.UTC(2023, 0, 1 + day)));
  for (const name of names) {
    const text = `das ist ${name} der Plan`;
    expect(createWitness(["das ist der Plan"])(text).map(({ text: written }) => written)).toEqual([name]);
    expect(createWitness([text])(text)).toEqual([]);
    for (const other of names.filter((one) => one !== name))
      expect(createWitness([`das ist ${other} der Plan`])(text)).not.toEqual([]);
  }
});
