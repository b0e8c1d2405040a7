import { upperFirst } from "../document/case.ts";
import { editsOf } from "./edits.ts";
import type { Pass } from "./pass.ts";

const SHORT_MONTHS = "jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec";
const DAYS: Readonly<Record<string, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

const SHORT_DAYS = "mon|tue|tues|wed|weds|thu|thurs|fri|sat|sun";
const BESIDE = "(?: ?[,/&+] ?| and | or | to | not | )";
const BEFORE = "by|on|next|until|til|till|before|after|since|this|last|from|for|to|every|due";
/** Short names of days where they can be nothing else, and full ones that are written small. */
const DAY = new RegExp(
  `\\b(?=[mtwfs])(?:(?<=\\b(?:${BEFORE}) )(?:mon|wed|sat|sun)\\b(?! (?:up|down|on the|at)\\b|[.'’/-]|\\s?[-–]\\s?(?:tue|wed|thu|fri|sat|sun))|(?<![\\w./@#-])(?:tues?|weds|thu(?:rs?)?|fri)\\b(?![’'/-]|\\.\\w)|(?<=\\b(?:${SHORT_DAYS}|[A-Z][a-z]+day)${BESIDE})(?:mon|wed|sat|sun)\\b(?![.'’/-])|(?<![\\w./@#-])(?:mon|wed|sat|sun)(?=${BESIDE}(?:${SHORT_DAYS})\\b)|(?<=(?<!\\bthe )(?:^|[\\s(]))(?:mon|wed|sat|sun)(?=: )|(?<![\\w./@#-])(?:mon|wed|sat|sun)(?= (?:\\d{1,2} (?:${SHORT_MONTHS}|may|march|april|june|july)\\b|\\d{1,2}(?:[.:]\\d\\d|[ap]m|ish|st|nd|rd|th)\\b|morning|afternoon|evening|night))|(?<![\\w./@#-])(?:mon|tues|wednes|thurs|fri|satur|sun)day(?=s?\\b))`,
  "g",
);

const MONTHS = "january|february|april|june|july|august|september|october|november|december";
const WHEN =
  "in|by|about|since|until|til|till|from|of|for|early|late|mid|last|next|this|end|through|during|before|after";
const MAY =
  "(?<=\\b(?:early|late|mid|end of)[ -])may(?! (?:be|have|not|also)\\b)|(?<=\\b(?:in|by|since|until|til|till|before|after|during) )may(?=\\s*(?:[.,;:!?)]|$|\\n)| (?:and|or|so|but|for|to|at|with|when|if|as|because|bc|cos|on|the|we|I|this|next|\\d))";
/** Months that are written small: in full, or short beside a day or behind a word of time; "may" and "march" beside a day. */
const MONTH = new RegExp(
  `\\b(?=[jfmasond])(?:(?<![\\w./@#]|[^\\d]-)(?:(?:${MONTHS})\\b|(?:${SHORT_MONTHS})(?=\\.? \\d)|march(?= \\d)|may(?= \\d{1,2}(?:st|nd|rd|th)\\b))|(?<=\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?)(?:${SHORT_MONTHS}|march|may(?! (?:be|have|need|not|want|get|go|come|take|well|or|also)\\b))\\b|(?<=\\b(?:${WHEN}) )(?:${SHORT_MONTHS}|march)\\b(?! (?:on|to|into|out|up|down)\\b)|${MAY})`,
  "g",
);

/** A stretch of days in short, which stays short. */
const RANGE = new RegExp(`(?<![\\w./@#-])(${SHORT_DAYS}) ?[-–] ?(${SHORT_DAYS})(?![\\w./-])`, "g");

/** Days in full and months with their capitals. */
export const calendar: Pass = {
  kind: "capitals",
  spells: true,
  edits: (text) => [
    ...editsOf(text, RANGE, ([range]) => range.replace(/[a-z]+/g, upperFirst)),
    ...editsOf(text, DAY, ([day]) => DAYS[day.slice(0, 3)] ?? null).map((edit) => ({
      ...edit,
      ...(text.startsWith("day", edit.end - 3) ? {} : { kind: "shorthand" as const }),
    })),
    ...editsOf(text, MONTH, ([month]) => upperFirst(month)),
  ],
};
