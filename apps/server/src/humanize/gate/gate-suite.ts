import * as fc from "fast-check";
import type { Brief } from "../../providers/brief.ts";
import { plainBrief } from "../../providers/brief.ts";
import { played } from "../../testing/played-answers.ts";
import { openGate } from "./gate.ts";
import { createWitness } from "@rewrite-service/text";

// Whatever a model does, what reaches `done` keeps the promise. The oracle below reads the text with its own few
// patterns and shares nothing with the gate's witness.

const WORDS = "please the team moved our plan because nobody asked and it works now though some of us wait".split(" ");
const SPANS = ["Project Ända — v.final", "naïve 𝒳 text", "(do not touch)", "a\r\nb", "[x](y)", "$1 && $&", "SPAN"];
const FACTS = [
  "£3.5m",
  "12%",
  "3 May 2026",
  "10:30",
  "INC-4471",
  "@ana",
  "#ops",
  "v2.1",
  "5pm",
  "1,200",
  "42",
  "Friday",
];
const FOUND = ["https://example.org/a?b=1", "ana@example.org", "`rm -rf x`", '"as agreed"', "“so be it”"];
// None of these is in any draft that is built from the lists above, however it is joined.
const INVENTED = [
  "€77",
  "$8.8m",
  "63%",
  "97 per cent",
  "19 August",
  "August",
  "Tuesday",
  "23:55",
  "11am",
  "OPS-9",
  "@zoe",
  "#random",
  "v7.7",
  "https://evil.example.net/x",
  "www.evil-site.test",
  "zoe@evil.test",
  "699",
  "ninety-nine",
  "eleven million",
  "+49 30 901820",
  "８８",
  "٩٩",
  "⅞",
  "2077",
  "1*9*7",
  "7\u200b7",
  "11 p.m. Pacific",
  "Feb\u3164ruary",
  "[it](evil/x)",
  "evil[.]com",
  "noon, ET",
];
const INVENTED_MARKS =
  /€7|\$8|8\.8|63|97|August|Tuesday|23:55|11am|OPS-9|@zoe|#random|7\.7|evil|699|ninety-nine|eleven million|901820|８|٩|⅞|2077|1\*9|7\u200b|Pacific|ruary|ET/;

const word = fc.constantFrom(...WORDS);
const gap = fc.constantFrom(" ", " ", " ", ", ", ". ", "\n", "\n\n", "\r\n");

interface Drafted {
  text: string;
  protectedSpans: string[];
}

const drafted: fc.Arbitrary<Drafted> = fc
  .record({
    parts: fc.array(
      fc.tuple(
        fc.oneof(
          { weight: 5, arbitrary: word },
          fc.constantFrom(...FACTS),
          fc.constantFrom(...FOUND),
          fc.constantFrom(...SPANS),
        ),
        gap,
      ),
      { minLength: 1, maxLength: 30 },
    ),
    spans: fc.uniqueArray(fc.constantFrom(...SPANS, "the team", "ean", "ana@", "not there"), { maxLength: 5 }),
  })
  .map(({ parts, spans }) => ({
    text: `${parts.map(([part, space]) => part + space).join("")}end`,
    protectedSpans: spans,
  }));

// What a model may do with a placeholder.
const damages: readonly ((token: string) => string)[] = [
  (token) => token,
  (token) => token,
  (token) => token.toLowerCase(),
  (token) => token.replaceAll("[", "\\[").replaceAll("]", "\\]").replace("-", "\\-"),
  (token) => token.slice(1, -1),
  (token) => token.slice(2, -2),
  (token) => token.replace("-", " "),
  (token) => token.replaceAll("[", "&#91;").replaceAll("]", "&#93;"),
  (token) => `**${token}**`,
  (token) => token + token,
  () => "",
  (token) => token.replace(/\d+/, "77"),
  (token) => token.slice(0, -3),
];

const openings = [
  "",
  "",
  "Sure, here is the rewritten email:\n\n",
  "```\n",
  "Here's a polished version: ",
  "NOTES: none\n\n",
  "Certainly!\n\n```text\n",
];
const endings = [
  "",
  "",
  "\n```",
  "\n\nNOTES:\n- The tone changed.",
  "\n\nNOTES:\n- Left 63% out.\n\nNOTES:\n- again",
  " \n",
  "\nNOTES: x",
];

/** An answer as a list of what it does; it becomes text once the masked draft is known. */
const answered = fc.record({
  opening: fc.constantFrom(...openings),
  ending: fc.constantFrom(...endings),
  damage: fc.array(fc.nat(damages.length - 1), { minLength: 1, maxLength: 8 }),
  inventions: fc.array(fc.tuple(fc.nat(1_000), fc.constantFrom(...INVENTED)), { maxLength: 2 }),
  faithful: fc.boolean(),
  stop: fc.option(fc.nat(400)),
});
type Answered = typeof answered extends fc.Arbitrary<infer Value> ? Value : never;

const write = (masked: string, answer: Answered, wanted: readonly string[]): string => {
  let token = 0;
  const damage = (match: string): string =>
    answer.faithful
      ? match
      : (damages[answer.damage[token++ % answer.damage.length] as number] as (token: string) => string)(match);
  let text = (wanted.length > 0 ? `More on ${wanted.join(" and ")} below.` : masked).replace(
    /\[\[[A-Z]+-\d+\]\]/g,
    damage,
  );
  for (const [at, invention] of answer.faithful ? [] : answer.inventions) {
    const place = text.indexOf(" ", at % text.length);
    text = place < 0 ? `${text} ${invention}` : `${text.slice(0, place)} ${invention}${text.slice(place)}`;
  }
  const whole = answer.opening + text + answer.ending;
  // The beginning of "evil[.]com" alone is a word like another, and no invention.
  return answer.stop === null ? whole : whole.slice(0, answer.stop + 1).replace(/ evil\S*(?<!com)$/, "");
};

