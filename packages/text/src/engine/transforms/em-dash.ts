import { DASH } from "../../tells/units.ts";
import { holdsMark } from "../draft.ts";
import { editsOf, type Transform } from "./transform.ts";

/** A dash between two clauses becomes a comma; ranges and list markers are left. */
export const emDash: Transform = {
  name: "em-dash",
  edits: (draft) =>
    holdsMark(draft, DASH) ? editsOf(draft.text, /(?<=[\p{L}\d)”"'’])\s?—\s?(?=[\p{L}“"'])/gu, () => ", ") : [],
};
