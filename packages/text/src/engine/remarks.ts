import type { Change, ChangeKind } from "./pass.ts";

const SHOWN_MAX = 6;
const WORDS_MAX = 70;

/** Words in quotation marks, cut behind a whole word where there are too many. */
export const quoted = (words: string): string => {
  const line = words.trim().replace(/\s+/g, " ");
  return `“${line.length > WORDS_MAX ? `${line.slice(0, WORDS_MAX).replace(/\W*\s\S*$/, "")}…` : line}”`;
};

const IN_WORD = /[\p{L}\d'’/@#-]/u;

/** Whether words stand somewhere in a text, and not within longer ones. */
const isIn = (words: string, text: string): boolean => {
  for (let at = words === "" ? -1 : text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!IN_WORD.test(text.charAt(at - 1) + text.charAt(at + words.length))) return true;
  return false;
};

const pairs = (changes: readonly Change[], text = ""): string => {
  const shown = (change: Change): string => {
    const before = change.before.trim().replace(/\s+/g, " ");
    // A word that stood twice is one that went.
    if (change.after === "") return `${before} ${before} → ${before}`;
    return `${before} → ${change.after.trim()}${isIn(before, text) ? " (not everywhere)" : ""}`;
  };
  const all = [...new Set(changes.map(shown))];
  const more = all.length - 2 * SHOWN_MAX;
  return all.slice(0, 2 * SHOWN_MAX).join(", ") + (more > 0 ? `, and ${inWords(more)} more` : "");
};

const removals = (changes: readonly Change[], why: string): string[] => {
  const lines = changes.slice(0, SHOWN_MAX).map(({ before }) => `Removed ${quoted(before)}: ${why}.`);
  return changes.length > SHOWN_MAX ? [...lines, `Removed ${changes.length - SHOWN_MAX} more of the kind.`] : lines;
};

// An article that is fitted to the next word goes with a word that is cut.
const isCut = ({ after }: Change): boolean => /^(?:an?)?$/i.test(after.trim());

const withoutArticle = (change: Change): Change =>
  change.after === "" ? change : { ...change, before: change.before.replace(/^an? /i, "") };

const PICTURE = /\p{Extended_Pictographic}/u;
const ITEM = /^\s*(?:[-*•+–]|\d{1,3}[.)])\s/gm;
const matchesIn = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const NUMBERS = "no one two three four five six seven eight nine ten".split(" ");
// In words, and none above ten: to the gate a figure that the draft does not say is an invention in a note too.
const inWords = (count: number): string => NUMBERS[count] ?? "more than ten";
const counted = (count: number, one: string): string[] =>
  count > 0 ? [`${inWords(count)} ${one}${count === 1 ? "" : "s"}`] : [];
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
  const remarks = items > 0 ? [`Set ${counted(items, "line").join("")} as a list. A model would write a message.`] : [];
  const letters = (text: string): string => text.replace(/[^\p{L}]/gu, "").toLowerCase();
  if (list.some(({ before, after }) => letters(before) !== letters(after)))
    remarks.push("Moved the questions after the list.");
  if (put !== "") remarks.push(`Added ${put}.`);
  return remarks.length === 0 && list.length > 0 ? ["Tidied the list's bullets."] : remarks;
};

/** What was changed and why, a line each or a line a kind; `text` is what it was changed to. */
export const remarksOn = (changes: readonly Change[], text: string): string[] => {
  const of = (kind: ChangeKind): Change[] => changes.filter((change) => change.kind === kind);
  // An opening goes with the first word behind it, which comes back with a capital.
  const opening = ({ before, after }: Change): Change => ({
    kind: "formula",
    before: after === "" ? before : before.slice(0, before.length - after.length),
    after: "",
  });
  const remarks = removals(of("formula").map(opening), "it adds nothing");
  remarks.push(...removals(of("letter").filter(isCut), "a chat needs no letter formulas"));
  const wording = [...of("wording"), ...of("letter").filter((change) => !isCut(change))];
  remarks.push(...removals(wording.filter(isCut).map(withoutArticle), "stock praise"));
  // What was mended in a sentence that then went is not in the result.
  const folded = text.toLowerCase();
  const isThere = ({ before, after }: Change): boolean => isIn((after || before).trim().toLowerCase(), folded);
  const say = (said: string, own: readonly Change[], left?: string): void => {
    if (own.length > 0) remarks.push(`${said}: ${pairs(own, left)}.`);
  };
  say(
    "Reworded",
    wording.filter((change) => !isCut(change)),
  );
  say("As in your samples", of("own"));
  say("Spelling", of("spelling").filter(isThere));
  say("Spelled out", of("shorthand").filter(isThere), text);
  remarks.push(...countsOf([...of("capitals"), ...of("list")]));
  if (of("parts").length > 0) remarks.push("Put the greeting or the sign-off on a line of its own.");
  const pictures = of("markup").filter(({ before }) => PICTURE.test(before));
  const bullets = pictures.filter(({ after }) => after !== "").length;
  if (of("markup").length > pictures.length) remarks.push("Removed marks that would show as plain characters.");
  if (pictures.length > bullets) remarks.push(`Removed ${counted(pictures.length - bullets, "emoji").join("")}.`);
  if (bullets > 0) remarks.push(`Turned ${counted(bullets, "emoji").join("")} into list marks.`);
  if (of("lines").length > 0) remarks.push("Split a long paragraph where the subject changes.");
  return remarks;
};

const ITS = /(?<![\p{L}\d'’])[Ii]ts(?= [\p{L}\d£$€])/gu;
const OWNED =
  /^[Ii]ts (?:own|way|first|last|next|best|current|name|original|new|old|[a-z]{3,}(?:tion|ment|ness|ity|ance|ence|er|or|al|age|ship)s?)\b/;
/** Shorthand that is left where it could be meant in more than one way. */
const SHORT = /(?<![\p{L}\d'’./@#-])(?:ur|w|n|r|u)(?= [\p{L}\d])/gu;
const LEFT_MAX = 3;

/** Words of a hasty draft that could be meant in two ways, and so were left. */
export const doubtsIn = (text: string): string[] => {
  const left = (pattern: RegExp): string[] =>
    [...text.matchAll(pattern)].map(
      ({ index }) =>
        text
          .slice(index, index + 40)
          .split(/(?<=\p{L}{2})[.,;:!?()]|\n| [-–—] /u)[0]
          ?.split(/ +/)
          .slice(0, 3)
          .join(" ") ?? "",
    );
  return [
    ...left(ITS)
      .filter((words) => !OWNED.test(words))
      .map((words) => `Left ${quoted(words)}: do you mean its or it's?`),
    ...left(SHORT).map((words) => `Left ${quoted(words)}: it could be meant in more than one way.`),
  ].slice(0, LEFT_MAX);
};
