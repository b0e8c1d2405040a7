// Puts one error into a faithful rewrite, with the exact place, for kinds that the development sets do not hold.
import { extractFacts } from "../src/index.ts";
import type { Pair } from "./score-compare.ts";

type Random = () => number;

const random = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const pick = <T>(list: readonly T[], next: Random): T | undefined => list[Math.floor(next() * list.length)];

interface Edit {
  start: number;
  end: number;
  text: string;
}

const withEdits = (pair: Pair, kind: string, edits: Edit[]): Pair => {
  let after = pair.after;
  const spans: Pair["spans"] = [];
  let moved = 0;
  for (const edit of [...edits].sort((x, y) => x.start - y.start)) {
    const start = edit.start + moved;
    after = after.slice(0, start) + edit.text + after.slice(edit.end + moved);
    moved += edit.text.length - (edit.end - edit.start);
    spans.push({ side: "after", start, end: start + Math.max(1, edit.text.length), type: kind });
  }
  return { ...pair, id: `${pair.id}+${kind}`, after, label: "inconsistent", hard: true, inj: kind, spans };
};

const UNITS = [
  "minutes",
  "hours",
  "days",
  "weeks",
  "months",
  "years",
  "miles",
  "km",
  "kg",
  "pounds",
  "MB",
  "GB",
  "MW",
  "percent",
  "gallons",
  "barrels",
  "acres",
  "feet",
  "meters",
  "tons",
];
const UNIT =
  /\b(\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve) (minutes?|hours?|hrs|days?|weeks?|months?|years?|miles|MW|barrels|feet|tons|percent)\b/g;
const CURRENCY = /[$€£]\s?\d[\d,.]*/g;
const QUOTE_MIN = 10;
const QUOTE_MAX = 122;

const all = (pattern: RegExp, text: string): RegExpExecArray[] => [...text.matchAll(pattern)];

const unit = (pair: Pair, next: Random): Edit[] => {
  const match = pick(all(UNIT, pair.after), next);
  if (match === undefined) return [];
  const was = match[2] as string;
  const other = pick(
    UNITS.filter((candidate) => candidate.slice(0, 2) !== was.slice(0, 2)),
    next,
  ) as string;
  const start = match.index + match[0].length - was.length;
  return [{ start, end: start + was.length, text: other }];
};

const currency = (pair: Pair, next: Random): Edit[] => {
  const match = pick(all(CURRENCY, pair.after), next);
  if (match === undefined) return [];
  return [
    { start: match.index, end: match.index + 1, text: match[0].startsWith("$") ? (next() < 0.5 ? "€" : "£") : "$" },
  ];
};

const quote = (pair: Pair, next: Random): Edit[] => {
  const quotes = extractFacts(pair.after).filter(
    ({ kind, text }) => kind === "quote" && text.length >= QUOTE_MIN && text.length <= QUOTE_MAX,
  );
  const match = pick(quotes, next);
  if (match === undefined) return [];
  const words = [...match.text.matchAll(/[A-Za-z]{3,}/g)];
  const word = pick(words, next);
  if (word === undefined) return [];
  return [
    {
      start: match.start + word.index,
      end: match.start + word.index + word[0].length,
      text: pick(["probably", "often", "cheaper", "team", "budget", "sometimes", "great"], next) as string,
    },
  ];
};

const swapped = (pair: Pair, next: Random, kinds: readonly string[]): Edit[] => {
  const facts = extractFacts(pair.after).filter((fact) => kinds.includes(fact.kind) && fact.spelled !== true);
  const one = pick(facts, next);
  const other = pick(
    facts.filter(
      (fact) =>
        one !== undefined &&
        fact.value !== one.value &&
        !fact.value.includes(one.value) &&
        !one.value.includes(fact.value) &&
        fact.kind === one.kind,
    ),
    next,
  );
  if (one === undefined || other === undefined) return [];
  return [
    { start: one.start, end: one.end, text: other.text },
    { start: other.start, end: other.end, text: one.text },
  ];
};

