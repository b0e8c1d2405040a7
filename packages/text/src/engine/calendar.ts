import { upperFirst } from "../document/case.ts";
import { editsOf } from "./edits.ts";
import type { Pass, Proposal } from "./pass.ts";
import { PATTERNS } from "./pattern-table.ts";

const DAYS: Readonly<Record<string, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

/** Days in full and months with their capitals. */
export const calendar: Pass = {
  kind: "capitals",
  spells: true,
  edits: (text) => {
    const { day, month, kin, range } = PATTERNS().calendar;
    const named = ([word]: RegExpExecArray): string | null => DAYS[word.slice(0, 3)] ?? null;
    const days = editsOf(text, day, named).map((edit): Proposal =>
      text.startsWith("day", edit.end - 3) ? edit : { ...edit, kind: "shorthand" },
    );
    const beside = days.some(({ kind }) => kind !== undefined) ? editsOf(text, kin, named) : [];
    return [
      ...editsOf(text, range, ([stretch]) => stretch.replace(/[a-z]+/g, upperFirst)),
      ...days,
      ...beside.map((edit): Proposal => ({ ...edit, kind: "shorthand" })),
      ...editsOf(text, month, ([word]) => upperFirst(word)),
    ];
  },
};
