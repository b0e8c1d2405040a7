import type { Environment } from "./environment.ts";
import { VARIABLES, type VariableName } from "./variables.ts";

/** An unknown variable, and the setting that was probably meant. */
export interface Misspelt {
  name: string;
  likely: VariableName;
}

/** Longer names may be further from what was meant. */
const farthest = (name: string): number => (name.length < 5 ? 0 : name.length < 8 ? 1 : 2);

/** Variables that resemble an unset setting. A guess, because the environment also has variables of other programs. */
export const misspelt = (env: Environment): Misspelt[] => {
  const isSet = (name: string): boolean => (env[name]?.trim() ?? "") !== "";
  const unset = (Object.keys(VARIABLES) as VariableName[]).filter((name) => !isSet(name));
  const unknown = Object.keys(env).filter(
    (name) => /^[A-Z][A-Z0-9_]*$/.test(name) && !(name in VARIABLES) && isSet(name),
  );
  return unknown.flatMap((name) => {
    const near = unset.map((likely) => ({ likely, steps: stepsBetween(name, likely) }));
    const [best] = near.toSorted((one, other) => one.steps - other.steps);
    return best !== undefined && best.steps <= farthest(name) ? [{ name, likely: best.likely }] : [];
  });
};

/** For people. */
export const misspeltSentence = ({ name, likely }: Misspelt): string =>
  `${name} is not a setting; did you mean ${likely}? The variable has no effect.`;

/** Letters to add, drop, change or swap with their neighbour, to make one word of the other. */
const stepsBetween = (one: string, other: string): number => {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    const steps = [row];
    rows.push(steps);
    for (let column = 1; column <= other.length; column += 1) {
      const changed = at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY;
      steps.push(Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, changed, swapped));
    }
  }
  return at(one.length, other.length);
};
