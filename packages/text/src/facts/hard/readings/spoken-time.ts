import { SMALL_NUMBERS } from "../../number.ts";
import { clockOf, type Clock } from "./clock.ts";
import { secondsKey } from "./duration.ts";
import { eachMatch, type Reading } from "./reading.ts";

const HOURS = SMALL_NUMBERS.slice(1, 13);
const HOUR = HOURS.join("|");
const MINUTES: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  quarter: 15,
  fifteen: 15,
  twenty: 20,
  "twenty-five": 25,
  half: 30,
  "1/2": 30,
  qtr: 15,
  thirty: 30,
  "thirty-five": 35,
  forty: 40,
  "forty-five": 45,
  fifty: 50,
  "fifty-five": 55,
};

const hourOf = (word: string): number => {
  const index = HOURS.indexOf(word.toLowerCase());
  return index >= 0 ? index + 1 : word === "noon" || word === "midnight" ? 12 : Number(word);
};

const minutesOf = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : (MINUTES[word.toLowerCase().replace(" ", "-")] ?? 0);

const halfOf = (day: string, hour: number): Clock["half"] => {
  if (hour > 12) return "24";
  return day === "morning" || (day === "night" && (hour < 6 || hour === 12)) ? "a" : "p";
};

const halfOfSigns = (day: string, hour: number): Clock["half"] => {
  if (hour > 12 || hour === 0) return "24";
  return day === "" ? null : /[後下晚]/.test(day) ? "p" : "a";
};

/** A time and the words of the match that it is written with; all of them where none are given. */
type Spoken = readonly [clock: Clock, words?: string];

/** A way of saying times. `read` takes the groups of its pattern. */
type Form = readonly [pattern: RegExp, read: (...groups: string[]) => readonly Spoken[]];

const APART = "(?<![\\p{L}\\p{N}.,:/-])";
const CLAUSE_END =
  "(?= ?(?:[.,;:!?)\\n–—]|-(?!\\p{L})|$|on |in the (?!morning|afternoon|evening)|tomorrow|today|tonight|sharp|or |and (?:the|we|I|it)\\b))";

const open = (hour: number, minute = 0): Clock => ({ hour, minute, half: null });

// "ten past five", "a quarter to six". Without a word like "at" before it "ten to twelve" is a range.
const past = (lead: string, named: string, way: string, base: string, day: string): Spoken[] => {
  const [minutes, before] = [minutesOf(named), /^(?:to|till|before)$/i.test(way)];
  const isPast = /^past$/i.test(way);
  if (!isPast && (/half|1\/2/i.test(named) || (lead === "" && !/quarter|qtr/i.test(named)))) return [];
  const hour = ((hourOf(base) - (before ? 1 : 0) + 11) % 12) + 1;
  const named12 = base === "midnight" ? "a" : base === "noon" ? "p" : null;
  const half = day === "" ? (before ? null : named12) : halfOf(day.toLowerCase(), hour);
  return [[{ hour, minute: before ? 60 - minutes : minutes, half }]];
};