// These facts are rare in old mail, so a sentence that holds one is put on both sides first.
const CARRIERS: Readonly<Record<string, readonly [string, (next: Random) => [string, string]]>> = {
  email: [
    "Write to % with questions.",
    (next) =>
      pick(
        [
          ["dana.ruiz@acme.io", "dana.ruis@acme.io"],
          ["ops@halden.com", "ops@halden.org"],
          ["kim@north.dev", "tim@north.dev"],
        ],
        next,
      ) as [string, string],
  ],
  handle: [
    "Ask % about the plan.",
    (next) =>
      pick(
        [
          ["@dana", "@diana"],
          ["@ops-lead", "@ops-team"],
          ["@jmartin", "@jmartins"],
        ],
        next,
      ) as [string, string],
  ],
  url: [
    "The page is at % now.",
    (next) =>
      pick(
        [
          ["https://acme.io/plan/7", "https://acme.io/plan/8"],
          ["https://docs.halden.com/setup", "https://docs.halden.co/setup"],
          ["www.north.dev/faq", "www.north.dev/help"],
        ],
        next,
      ) as [string, string],
  ],
  quote: [
    "As Kim put it, % at the time.",
    (next) =>
      pick(
        [
          ['"we ship when it is ready"', '"we ship when it is done"'],
          ['"nobody reads the second page"', '"everybody reads the second page"'],
        ],
        next,
      ) as [string, string],
  ],
  unit: [
    "The job took % to run.",
    (next) =>
      pick(
        [
          ["40 minutes", "40 hours"],
          ["3 days", "3 weeks"],
          ["840 ms", "840 s"],
          ["12 GB", "12 MB"],
          ["5 km", "5 miles"],
          ["six weeks", "six months"],
        ],
        next,
      ) as [string, string],
  ],
  currency: [
    "The cost is % in all.",
    (next) =>
      pick(
        [
          ["$4,200", "€4,200"],
          ["£300", "$300"],
          ["€1.2M", "$1.2M"],
        ],
        next,
      ) as [string, string],
  ],
};

const carried = (pair: Pair, kind: string, next: Random): Pair => {
  const [sentence, choose] = CARRIERS[kind] as (typeof CARRIERS)[string];
  const [right, wrong] = choose(next);
  const [lead, tail] = sentence.split("%") as [string, string];
  const before = `${pair.before.trimEnd()}\n${lead}${right}${tail}`;
  const head = `${pair.after.trimEnd()}\n${lead}`;
  const after = `${head}${wrong}${tail}`;
  return {
    ...pair,
    id: `${pair.id}+${kind}`,
    before,
    after,
    label: "inconsistent",
    hard: true,
    inj: `${kind} (carried)`,
    spans: [{ side: "after", start: head.length, end: head.length + wrong.length, type: kind }],
  };
};

const KINDS: Readonly<Record<string, (pair: Pair, next: Random) => Edit[]>> = {
  unit,
  currency,
  quote,
  entity_swap: (pair, next) => swapped(pair, next, ["name"]),
  number_swap: (pair, next) => swapped(pair, next, ["number", "money", "percent", "measure"]),
  time_swap: (pair, next) => swapped(pair, next, ["time", "date", "weekday"]),
};

const seedOf = (id: string): number => {
  let seed = 5381;
  for (let at = 0; at < id.length; at += 1) seed = (Math.imul(seed, 33) + id.charCodeAt(at)) | 0;
  return seed;
};

/** One broken copy of each pair for each kind that its text allows; another seed breaks other places. */
export const injectErrors = (pairs: readonly Pair[], seed = 0): Pair[] => {
  const broken: Pair[] = [];
  for (const pair of pairs) {
    const next = random(seedOf(pair.id) + seed);
    for (const [kind, make] of Object.entries(KINDS)) {
      const edits = make(pair, next);
      if (edits.length > 0) broken.push(withEdits(pair, kind, edits));
    }
    const kind = pick(Object.keys(CARRIERS), next);
    if (kind !== undefined) broken.push(carried(pair, kind, next));
  }
  return broken;
};
