// The list of misspellings as the library carries it: most are their word with one letter left out or two exchanged.

/** How `wrong` comes from `right`: "3" leaves out the letter at 3, "-3" exchanges it with the next; else `wrong` itself. */
const slipOf = (right: string, wrong: string): string => {
  for (let at = 0; at < right.length; at += 1) {
    const [before, letter, next, behind] = [right.slice(0, at), right[at], right[at + 1], right.slice(at + 2)];
    if (wrong === `${before}${next ?? ""}${behind}`) return String(at);
    if (wrong === `${before}${next}${letter}${behind}`) return `-${at}`;
  }
  return wrong;
};

/** The list, a line for each word, with its misspellings written as slips. */
export const asSlips = (list: string): string =>
  list
    .trim()
    .split(/;\s+/)
    .map((line) => {
      const [right = "", ...wrong] = line.split(" ");
      return [right, ...wrong.map((each) => slipOf(right, each))].join(" ");
    })
    .sort()
    .join("\n");