const chunk = (text: string, sizes: readonly number[]): string[] => {
  const pieces: string[] = [];
  for (let at = 0, index = 0; at < text.length; index += 1) {
    const size = sizes[index % sizes.length] as number;
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return pieces;
};

const briefOf = ({ text, protectedSpans }: Drafted): Brief => plainBrief(text, { register: "slack", protectedSpans });

interface RunOutcome {
  text: string;
  notes: string;
  done: boolean;
  calls: number;
}

const run = async (
  draft: Drafted,
  answers: readonly Answered[],
  sizes: readonly number[],
  repairs = true,
): Promise<RunOutcome> => {
  const gate = openGate(briefOf(draft), { repairs });
  let text = "";
  let calls = 0;
  try {
    const pieces = gate.pass(
      played(async function* (continuation) {
        const answer = answers[calls] as Answered;
        calls += 1;
        const wanted = continuation?.repair.kind === "spans" ? continuation.repair.placeholders : [];
        for (const piece of chunk(write(gate.masking.masked, answer, wanted), sizes))
          yield { type: "text", text: piece } as const;
      }),
    );
    for await (const piece of pieces) {
      if (piece === "") throw new Error("an empty piece");
      text += piece;
    }
    return { text, notes: gate.notes(), done: true, calls };
  } catch (error) {
    if (error instanceof Error && error.name === "ServiceError") return { text, notes: "", done: false, calls };
    throw error;
  }
};

/** Sixteen words of the longest kind that the drafts hold. */
const LAG_CHARACTERS_MAX = 240;

const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 });

/** Properties of any rewrite of any draft; each entry is a name and a property. */
export const gateProperties: readonly (readonly [string, fc.IAsyncProperty<unknown>])[] = [
  [
    "a done holds every span and no invention, and nothing invented is ever delivered",
    fc.asyncProperty(drafted, fc.tuple(answered, answered, answered), sizes, async (draft, answers, cuts) => {
      const { text, notes, done, calls } = await run(draft, answers, cuts);
      const read = draft.protectedSpans.reduce((sum, span) => sum.replaceAll(span, " "), text + notes);
      if (INVENTED_MARKS.test(read)) throw new Error(`delivered: ${JSON.stringify(read)}`);
      if (calls > 3) throw new Error("more than one repair of a kind");
      if (!done) return;
      if (text.trim() === "") throw new Error("an empty done");
      for (const span of draft.protectedSpans) {
        if (draft.text.includes(span) && !text.includes(span)) throw new Error(`lost: ${span}`);
      }
      // A draft that is mostly quotation keeps its links, addresses and code only.
      for (const span of draft.text.length > 150 ? FOUND : FOUND.slice(0, 3)) {
        if (draft.text.includes(span) && !text.includes(span)) throw new Error(`lost: ${span}`);
      }
    }),
  ],
  [
    "the same answer gives the same text however it is cut",
    fc.asyncProperty(
      drafted,
      fc.tuple(answered, answered, answered),
      sizes,
      sizes,
      async (draft, answers, one, other) => {
        const [a, b] = [await run(draft, answers, one), await run(draft, answers, other)];
        if (a.text !== b.text || a.done !== b.done || a.notes !== b.notes) {
          throw new Error(`${JSON.stringify(a)} is not ${JSON.stringify(b)}`);
        }
      },
    ),
  ],
  [
    "what is delivered is what one judgement of the whole text would let through",
    fc.asyncProperty(
      drafted,
      fc.array(fc.tuple(fc.nat(1_000), fc.constantFrom(...INVENTED)), { maxLength: 2 }),
      sizes,
      async (draft, inventions, cuts) => {
        const answer: Answered = { opening: "", ending: "", damage: [0], inventions, faithful: false, stop: null };
        const gate = openGate(briefOf(draft), { repairs: false });
        const whole = gate.masking.spans.reduce(
          (text, span, index) => text.replaceAll(gate.masking.placeholder(index + 1), () => span),
          write(gate.masking.masked, answer, []).trimStart(),
        );
        const [first] = createWitness([draft.text, ...draft.protectedSpans])(whole);
        const expected = first === undefined ? whole : whole.slice(0, first.start).trimEnd();
        const { text, done } = await run(draft, [answer, answer, answer], cuts, false);
        if (text !== expected || done !== (first === undefined))
          throw new Error(JSON.stringify({ text, expected, done }));
      },
    ),
  ],
  [
    "words wait for few others: the caller is never more than a line behind",
    fc.asyncProperty(drafted, sizes, async (draft, cuts) => {
      const gate = openGate({ ...briefOf(draft), protectedSpans: [] }, { repairs: false });
      let sent = 0;
      let got = 0;
      const pieces = gate.pass(
        played(async function* () {
          for (const piece of chunk(draft.text.trimStart(), cuts)) {
            if (sent - got > LAG_CHARACTERS_MAX) throw new Error(`${sent - got} characters behind`);
            sent += piece.length;
            yield { type: "text", text: piece } as const;
          }
        }),
      );
      for await (const piece of pieces) got += piece.length;
    }),
  ],
  [
    "a faithful answer passes unchanged, with no repair",
    fc.asyncProperty(drafted, answered, sizes, async (draft, answer, cuts) => {
      const faithful = { ...answer, faithful: true, opening: "", ending: "", stop: null };
      const { text, done, calls } = await run(draft, [faithful, faithful, faithful], cuts);
      if (!done || calls !== 1 || text !== draft.text.trimStart()) {
        throw new Error(JSON.stringify({ done, calls, text, draft: draft.text }));
      }
    }),
  ],
];
