import type { Reading } from "./readings/reading.ts";

/** A full stop behind a date ends its sentence. */
export const quoted = (text: string): string => text.replace(/\.$/, "");

type Likened = Pick<Reading, "kind" | "amount" | "unit"> & { text?: string };

/** The beginnings of the words of a date: of "Friday 20 November" and "fri 20 nov" the same. */
const namesIn = ({ kind, text = "" }: Likened): string[] =>
  kind === "date" ? (text.toLowerCase().match(/(?<!\p{L})\p{L}{3}/gu) ?? []) : [];

const likeness = (one: Likened, other: Likened): number =>
  (one.kind === other.kind ? 4 : 0) +
  (one.unit !== undefined && one.unit === other.unit ? 3 : 0) +
  (one.amount !== undefined && one.amount === other.amount ? 2 : 0) +
  (namesIn(one).some((name) => namesIn(other).includes(name)) ? 1 : 0);

const distance = (one: Likened, other: Likened): number =>
  Math.abs(Number(one.amount ?? 0) - Number(other.amount ?? 0)) || 0;

/** How many times as great one of two amounts may be that stand for each other, and where the draft has no other of the unit. */
const RATIO_MAX = 2;
const RATIO_MAX_ALONE = 5;

/** Whether a writer would take one for a wrong telling of the other: the same figure, or one of its size in the same unit. */
const mayStandFor = (one: Likened, other: Likened, ratioMax: number): boolean => {
  if (one.amount === undefined || other.amount === undefined) return one.kind === other.kind;
  if (one.amount === other.amount) return true;
  const [less = 0, more = 0] = [Math.abs(Number(one.amount)), Math.abs(Number(other.amount))].sort((a, b) => a - b);
  return one.kind === other.kind && one.unit === other.unit && more <= ratioMax * less;
};

/** What the sources say that a reading may be a wrong telling of, or nothing. */
export const nearest = (readings: readonly Reading[], one: Likened): string | null => {
  let best: Reading | null = null;
  const ofItsUnit = readings.filter(({ kind, unit }) => kind === one.kind && unit === one.unit);
  const ratioMax = one.unit !== undefined && ofItsUnit.length === 1 ? RATIO_MAX_ALONE : RATIO_MAX;
  for (const reading of readings) {
    if (reading.needs().length === 0 || !mayStandFor(one, reading, ratioMax)) continue;
    const gain = best === null ? 1 : likeness(one, reading) - likeness(one, best);
    if (gain > 0 || (gain === 0 && distance(one, reading) < distance(one, best as Reading))) best = reading;
  }
  return best === null ? null : quoted(best.text);
};
