import { compareDrafts } from "@rewrite-service/text";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { processorMs } from "../../../../packages/text/testing/processor-time.ts";
import { linkedPairs } from "./linked-pairs.ts";
import { isChange, mixOf, rejectAll, type Decision } from "./mix.ts";
import { alignPassages } from "./passages.ts";

const align = (before: string, after: string) =>
  alignPassages(before, after, compareDrafts(before, after), { fromNotes: false });

/** What comes of every choice about the changes of a small text. */
const everyMix = (before: string, after: string): string[] => {
  const alignment = align(before, after);
  const ids = alignment.passages.filter(isChange).map(({ id }) => id);
  return Array.from({ length: 2 ** ids.length }, (_, choice) =>
    Object.fromEntries(
      ids.filter((_id, at) => (choice >> at) % 2 === 1).map((id) => [id, { kind: "rejected" as const }]),
    ),
  ).map((decisions) => mixOf(alignment, decisions).text);
};

// [draft, rewrite, words of which each choice has one]
const ROWS: readonly (readonly [string, string, RegExp])[] = [
  [
    "The van is due at noon, ring Olga insted. lmk if any questions, thx",
    "The van is due at noon, ring Olga instead. Let me know if any questions, thanks",
    /lmk|let me know/gi,
  ],
  [
    "The van is due at noon, ring Olga insted. lmk if any questions, thx",
    "The van is due at noon; ring Olga or Piet Jansen instead. Questions? Let me know. Thanks!",
    /thx|thanks/gi,
  ],
  [
    "der umbau kostet uns ca. 7.300 € im jahr. die halle ist am 23. Mai frei, bitte vorher nix liefern. mfg Jan",
    "Der Umbau kostet uns im Jahr ca. 7.300 €. Am 23. Mai ist die Halle frei. Bitte liefert vorher nichts.\n\nViele Grüße\nJan",
    /7\.300/g,
  ],
];

test.each(ROWS)("each idea of %j stands once, whatever is decided", (before, after, idea) => {
  const mixes = everyMix(before, after);
  expect(mixes).toContain(before);
  expect(mixes[0]).toBe(after);
  for (const mix of mixes) expect(mix.match(idea)?.length, mix).toBe(1);
});

test("a subject that repeats a sentence is a change by itself, and the parts of the sentence stay one", () => {
  const before = "Hello Ulf, the crew is here. The pump on lot 7 is leaking again, pls ring the plumber befor noon.";
  const after =
    "Subject: Pump on lot 7 leaking\n\nHello Ulf,\n\nThe pump on lot 7 is leaking again.\n\nThe crew is here. Please ring the plumber before noon.";
  const changes = align(before, after).passages.filter(isChange);
  expect(changes.filter(({ status }) => status === "new").map(({ result }) => result)).toEqual([
    "Subject: Pump on lot 7 leaking",
  ]);
  const { wholes } = align(before, after);
  expect(wholes.find(({ draft }) => draft.includes("plumber"))?.result).toContain("leaking again.");
});

test("changes that say different things are decided apart", () => {
  const before = "We utilise the queue. The dryer is ok. It cost 300 dollars to mend.";
  const after = "We use the queue. The dryer is ok. Mending it cost 300 dollars.";
  expect(align(before, after).wholes.filter(isChange).length).toBe(2);
});

