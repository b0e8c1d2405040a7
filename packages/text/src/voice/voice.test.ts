import { expect, test } from "vitest";
import { rewrite } from "../engine/engine.ts";
import { checkTells } from "../tells/check.ts";
import { voiceDistance } from "./distance.ts";
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
  expect(voice.greetings[0]).toEqual({ id: "greeting:hey", value: "hey", count: 3, evidence: "3 of 3 greetings." });
  expect(voice.contractions).toBe(1);
  expect(voiceGuidance(voice)).toContain('Signs off with "cheers".');
  expect(habitsOf(withoutHabit(voice, "greeting:hey")).map(({ id }) => id)).not.toContain("greeting:hey");
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
