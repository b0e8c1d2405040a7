// Addresses that are dictated.
import type { Form } from "./clock-forms.ts";

/** None of them is without the word "dot". */
export const dictatedForms: readonly Form[] = [
  // "www dot example dot org slash jobs".
  [
    /(?<!\p{L})(?:www dot )?([\p{L}\d-]+(?: dot [\p{L}\d-]+){1,4})((?: slash [\p{L}\d-]+){0,4})(?![\p{L}\p{N}])/giu,
    (host = "", path = "") => [`link:${host.replace(/ dot /gi, ".").toLowerCase()}${path.replace(/ slash /gi, "/")}`],
  ],
  // "jan dot novak at example dot org".
  [
    /(?<![\p{L}\p{N}])([\p{L}\d]+(?: dot [\p{L}\d]+){0,3}) at ([\p{L}\d-]+(?: dot [\p{L}\d-]+){1,3})(?![\p{L}\p{N}])/giu,
    (name = "", host = "") => [`email:${`${name}@${host}`.replace(/ dot /gi, ".").toLowerCase()}`],
  ],
];