// What somebody writes in haste, and ways in which a rewrite says it.
const IDEAS: readonly (readonly [string, readonly string[]])[] = [
  [
    "boiler was out from 0910 till ca. 1030",
    ["The boiler was out from 09:10 to about 10:30.", "Out: the boiler, 0910 to 1030."],
  ],
  ["olga found a leak in the cellar on 3. november", ["Olga found a leak in the cellar on 3 November."]],
  [
    "it cost us abt $640 plus the plumber",
    ["It cost us about $640. That is without the plumber.", "The cost is $640 plus the plumber."],
  ],
  [
    "pls dont open the valve untill then",
    ["Please don't open the valve until then.", "Until then the valve stays shut."],
  ],
  [
    "das fenster ist seit dem 12. März kaputt",
    ["Das Fenster ist seit dem 12. März kaputt.", "Seit dem 12. März ist das Fenster kaputt."],
  ],
  ["die rechnung kommt vsl. am 4. mai", ["Die Rechnung kommt voraussichtlich am 4. Mai."]],
  [
    "need someone to check the cellar again b4 friday",
    [
      "We need someone to check the cellar again before Friday.",
      "Who can check the cellar? It has to be before Friday.",
    ],
  ],
  ["lmk if any questions, thx", ["Let me know if there are any questions. Thanks!", "Questions? Let me know."]],
  ["the plumber wants the keys", ["The plumber wants the keys."]],
];

const parts = fc.shuffledSubarray([...IDEAS.keys()], { minLength: 1, maxLength: 7 });
const hasty = (ideas: readonly number[], marks: readonly number[]): string =>
  ideas
    .map((idea, at) => `${IDEAS[idea]?.[0]}${[". ", ", ", " ", ".\n", "\n\n"][marks[at] ?? 0]}`)
    .join("")
    .trim();
const written = (ideas: readonly number[], ways: readonly number[]): string =>
  ideas
    .map((idea, at) => {
      const said = IDEAS[idea]?.[1] ?? [];
      return `${said[(ways[at] ?? 0) % said.length]}${(ways[at] ?? 0) > 3 ? "\n\n" : " "}`;
    })
    .join("")
    .trim();
const dice = fc.array(fc.nat(4), { minLength: 7, maxLength: 7 });

