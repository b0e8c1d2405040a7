import { expect, test } from "vitest";
import { rewrite } from "../engine/engine.ts";
import { checkTells } from "../tells/check.ts";
import { voiceDistance } from "./distance.ts";
import { featuresOf } from "./features.ts";
import { voiceGuidance } from "./guidance.ts";
import { habitsOf, withoutHabit } from "./habits.ts";
import { measureVoice } from "./measure.ts";

const short = [
  "Hey Bo,\n\nCan't make it. I'll send the deck tonight, don't wait for me!\n\nCheers,\nMax",
  "Hey Ann,\n\nIt's done. We're good to go, I'll ping you!\n\nCheers,\nMax",
  "Hey all,\n\nDon't touch staging, I'm on it. It'll be back by noon!\n\nCheers,\nMax",
];
const formal = [
  "Dear Ms Lind,\n\nI am writing in reply to your letter. We will not be able to attend the hearing; however, our counsel is going to be present on our behalf.\n\nKind regards,\nR. Stone",
  "Dear Mr Ode,\n\nI have received the agreement. It is not signed on page nine; I will return it to your office as soon as that has been corrected.\n\nKind regards,\nR. Stone",
];

test("a writer's own way lies nearer than another's", () => {
  const text = "Hey Jo,\n\nI'm late, don't start yet. I'll call you!\n\nCheers,\nMax";
  expect(voiceDistance(text, measureVoice(short))).toBeLessThan(voiceDistance(text, measureVoice(formal)));
});

test("habits carry what was counted, and one can be removed", () => {
  const voice = measureVoice(short);
  expect(voice.greetings[0]).toEqual({ id: "greeting:hey", value: "hey", count: 3, evidence: "3 of 3 samples." });
  expect(voice.contractions).toBe(1);
  expect(voiceGuidance(voice)).toContain('Signs off with "cheers".');
  expect(habitsOf(withoutHabit(voice, "greeting:hey")).map(({ id }) => id)).not.toContain("greeting:hey");
});

test("a closing with a mark behind it, or at the end of the last line, is one; the end of a sentence is none", () => {
  const ends = (end: string): string[] =>
    measureVoice(["Hi Bo,\n\nThe deck is ready. I will call you." + end]).signOffs.map(({ value }) => value);
  for (const end of ["\n\nCheers!\nMax", " Cheers!", "\nCheers! Max", "\n\nCheers!! 🙂\nMax"])
    expect(ends(end)).toEqual(["cheers"]);
  for (const end of [" Great job!", " See you there! Max", "\n- Cheers for Bo!"]) expect(ends(end)).toEqual([]);
});

test("closer moves toward the voice, keeps every fact and adds no tell", () => {
  const voice = measureVoice(short);
  const text =
    "Hi Ana,\n\nI will not be in on Friday. The 3 invoices are not paid. They are in the folder.\n\nBest regards,\nMax";
  const own = { text, register: "email", mode: "closer", previousRewrite: text } as const;
  const plain = rewrite(own).text;
  const voiced = rewrite({ ...own, voice }).text;
  expect(voiced).toContain("I won't be in on Friday");
  expect(voiced).toMatch(/^Hey Ana,/);
  expect(voiceDistance(voiced, voice)).toBeLessThan(voiceDistance(plain, voice));
  expect(checkTells(voiced).findings.length).toBeLessThanOrEqual(checkTells(plain).findings.length);
});

test("samples of nothing make a voice without habits", () => {
  const voice = measureVoice(["", "  "]);
  expect(habitsOf(voice)).toEqual([]);
  expect(voiceDistance("", voice)).toBeGreaterThanOrEqual(0);
  expect(voiceGuidance(voice)).toEqual([]);
});

test("the layout of a page tells two writers apart who use the same words", () => {
  const said = ["the report is ready", "i will send it on monday", "let me know what you think", "thanks"];
  const flowing = said.join(". ").replace(/(^|\. )\w/g, (start) => start.toUpperCase());
  const listed = said.map((line) => `- ${line}`).join("\n");
  const [flows, lists] = [measureVoice([`${flowing}.`, `${flowing}!`]), measureVoice([listed, `${listed}\n`])];
  const text = "- we meet at ten\n- bring the plan\n- i will call you\n- thanks";
  expect(voiceDistance(text, lists)).toBeLessThan(voiceDistance(text, flows));
});

const signed = [
  "The pump is fixed. I'll send the bill on Monday, whether or not the part came.\nNoor",
  "We can't meet at ten; it's too early for me. I don't know whether Bo can.\nThanks,\nNoor",
  "I looked at the plan, and it's fine. Tell me whether you want the long one; I'd take it.\n-- Noor",
  "Bo asked whether the hall is free. It isn't; I'll ask again.\nNoor",
];

test("a name under a mail is no habit: it opens no sentence and signs nothing off", () => {
  const voice = measureVoice(signed);
  expect(habitsOf(voice).filter(({ value }) => /noor/i.test(value))).toEqual([]);
  expect(voice.signOffs).toEqual([]);
  expect(voice.sentenceWords.mean).toBeGreaterThan(6);
});

