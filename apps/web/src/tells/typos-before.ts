import type { TellFinding } from "@rewrite-service/text";

/** An edit leaves so much of one end of a draft as it was. */
const END = 12;

/** The typos that a draft has had, mended ones among them; another draft begins without any. */
export const typosBefore = () => {
  let [last, had]: [string, readonly string[]] = ["", []];
  return {
    of: (text: string): readonly string[] => {
      if (text.slice(0, END) !== last.slice(0, END) && text.slice(-END) !== last.slice(-END)) had = [];
      last = text;
      return had;
    },
    add: (typos: readonly TellFinding[]): void => {
      had = [...new Set([...had, ...typos.map(({ excerpt }) => excerpt)])];
    },
  };
};