const WORD = /[\p{L}\p{N}]+(?:['’.,:][\p{L}\p{N}]+)*/gu;
const SMALL =
  /^(?:the|and|was|from|till|about|that|die|das|der|ist|dem|seit|until|then|who|can|has|there|any|out|are|for)$/;
const counted = (text: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(WORD))
    if (word.length > 2 && !SMALL.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** How many of these words stand for themselves, as `counted` has them. */
const sizeOf = (text: string): number => counted(text).size;

test("in any mix no figure of a hasty draft is said twice or lost, and of no idea a good part of its words", () => {
  fc.assert(
    fc.property(parts, parts, dice, dice, fc.infiniteStream(fc.boolean()), (own, kept, marks, ways, coins) => {
      const before = hasty(own, marks);
      const told = own.filter((idea) => !kept.includes(idea) || idea % 2 === 0);
      const said = told.length > 0 ? told : kept;
      const after = written(said, ways);
      const alignment = align(before, after);
      const changes = alignment.passages.filter(isChange);
      expect(mixOf(alignment, {}).text).toBe(after);
      if (changes.length > 0) expect(mixOf(alignment, rejectAll(alignment)).text).toBe(before);
      const [was, is] = [counted(before), counted(after)];
      for (let round = 0; round < 4; round += 1) {
        const decisions: Record<number, Decision> = {};
        for (const { id } of changes) if (coins.next().value) decisions[id] = { kind: "rejected" };
        const { text } = mixOf(alignment, decisions);
        const mix = counted(text);
        const isWrong = (word: string): boolean =>
          (is.has(word) && !mix.has(word)) || (mix.get(word) ?? 0) > Math.max(was.get(word) ?? 0, is.get(word) ?? 0);
        for (const word of was.keys()) if (/\d/.test(word)) expect(isWrong(word), `${word} in ${text}`).toBe(false);
        for (const idea of own) {
          const [hastily, wellSaid] = IDEAS[idea] ?? ["", []];
          const wrong = [...counted(hastily).keys()].filter(isWrong);
          const least = Math.min(sizeOf(hastily), ...wellSaid.map(sizeOf));
          expect(wrong.length, `${wrong.join(", ")} in ${text}`).toBeLessThanOrEqual(0.4 * least);
        }
      }
    }),
    { numRuns: 80 },
  );
});

test("long texts that have the same words in other sentences are linked in good time", () => {
  const rows = (of: number, by: number) =>
    Array.from({ length: 300 }, (_, at) => `The row ${at} of crate${(at * by) % of} stands by lamp${at % 40}.`).join(
      " ",
    );
  const [before, after] = [rows(97, 3), rows(89, 5)];
  const { pairs } = compareDrafts(before, after);
  expect(processorMs(() => linkedPairs(pairs, before, after))).toBeLessThan(1_000);
});

test("a sentence that claims something new is a change of its own, which the writer decides about", () => {
  const before = "hey, the boiler is fixed since noon. lmk if u have questions asap, thx!!";
  const after =
    "The boiler has been fixed since noon. Let me know if you have questions. All tenants were told and the landlord approved. Thanks!";
  const added = align(before, after).passages.filter(({ status }) => status === "new");
  expect(added.map(({ result, risks }) => [result, risks])).toEqual([
    ["All tenants were told and the landlord approved.", ["This sentence isn’t in your draft."]],
    ["Thanks!", []],
  ]);
});

test("a name that goes from the greeting to the last sentence makes no one change of all between", () => {
  const before =
    "hi dario, quick heads up kiln 2 went down at 4:40 this morning, the controller threw E17 and wouldnt reset. we lost about 310 tiles out of the batch of 1,250 and the Marchetti order (PO 88213) is now 2 days behind, so earliest is thurs 3 dec. ive asked Imre to get a quote for a new controller, last one was €1,840. can you tell Marchetti before noon or should i? also dont restart it untill Imre has looked at the wiring pls";
  const after =
    "Heads up: kiln 2 went down at 4:40 this morning. The controller threw E17 and wouldn't reset.\nWe lost about 310 tiles out of the batch of 1,250, and the Marchetti order (PO 88213) is now 2 days behind, so the earliest is Thursday, 3 December.\nI've asked Imre for a quote for a new controller; the last one was €1,840.\nDario, can you tell Marchetti before noon, or should I? And please don't restart it until Imre has looked at the wiring.";
  const changes = align(before, after).passages.filter(isChange);
  for (const { result } of changes) expect(result).not.toMatch(/[.!?]\s+\p{L}+\s+\p{L}/u);
  expect(changes.map(({ result }) => result)).toContain("Dario,");
  // Neither does a word amid a sentence.
  const boiler = align(
    "The crew mends the boiler on Monday. The tenants get a letter. The landlord pays for the boiler.",
    "The crew comes on Monday. The tenants get a letter about the boiler. The landlord pays.",
  );
  expect(boiler.passages.filter(isChange).map(({ draft, result }) => [draft, result])).toEqual([
    ["mends the boiler", "comes"],
    ["", "about the boiler"],
    ["for the boiler", ""],
  ]);
});

test.each([
  [
    "behind",
    "The pump on lot 7 is leaking again, pls ring the plumber befor noon. The crew is here.",
    "Please ring the plumber before noon: the pump on lot 7 is leaking again. The crew is here. In short: lot 7, the pump, leaking.",
    "In short: lot 7, the pump, leaking.",
  ],
  [
    "before",
    "The crew is here. The pump on lot 7 is leaking again, pls ring the plumber befor noon.",
    "Lot 7, the pump, leaking. The crew is here. Please ring the plumber before noon: the pump on lot 7 is leaking again.",
    "Lot 7, the pump, leaking.",
  ],
])("a sentence that stands apart %s its pair and repeats it is a change by itself", (_where, before, after, repeat) => {
  const { pairs } = compareDrafts(before, after);
  const textOf = (spans: readonly { start: number; end: number }[]) =>
    spans.map(({ start, end }) => after.slice(start, end));
  expect(pairs.some((pair) => pair.after.length > 1 && textOf(pair.after).includes(repeat))).toBe(true);
  const linked = linkedPairs(pairs, before, after);
  expect(linked.filter(({ status }) => status === "new").map((pair) => textOf(pair.after))).toEqual([[repeat]]);
});
