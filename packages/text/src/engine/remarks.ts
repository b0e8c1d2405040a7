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
  if (of("capitals").length > 0) remarks.push("Put in the capitals, full stops and question marks that were missing.");
  if (of("list").length > 0) remarks.push("The notes stay notes, set as a clean list; nothing was added to them.");
  if (of("markup").length > 0) remarks.push("Took out marks and pictures that would be sent as they stand.");
  if (of("lines").length > 0) remarks.push("Parted a long paragraph where it turns to another matter.");
  return remarks;
};

const ITS = /(?<![\w'’])its(?= [a-z])/g;
const OWNED =
  /^its (?:own|way|first|last|next|best|current|name|original|new|old|[a-z]+(?:tion|ment|ness|ity|ance|ence|er|or|al|age|ship)s?)\b/;

/** Words of a hasty draft that could be meant in two ways, and so were left. */
export const doubtsIn = (text: string): string[] => {
  const open = [...text.matchAll(ITS)].map(({ index }) =>
    text
      .slice(index, index + 30)
      .split(/\s+/)
      .slice(0, 3)
      .join(" "),
  );
  const doubtful = open.filter((words) => !OWNED.test(words)).slice(0, 2);
  return doubtful.map((words) => `Left ${quoted(words)}: please see whether you mean its or it's.`);
};
