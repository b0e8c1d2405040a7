import { nameIn, readMessage } from "./message.ts";

const NAMED_MAX = 3;

/** Whether a text greets one person by name, and so is written to that person and not to everybody. */
export const readsAsLetter = (text: string): boolean => {
  const name = nameIn(readMessage(text).greeting);
  const words = name.split(/\s+/);
  return name !== "" && words.length <= NAMED_MAX && words.every((word) => !/^(?:and|or|&)$|,/i.test(word));
};