const FORMS: readonly Form[] = [
  [
    /(午前|上午|早上|午後|下午|晚上)?(?<!\d)(\d{1,2}) ?[時时点點](?: ?(\d{1,2}) ?分|(半))?/gu,
    (day = "", hour = "", minute = "", half = "") => [
      [{ hour: Number(hour), minute: half === "" ? Number(minute) : 30, half: halfOfSigns(day, Number(hour)) }],
    ],
  ],
  [
    new RegExp(
      `${APART}(?:(?<=(at|by|until|till|around|about|is|it's|it’s|was) )|)(?:a )?(quarter|qtr|half|1/2|twenty[- ]five|twenty|five|ten|[1-5]?\\d(?![ -]to[ -]\\d{1,2} ?[ap]\\.?m))(?: min(?:ute)?s?)?[ -]?(past|after|to|till|before)[ -](${HOUR}|1[0-2]|[1-9]|noon|midnight)(?: (?:in the|at|this) (morning|afternoon|evening|night))?(?![\\p{L}\\p{N}:%]|[.,]\\d|-\\p{L}| and a )`,
      "giu",
    ),
    past,
  ],
  [
    new RegExp(
      `${APART}(?<!\\b(?:(?:half|quarter|qtr|five|ten|twenty|minutes) (?:past|to)|half) )(?!one (?:morning|afternoon|evening|night))(${HOUR}|\\d{1,2})(?:[:.]([0-5]\\d))?(?: o['’ ]?clock)? (?:(?:in the |this |tomorrow |every )?(morning|afternoon|evening)|(?:in the |(?<=(?:at|by|till|until|around|about|from|to) \\d{1,2} )at |this |tomorrow |every )(night))(?![\\p{L}])`,
      "giu",
    ),
    (hour = "", minute = "", day = "", night = "") => [
      [{ hour: hourOf(hour), minute: Number(minute), half: halfOf((day || night).toLowerCase(), hourOf(hour)) }],
    ],
  ],
  [
    new RegExp(
      `${APART}(${HOUR})[ -](fifteen|twenty|thirty|forty|forty[- ]five|fifty)(?! ?(?:percent|per|%|\\p{L}+s\\b)|[\\p{L}\\p{N}-])`,
      "giu",
    ),
    (hour = "", minute = "") => [[open(hourOf(hour), minutesOf(minute))]],
  ],
  [
    new RegExp(
      `${APART}(?:at|by|until|till|around|(?<!\\b(?:up|down) )from|after|before|since) (${HOUR})(?: o['’ ]?clock)?${CLAUSE_END}`,
      "giu",
    ),
    (hour = "") => [[open(hourOf(hour)), hour]],
  ],
  // British: half an hour past, and only where a time is meant.
  [
    new RegExp(
      `${APART}(?:at|by|until|till|around|about|from|and|to|before|after|since) half[ -](${HOUR})${CLAUSE_END}`,
      "giu",
    ),
    (hour = "") => [[open(hourOf(hour), 30), hour]],
  ],
  [
    new RegExp(
      `${APART}(?:from|between|works?|working|open) (${HOUR})(?:-to-| to | and | until | till |[–-])(${HOUR})${CLAUSE_END}`,
      "giu",
    ),
    (from = "", to = "") => [
      [open(hourOf(from)), from],
      [open(hourOf(to)), to],
    ],
  ],
  [
    new RegExp(
      `${APART}(?<!(?:at|by|until|till) )(eight|nine|ten)[ -]to[ -](four|five|six)(?![\\p{L}]| \\p{L}+s\\b)`,
      "giu",
    ),
    (from = "", to = "") => [
      [open(hourOf(from)), from],
      [open(hourOf(to)), to],
    ],
  ],
  [
    new RegExp(`${APART}(1[0-2]|0?[1-9]): ([0-5]\\d) ?([ap])\\.?m(?![\\p{L}])`, "giu"),
    (hour, minute, half) => [[{ hour: Number(hour), minute: Number(minute), half: /p/i.test(half ?? "") ? "p" : "a" }]],
  ],
  [
    new RegExp(`${APART}([01]?\\d|2[0-3]) ?h ?([0-5]\\d)(?![\\p{L}\\p{N}])`, "gu"),
    (hour, minute) => [[{ hour: Number(hour), minute: Number(minute), half: Number(hour) > 12 ? "24" : null }]],
  ],
];

const MAY_SPEAK =
  /\d ?[時时点點]|[Qq]uarter|[Qq]tr|[Hh]alf|\d (?:min(?:ute)?s? )?(?:past|to|after|till|before) (?:\d|noon|mid)|\dh|\d h|\d: \d|\d (?:in the |at |this |tomorrow |every )?(?:morning|afternoon|evening|night)/;

/**
 * Times in words: half past five, ten to six, six in the evening, five thirty, "at six", nine to five; and 17h30.
 * `inLetters` says that the text holds a number word.
 */
export const spokenTimesIn = (text: string, inLetters: boolean): Reading[] => {
  if (!inLetters && !MAY_SPEAK.test(text)) return [];
  const found: Reading[] = [];
  for (const [pattern, read] of FORMS)
    eachMatch(pattern, text, (match, end) => {
      const [written, ...groups] = match;
      for (const [clock, words] of read(...groups.map((group) => group ?? ""))) {
        if (!(clock.hour >= 0 && clock.hour <= 24)) continue;
        const start = match.index + (words === undefined ? 0 : written.lastIndexOf(words));
        const time = clockOf(text, start, words === undefined ? end : start + words.length, clock);
        // "2 h 15" may last so long.
        const isLength = /\dh| h /.test(written);
        const seconds = 3600 * clock.hour + 60 * clock.minute;
        found.push(isLength ? { ...time, wider: () => [[secondsKey(seconds)]] } : time);
      }
    });
  return found;
};
