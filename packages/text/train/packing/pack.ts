import { deflateAsync } from "@gfx/zopfli";
import { bytesToText } from "../../src/packing/text-code.ts";
import { ASCII, type Packed } from "../../src/packing/unpack.ts";

// What may mark a capital where the text itself does not hold it.
const MARKS = "~^`@#%_<>{}&*;+=!";

/** How often the shortest way to say it is looked for: with more rounds our tables stay as they are. */
const ROUNDS = 60;

/** Packs a text of at most 128 different characters beyond ASCII; `unpack` gives it back. The same code each time. */
export const pack = async (text: string): Promise<Packed> => {
  const mark = MARKS.split("").find((each) => !text.includes(each));
  if (mark === undefined) throw new Error(`the text holds every one of ${MARKS}`);
  const small = text.replace(/[A-Z]/g, (letter) => mark + letter.toLowerCase());
  const beyond = Array.from(new Set(small.split("").filter((each) => each.charCodeAt(0) >= ASCII))).sort();
  if (beyond.length > ASCII) throw new Error(`the text holds more than ${ASCII} characters beyond ASCII`);
  const bytes = Uint8Array.from(small.split(""), (character) =>
    character.charCodeAt(0) < ASCII ? character.charCodeAt(0) : ASCII + beyond.indexOf(character),
  );
  const deflated = await deflateAsync(bytes, { numiterations: ROUNDS });
  return [mark, beyond.join(""), bytes.length, bytesToText(deflated)];
};