test("each habit says what was counted and can be taken out, the rates among them", () => {
  const voice = measureVoice([...signed, ...formal]);
  const all = habitsOf(voice);
  const ids = all.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(["sentences", "contractions", "mark:;"]));
  // Everybody uses those.
  expect(ids).not.toContain("mark:,");
  for (const { id, evidence } of all) {
    expect(evidence).toMatch(/\d.*\.$/);
    expect(habitsOf(withoutHabit(voice, id)).map((habit) => habit.id)).toEqual(
      all.map((habit) => habit.id).filter((each) => each !== id),
    );
  }
  const less = withoutHabit(withoutHabit(voice, "mark:;"), "contractions");
  expect(Object.keys(less.profile.words).filter((word) => /[;]|n't$/.test(word))).toEqual([]);
});

test("what stands in one letter only, however often, is no favourite; what stands in many is", () => {
  const voice = measureVoice([...signed, "Perhaps red, perhaps blue, perhaps green, perhaps none, perhaps all of it."]);
  expect(voice.favourites.map(({ value }) => value)).toEqual(["whether"]);
  expect(voice.favourites[0]?.evidence).toMatch(/^4 in \d+ words, in 4 of 5 samples; most people's email has about 0/);
});

test("how often a text says where or when is no habit of its writer's", () => {
  const about = "The crane is back on site, so the lorry is back on Monday, and it is on plan.";
  const { favourites } = measureVoice([about, `${about} It went well.`, `${about} It really went well, really.`]);
  expect(favourites).toEqual([]);
});

test("hi and hey are one way to greet, under the commoner of them, whose own count is said first", () => {
  const mails = ["Hey Bo", "Hi Bo", "Hey Jo", "Dear Ms Tan"].map((hello) => `${hello},\n\nThe boxes came.`);
  expect(measureVoice(mails).greetings.map(({ value, count, evidence }) => [value, count, evidence])).toEqual([
    ["hey", 3, "2 of 4 samples, “hi” in 1 more."],
  ]);
});

test("a greeting on the line of its sentence is a greeting and no word that opens sentences", () => {
  const mails = ["Bo", "Jo", "Ana", "Al"].map((name) => `hey ${name} can you send the deck?`);
  const { greetings, openers } = measureVoice(mails);
  expect(greetings.map(({ value, count }) => [value, count])).toEqual([["hey", 4]]);
  expect(openers).toEqual([]);
});

test("the colon of a time or a link is no habit, that of a sentence is", () => {
  const ids = (text: string): string[] => habitsOf(measureVoice([text, text, text])).map(({ id }) => id);
  expect(ids("We meet at 14:00 and the notes are at https://example.org then.")).not.toContain("mark::");
  expect(ids("One thing: we meet at noon.")).toContain("mark::");
});

test("a slash within a link, a path or a date is no habit, one between words is", () => {
  const counted = (text: string): number => featuresOf(text).marks["/"] ?? 0;
  for (const own of [
    "See https://example.org/a/b?c=1&d, or grafana.internal/d/search-p95, and (www.example.org/x).",
    "p95 on /products/search and ~/notes/june.txt, ./build.sh, ../src/a.ts; apps/web/src has more, src/main.ts too.",
    "It came on 12/05/2026.",
  ])
    expect([own, counted(own)]).toEqual([own, 0]);
  expect(counted("Bring cash and/or cards, mobile / web, w/o the annex; yes/no?")).toBe(4);
  expect(featuresOf("See https://example.org/a?b=1&c=2 then").marks).toMatchObject({ "?": 0, "&": 0, ":": 0 });
});

test("a greeting in a few mails of many is not said to be the writer's way", () => {
  const mails = Array.from(
    { length: 30 },
    (_, at) => `${at < 3 ? "Hi Bo,\n\n" : ""}The ${at} boxes came and they are fine.`,
  );
  const voice = measureVoice(mails);
  expect(voice.greetings).toMatchObject([{ value: "hi", evidence: "3 of 30 samples." }]);
  expect(voiceGuidance(voice).join(" ")).not.toContain("Greets");
  expect(voiceGuidance(measureVoice(mails.slice(0, 20))).join(" ")).toContain('Greets with "hi"');
});

const three = [
  "Hi Sam,\n\nThe van is back. Keys are at Sue's. We leave at ten. Nobody rang. It rained!\n\nBest,\nRob",
  "The order is late. Ask Ann about it. She knows the man there! Bring two boxes.",
  "My train was late. Start without me. There is soup.",
];

test("what happened once or twice is no habit, and nothing is made of it", () => {
  const voice = measureVoice(three);
  expect(habitsOf(voice).map(({ id }) => id)).toEqual(["sentences"]);
  expect(voiceGuidance(voice).join(" ")).not.toMatch(/Greets|Signs off/);
  const text = "Dear Bo,\n\nThe van is here.\n\nRegards,\nRob";
  const hi = measureVoice(["Hi Sam,\n\nThe van is back.\n\nBest,\nRob"]);
  expect(rewrite({ text, register: "email", mode: "closer", previousRewrite: text, voice: hi }).text).toBe(text);
});

test("a word that opens half of the sentences is a habit, and one that opens a few of many is none", () => {
  const openersOf = (text: string): string[] => measureVoice([text]).openers.map(({ id }) => id);
  expect(openersOf("So we left. So it rained. So Bo rang. Nobody came. Ann slept. We ate.")).toEqual(["opener:so"]);
  expect(openersOf("So we left. So it rained. So Bo rang. Nobody came. Ann slept. We ate. It was fine.")).toEqual([]);
});

test("a name, a title or thanks in the first line is no greeting, though it comes in every mail", () => {
  for (const [one, two] of [
    ["Sue", "Sue"],
    ["Mr Ode", "Mr Lind"],
    ["Thanks Bo", "Thanks Jo"],
  ])
    expect(measureVoice([one, two, one].map((hello) => `${hello},\n\nThe boxes came.`)).greetings).toEqual([]);
});
