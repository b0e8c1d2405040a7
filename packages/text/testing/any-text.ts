import * as fc from "fast-check";

/** Any code point but the halves of pairs. The library's own unit for that lists all of them first, which takes seconds. */
const point = fc.nat(0x10f7ff).map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800));

/** Any text of whole code points. */
export const anyText = (maxLength?: number): fc.Arbitrary<string> =>
  fc.string({ unit: point, ...(maxLength === undefined ? {} : { maxLength }) });
