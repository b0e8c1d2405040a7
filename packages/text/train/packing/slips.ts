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

/** Words in order on a line, each behind a character that says how many letters of the last one it does not begin with. */
export const asSteps = (words: string): string => {
  let last = "";
  return words
    .trim()
    .split(/\s+/)
    .sort()
    .map((word) => {
      let same = 0;
      while (same < last.length && word[same] === last[same]) same += 1;
      const less = String.fromCharCode(48 + last.length - same);
      last = word;
      return less + word.slice(same);
    })
    .join("");
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
    .join("\n");
