import { rewrite } from "@rewrite-service/text";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openSpeller } from "./open.ts";

const speller = openSpeller();
const spelled = (text: string, protectedSpans: readonly string[] = []): string =>
  rewrite({ text, register: "email", mode: "rewrite", protectedSpans, speller }).text;
/** What is meant by a word, by itself in the middle of a hasty line. */
const meant = (word: string): string | null => speller(`i dont know if ${word} was in the box`, word, 15);
const words = (line: string): string[] => line.trim().split(/\s+/);

test.each([
  ["anythin", "anything"],
  ["easyer", "easier"],
  ["labbeled", "labeled"],
  ["negociated", "negotiated"],
  ["escallated", "escalated"],
  ["runing", "running"],
  ["ammendment", "amendment"],
  ["thermomiter", "thermometer"],
  ["aproval", "approval"],
  ["conctrete", "concrete"],
  ["threatning", "threatening"],
  ["submited", "submitted"],
  ["loctaed", "located"],
  ["objecrs", "objects"],
])("%s is %s", (word, right) => {
  expect(meant(word)).toBe(right);
});

test.each([
  [
    "names that are typed small",
    "priya hendricks mombasa sunita deepak ngozi chidi okonjo pritchard lindqvist siobhan",
  ],
  [
    "names that are typed small",
    "marieke femke lorenzo francesca andrzej dragan maarten colum nairobi hyderabad coburg",
  ],
  ["dialect", "innit meself hisself summat gonna wanna dunno lemme dinnae wouldnae outwith howay mardy arvo wahala"],
  [
    "words of trades",
    "kubernetes webhook backend dataset ebitda soffit rebar formwork midaz apixaban demurrage palletised",
  ],
  ["names of products", "miro figma jira hubspot deliveroo revolut klarna datadog postgres redshift screwfix dewalt"],
  [
    "foreign words",
    "bonjour rendez livraison direccion documentos projekt dokument rechnung vergadering fattura obrigado",
  ],
  ["British and American spelling", "colour color organise organize labelled labeled instalment fulfil cancelation"],
  [
    "what is drawn out, or made of other words",
    "sooooon yesss reprioritise timesheet somany ontime temperatureis maries",
  ],
])("%s stay", (_, line) => {
  expect(words(line).flatMap((word) => meant(word) ?? [])).toEqual([]);
});

test("a word of the list stays, and so does one that could be two others", () => {
  for (const word of words("patent rally manger before certificate unsettled")) expect(meant(word)).toBeNull();
  for (const word of words("desing activites comman")) expect(meant(word)).toBeNull();
});

test("only small letters are corrected, and nothing where names stand", () => {
  expect(spelled("i dont think Aproval or APROVAL is what they sell")).toContain("Aproval or APROVAL");
  for (const text of [
    "hi aproval, i dont know",
    "ask dr aproval, dont wait",
    "i dont know\n\naproval",
    "la aproval dont",
  ])
    expect(speller(text, "aproval", text.indexOf("aproval"))).toBeNull();
});

test("a rarer word that is written twice, or beside a strange one, may be a name; one of the commonest is none", () => {
  const twice = "the marrten is open, the marrten is shut";
  expect(speller("the marrten is open", "marrten", 4)).toBe("marten");
  expect(speller(twice, "marrten", 4)).toBeNull();
  expect(speller("the marrten zhou is open", "marrten", 4)).toBeNull();
  expect(speller("the aproval is here, the aproval is there", "aproval", 4)).toBe("approval");
});

test("a text that is too long for it stays, and one of words that are in no list takes a bounded time", () => {
  const long = `${"it is what it is. ".repeat(1200)} the aproval is late`;
  expect(speller(long, "aproval", long.indexOf("aproval"))).toBeNull();
  const strange = Array.from({ length: 2000 }, (_, n) => `ungrou${n.toString(26).replace(/\d/g, "x")}tat`).join(" ");
  const started = process.cpuUsage();
  spelled(`i dont know ${strange}`);
  expect(process.cpuUsage(started).user).toBeLessThan(4_000_000);
});

test("a hasty draft is corrected, a careful one is left, and the notes say what was changed", () => {
  const { text, notes } = rewrite({
    text: "the aproval was escallated, i dont know why",
    register: "email",
    mode: "rewrite",
    speller,
  });
  expect(text).toBe("The approval was escalated, I don't know why.");
  expect(notes.join(" ")).toContain("aproval → approval");
  const careful = "The aproval was escalated yesterday. I do not know why they did it.";
  expect(spelled(careful)).toBe(careful);
});

test("what is protected, quoted, linked or code stays", () => {
  const text =
    'i dont see the aproval at https://a.example/aproval or `aproval`, it says "aproval by bob" to x@aproval.example';
  expect(spelled(text)).toBe(
    'I don\'t see the approval at https://a.example/aproval or `aproval`, it says "aproval by bob" to x@aproval.example',
  );
  expect(spelled("the aproval is late, i dont know why", ["the aproval"])).toContain("the aproval");
});

const RIGHT = words(
  "approval amendment threatening negotiated thermometer warehouse reconciled redundancy bereavement spreadsheet concrete calendar supplementary candidate technology restaurant",
);
const SLIPS: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  (word, at) => word.slice(0, at) + (word.charAt(at) === "e" ? "a" : "e") + word.slice(at + 1),
];

test("whatever is mistyped, a draft rewritten twice is as it was once, and has its figures, names and links", () => {
  let made = 0;
  let back = 0;
  fc.assert(
    fc.property(fc.constantFrom(...RIGHT), fc.constantFrom(...SLIPS), fc.nat(), (word, slip, place) => {
      const typed = slip(word, 1 + (place % (word.length - 2)));
      const facts = "£4,250 by 3 March at 5pm, ref AB-1204, see https://a.example/plan and ask Dana Ruiz";
      const once = spelled(`i dont have the ${typed} yet, its ${facts}`);
      expect(once).toContain(facts);
      expect(spelled(once)).toBe(once);
      if (typed === word) return;
      made += 1;
      if (once.includes(`the ${word} yet`)) back += 1;
    }),
    { numRuns: 300, seed: 22 },
  );
  expect(back / made).toBeGreaterThan(0.7);
});
