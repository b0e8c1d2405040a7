import { COURTESY, isOf } from "../document/word-classes.ts";
import type { Topic } from "./comparison.ts";
import { isCourtesy, type Edit, type Item } from "./edits.ts";
import type { Force } from "./lexicon/force.ts";
import { forcesIn, has, isDeniedElsewhere, isSingle, type Finding, type IsOftener, type Stay } from "./stay.ts";

/** The words that only the one and only the other side has. */
type Sides = [removed: Item | null, added: Item | null];

const differIn = ({ removed, added }: Edit, force: Force): Sides | null => {
  const [was, is] = [forcesIn(removed, force), forcesIn(added, force)];
  if (was.length === 0 && is.length === 0) return null;
  const [one, other] = [
    was.find(([, value]) => !is.some(([, each]) => each === value)),
    is.find(([, value]) => !was.some(([, each]) => each === value)),
  ];
  return one === undefined && other === undefined ? null : [one?.[0] ?? null, other?.[0] ?? null];
};

const PLACES: readonly [Force, Topic][] = [
  ["condition", "wording"],
  ["bound", "wording"],
  ["limit", "wording"],
  ["duty", "obligation"],
  ["doubt", "wording"],
  ["share", "wording"],
  ["person", "wording"],
];
// What a sentence made anew says in so many other ways that only a change from one step to another is one.
const PAIRED: ReadonlySet<Force> = new Set(["duty", "person", "doubt", "share", "bound"]);
// What says nothing where one side alone has it: "I will send" for "I send", as often in faithful sentences as in others.
const ALONE: ReadonlySet<Force> = new Set(["duty", "person"]);

const PROMISED = 2;
// "As" joins what both sides say as often as it gives a reason.
const REASON = /^(?:because|since)$/;

/** A word that promises, or gives a reason, put into a sentence that stayed. */
export const promiseIn = ({ removed, added }: Edit, stay: Stay): Finding | null => {
  if (!isSingle(stay)) return null;
  const promises = (items: readonly Item[]): Item | undefined =>
    forcesIn(items, "duty").find(([, step]) => step === PROMISED)?.[0];
  const promise = promises(removed) === undefined ? promises(added) : undefined;
  const weaker = [...forcesIn(removed, "duty"), ...forcesIn(removed, "doubt")][0]?.[0] ?? null;
  const saysFrom = (place: number): boolean => added.slice(place).some((item) => item.isContent && !isCourtesy(item));
  // "Residents will get a letter" tells what they get; only the writer promises.
  const isOwn = removed.length === 0 && /^(?:i|we)$/.test(promise?.previous ?? "");
  if (promise !== undefined && (weaker !== null || (isOwn && saysFrom(0))))
    return { topic: "obligation", severity: "hard", removed: weaker, added: promise };
  const reason =
    removed.length === 0
      ? has(added, ({ word, next }) => REASON.test(word) || (word === "due" && next === "to"))
      : undefined;
  // What follows alone may be what the draft says behind a comma.
  return reason === undefined || !saysFrom(added.indexOf(reason) + 1)
    ? null
    : { topic: "claim", severity: "hard", removed: null, added: reason };
};

/** "You must", where "you may" or "you should" binds nobody. */
const isBinding = (items: readonly Item[]): boolean => forcesIn(items, "duty").some(([, step]) => step === 0);

const isFraction = ({ word }: Item): boolean => /^(?:half|quarter|thirds|ordinal:[345])$/.test(word);

/** One fraction in the place of another: "a third" for "half". */
const fractionsIn = ({ removed, added }: Edit): Sides | null => {
  const [was, is] = [has(removed, isFraction), has(added, isFraction)];
  return was === undefined || is === undefined || (was.isFact && is.isFact) ? null : [was, is];
};

const shareIn = (edit: Edit, { close }: Stay, isOftener: IsOftener): Sides | null => {
  const share = fractionsIn(edit) ?? differIn(edit, "share");
  if (share === null || !share.includes(null)) return share;
  // What the other text has as often has moved, and "some positive news" may be told as "good news".
  const [item = null] = share.filter((each) => each !== null);
  const isAlone = [...edit.removed, ...edit.added].every((each) => each === item || !each.isContent);
  return close && isAlone && item !== null && isOftener(item) ? share : null;
};

/** Whether a word of force that only one side has changes nothing. */
const isSaidAnyway = ([removed, added]: Sides, force: Force, { near }: Stay): boolean => {
  if (removed !== null && added !== null) return false;
  // "I will see you": a courtesy is said in either way.
  const isCourteous = isOf((removed ?? added)?.next ?? "", COURTESY);
  return isCourteous || (PAIRED.has(force) && (!near || ALONE.has(force) || (force === "bound" && removed === null)));
};

/** A word of force that one side has and the other does not: another share is an alarm, the rest a place to look at. */
export const forceIn = (edit: Edit, stay: Stay, isOftener: IsOftener): Finding | null => {
  const share = shareIn(edit, stay, isOftener);
  if (share !== null && !isDeniedElsewhere(stay, edit))
    return { topic: "wording", severity: "hard", removed: share[0], added: share[1] };
  for (const [force, topic] of PLACES) {
    const found = differIn(edit, force);
    if (found === null || isSaidAnyway(found, force, stay)) continue;
    const isHard =
      force === "duty" && stay.near && !found.includes(null) && isBinding(edit.removed) !== isBinding(edit.added);
    return { topic, severity: isHard ? "hard" : "soft", removed: found[0], added: found[1] };
  }
  return null;
};
