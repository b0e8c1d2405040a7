import { unpack, type Packed } from "./unpack.ts";

/** How a regular expression is written in a packed table, "/flags/source"; no other string of a table opens so. */
const WRITTEN = /^\/(\w*)\/(.*)$/s;

/** A table of patterns as the text that is packed. */
export const patternsText = (table: unknown): string =>
  JSON.stringify(table, (_key, value: unknown) =>
    value instanceof RegExp ? `/${value.flags}/${value.source}` : value,
  );

/** The table that was packed; `T` is what `patternsText` was given. */
export const unpackPatterns = <T>(packed: Packed): T =>
  JSON.parse(unpack(packed), (_key, value: unknown) => {
    const written = typeof value === "string" ? WRITTEN.exec(value) : null;
    return written === null ? value : new RegExp(written[2] as string, written[1]);
  }) as T;
