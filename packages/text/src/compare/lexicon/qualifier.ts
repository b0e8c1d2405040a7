/** What a word takes from the certainty of what it stands with. */
export type Qualifier = "about" | "likely" | "often" | "some";

const table = (rows: Readonly<Record<Qualifier, string>>): ReadonlyMap<string, Qualifier> =>
  new Map(Object.entries(rows).flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind as Qualifier])));

const PLAIN = table({
  about: "roughly approximately approx circa nearly almost virtually practically approaching",
  likely:
    "probably likely presumably perhaps maybe possibly potentially apparently seemingly supposedly reportedly might",
  often: "usually often sometimes generally normally typically mostly mainly largely occasionally frequently commonly",
  some: "some most many several few half partly partially",
});
// Only before a figure these say that it is not exact.
const BEFORE_FIGURE = /^(?:about|around|some|near)$/;
const SEEMING = /^(?:seem|appear|tend)(?:s|ed)?$/;
const HOLDING = /^(?:think|believe|guess|suspect|assume|reckon|feel|thought|believed)$/;
const SUPERLATIVE_BEFORE = /^(?:the|my|your|our|their|his|her|its|at|'s)$/;

/** How a folded word qualifies what follows it, or undefined. `isFigure` says that a figure follows. */
export const qualifierOf = (
  word: string,
  previous: string | undefined,
  next: string | undefined,
  isFigure: boolean,
): Qualifier | undefined => {
  if (BEFORE_FIGURE.test(word) && isFigure) return "about";
  if (word === "most" && SUPERLATIVE_BEFORE.test(previous ?? "")) return undefined;
  if ((word === "one" && next === "of") || (word === "among" && next === "the")) return "some";
  if (SEEMING.test(word) && next === "to") return word.startsWith("tend") ? "often" : "likely";
  if (HOLDING.test(word) && (previous === "i" || previous === "we")) return "likely";
  return PLAIN.get(word);
};

const STEPS = new Map(
  ["all every each both whole entire", "most majority", "half", "some several few couple many numerous"].flatMap(
    (row, step) => row.split(" ").map((word): [string, number] => [word, step]),
  ),
);

/** Whether a folded word says how many of something. */
export const isShare = (word: string): boolean => STEPS.has(word);

/** Whether the one folded word speaks of another share than the other: "all" and "most". */
export const differInShare = (one: string, other: string): boolean => {
  const [was, is] = [STEPS.get(one), STEPS.get(other)];
  return was !== undefined && is !== undefined && was !== is;
};
