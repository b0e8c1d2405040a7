import type { Change, ChangeKind } from "./pass.ts";

const SHOWN_MAX = 6;
const WORDS_MAX = 70;

const quoted = (words: string): string => {
  const line = words.trim().replace(/\s+/g, " ");
  return `“${line.length > WORDS_MAX ? `${line.slice(0, WORDS_MAX).trimEnd()}…` : line}”`;
};

const pairs = (changes: readonly Change[]): string => {
  // A word that stood twice is one that went.
  const shown = ({ before, after }: Change): string =>
    after === "" ? `${before.trim()} ${before.trim()} → ${before.trim()}` : `${before.trim()} → ${after.trim()}`;
  const all = [...new Set(changes.map(shown))];
  const more = all.length - 2 * SHOWN_MAX;
  return all.slice(0, 2 * SHOWN_MAX).join(", ") + (more > 0 ? `, and ${more} more` : "");
};

const removals = (changes: readonly Change[], why: string): string[] => {
  const lines = changes.slice(0, SHOWN_MAX).map(({ before }) => `Removed ${quoted(before)}: ${why}.`);
  return changes.length > SHOWN_MAX ? [...lines, `Removed ${changes.length - SHOWN_MAX} more of the kind.`] : lines;
};

// An article that is fitted to the next word goes with a word that is cut.
const isCut = ({ after }: Change): boolean => /^(?:an?)?$/i.test(after.trim());

const withoutArticle = (change: Change): Change =>
  change.after === "" ? change : { ...change, before: change.before.replace(/^an? /i, "") };

const ITEM = /^\s*(?:[-*•+–]|\d{1,3}[.)])\s/gm;
const matchesIn = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const counted = (count: number, one: string): string[] =>
  count > 0 ? [count === 1 ? `1 ${one}` : `${count} ${one}s`] : [];
const listed = (parts: readonly string[]): string => parts.join(", ").replace(/, (?=[^,]*$)/, " and ");

/** How many capitals and marks were put in and how many lines became a list: each number is of what was done. */
const countsOf = (changes: readonly Change[]): string[] => {
  const more = (pattern: RegExp, some = changes): number =>
    some.reduce((sum, { before, after }) => sum + matchesIn(after, pattern) - matchesIn(before, pattern), 0);
  const marks = changes.filter(({ kind }) => kind === "capitals");
  const put = listed([
    ...counted(more(/\p{Lu}/gu), "capital"),
    ...counted(marks.filter(({ after }) => after === ".").length, "full stop"),
    ...counted(more(/\?/g, marks), "question mark"),
    ...counted(
      more(
        /,/g,
        marks.filter(({ before }) => before === ""),
      ),
      "comma",
    ),
  ]);
  const list = changes.filter(({ kind }) => kind === "list");
  const items = more(ITEM, list);
  const remarks = items > 0 ? [`Set ${counted(items, "line").join("")} as a list; the notes stay notes.`] : [];
  const letters = (text: string): string => text.replace(/[^\p{L}]/gu, "").toLowerCase();
  if (list.some(({ before, after }) => letters(before) !== letters(after)))
    remarks.push("Put the questions behind the list.");
  if (put !== "") remarks.push(`Put in ${put}.`);
  return remarks.length === 0 && list.length > 0 ? ["Tidied the marks of the list."] : remarks;
};

/** What was changed and why, a line each or a line a kind. */
export const remarksOn = (changes: readonly Change[]): string[] => {
  const of = (kind: ChangeKind): Change[] => changes.filter((change) => change.kind === kind);
  // An opening goes with the first word behind it, which comes back with a capital.
  const opening = ({ before, after }: Change): Change => ({
    kind: "formula",
    before: after === "" ? before : before.slice(0, before.length - after.length),
    after: "",
  });
  const remarks = removals(of("formula").map(opening), "it says nothing that the rest does not");
  remarks.push(...removals(of("letter").filter(isCut), "a chat needs no formula of a letter"));
  const wording = [...of("wording"), ...of("letter").filter((change) => !isCut(change))];
  remarks.push(...removals(wording.filter(isCut).map(withoutArticle), "praise that anybody could write"));
  const swapped = wording.filter((change) => !isCut(change));
  if (swapped.length > 0) remarks.push(`Reworded: ${pairs(swapped)}.`);
  if (of("spelling").length > 0) remarks.push(`Spelling: ${pairs(of("spelling"))}.`);
  if (of("shorthand").length > 0) remarks.push(`Written out: ${pairs(of("shorthand"))}.`);
  remarks.push(...countsOf([...of("capitals"), ...of("list")]));
  if (of("markup").length > 0) remarks.push("Took out marks and pictures that would be sent as they stand.");
  if (of("lines").length > 0) remarks.push("Parted a long paragraph where it turns to another matter.");
  return remarks;
};

const ITS = /(?<![\w'’])its(?= [a-z])/g;
const OWNED =
  /^its (?:own|way|first|last|next|best|current|name|original|new|old|[a-z]{3,}(?:tion|ment|ness|ity|ance|ence|er|or|al|age|ship)s?)\b/;
/** Shorthand that is left where it could be meant in more than one way. */
const SHORT = /(?<![\w'’./@#-])(?:ur|w|n|r|u)(?= [\p{L}\d])/gu;
const LEFT_MAX = 3;

/** Words of a hasty draft that could be meant in two ways, and so were left. */
export const doubtsIn = (text: string): string[] => {
  const left = (pattern: RegExp): string[] =>
    [...text.matchAll(pattern)].map(({ index }) =>
      text
        .slice(index, index + 40)
        .split(/\s+/)
        .slice(0, 3)
        .join(" ")
        .replace(/[.,;:!?()]+$/, ""),
    );
  return [
    ...left(ITS)
      .filter((words) => !OWNED.test(words))
      .map((words) => `Left ${quoted(words)}: please see whether you mean its or it's.`),
    ...left(SHORT).map((words) => `Left ${quoted(words)}: it could be meant in more than one way.`),
  ].slice(0, LEFT_MAX);
};
