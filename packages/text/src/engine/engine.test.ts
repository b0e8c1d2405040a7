import * as fc from "fast-check";
import { expect, test } from "vitest";
import { processorMs } from "../../testing/processor-time.ts";
import { registers } from "../registers/index.ts";
import { measureVoice } from "../voice/measure.ts";
import { rewrite } from "./engine.ts";
import { keepsFacts, openReader } from "./fact-check.ts";

const mail = (text: string): string => rewrite({ text, register: "email", mode: "rewrite" }).text;

test("careful mail comes back as it is, and the notes say no more than that", () => {
  const text = `Dear Mr. Okafor,

The rollout moves to 19 June, because the lift is not certified before. If that is too late for you, could you call Priya by Thursday? She has the keys until noon.

Kind regards,
Jamie`;
  const { text: after, notes } = rewrite({ text, register: "email", mode: "rewrite" });
  expect(after).toBe(text);
  expect(notes).toEqual(["Nothing safe to change."]);
});

test("formulas go whole, and the notes name each", () => {
  const text = `Hi Ana,

I hope this email finds you well. It is worth noting that costs fell 3% in May. Please don't hesitate to reach out with any questions.

Best,
Maria`;
  const { text: after, notes } = rewrite({ text, register: "email", mode: "rewrite" });
  expect(after).toBe("Hi Ana,\n\nCosts fell 3% in May.\n\nBest,\nMaria");
  expect(notes).toHaveLength(3);
  expect(notes.join("\n")).toContain("“It is worth noting that”");
});

test("what a post asks of its readers, and thanks for something, stay", () => {
  for (const last of [
    "Agree? Disagree? Let's talk.",
    "What changed your career? Drop it in the comments.",
    "Repost if you agree.",
    "I'd love to hear from you.",
    "Thank you for your continued support.",
  ]) {
    const text = `This is a game-changer. We counted 12 crates on 3 May.\n\n${last}`;
    const { text: after } = rewrite({ text, register: "linkedin", mode: "rewrite" });
    expect(after).toBe(`We counted 12 crates on 3 May.\n\n${last}`);
  }
});

test("in a chat the formulas around a letter go, and whom it names stays", () => {
  const text = "Hi Ana,\n\nI would like to book the van for 3 May.\n\nKind regards,\nMaria";
  expect(rewrite({ text, register: "slack", mode: "rewrite" }).text).toBe(
    "Hi Ana,\n\nI'd like to book the van for 3 May.",
  );
});

test("in a chat a letter to everybody loses its formulas, and one to somebody stays a letter", () => {
  const chat = (text: string): string => rewrite({ text, register: "slack", mode: "rewrite" }).text;
  const body = "The van is late.\n\nWe leave at ten.\n\nAsk Sue for the keys.";
  for (const [hello, end] of [
    ["Dear Team,", "Best regards,\n[Your Name]"],
    ["Dear all,", "Kind regards"],
    ["Hi all,", "Best,\nMaria"],
  ])
    expect(chat(`${hello}\n\n${body}\n\n${end}`)).toBe(body);
  for (const hello of ["Dear Ms. Lind,", "Dear Sir or Madam,"])
    expect(chat(`${hello}\n\n${body}\n\nBest regards,\nMaria`)).toBe(`${hello}\n\n${body}\n\nBest regards,\nMaria`);
});

test("in a chat a sign-off that says more than a name stays", () => {
  for (const name of ["Lt. Ada Moss", "Night Desk", "Ada Moss\nHead of Yards", "Ada Moss\n555-0114"]) {
    const text = `Hi Ana,\n\nThe van is booked for 3 May.\n\nRespectfully,\n${name}`;
    expect(rewrite({ text, register: "slack", mode: "rewrite" }).text).toBe(text);
  }
});

test("a text that is not English is left alone, and the notes say so", () => {
  const text =
    "Bonjour à toutes et à tous, la réunion de vendredi est reportée à lundi matin, merci de votre patience.";
  const { text: after, notes } = rewrite({ text, register: "email", mode: "rewrite" });
  expect(after).toBe(text);
  expect(notes.join(" ")).toContain("English");
});

const piece = fc.constantFrom(
  "Hi Ana,",
  "We shipped v2.3.1 on 3 May.",
  "It is important to note that costs fell 12%.",
  "Could you review INC-4471 by 17:00?",
  '"Do not page ops" stays.',
  "See https://example.org/a?b=1.",
  "- first item\n- second item",
  "i dont think its ready till fri, can u ask dan",
  "This isn't just a tool. It's a journey.",
  "I hope this finds you well.",
  "**Cost:** 3 days",
  "Thanks,\nMaria",
);
const drafts = fc
  .array(fc.tuple(piece, fc.constantFrom(" ", "\n", "\n\n")), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.flat().join(""));

test.each(registers)("as $name, any draft keeps its facts, and a second rewrite changes nothing", ({ id }) => {
  fc.assert(
    fc.property(drafts, (text) => {
      const once = rewrite({ text, register: id, mode: "rewrite" }).text;
      expect(keepsFacts(openReader([]), text.replaceAll("fri,", "Friday,"), once)).toBe(true);
      expect(rewrite({ text: once, register: id, mode: "rewrite" }).text).toBe(once);
    }),
    { numRuns: 200 },
  );
});

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/\bu\b/g, "you")
    .replace(/\bfri\b/g, "friday")
    .match(/[\p{L}\d]+/gu) ?? [];

test.each(registers)("as $name, no sentence moves: the words that are left stand in their order", ({ id }) => {
  fc.assert(
    fc.property(drafts, (text) => {
      const before = wordsIn(text);
      let at = -1;
      for (const word of wordsIn(rewrite({ text, register: id, mode: "rewrite" }).text)) {
        at = before.indexOf(word, at + 1);
        expect(at, word).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 100 },
  );
});

test("pictures that become the marks of a list are told as that", () => {
  const text = "✅ shipped the form\n🔥 fixed the lock\n🎉 paid Bo\n\nWell done all 🎉";
  const { text: after, notes } = rewrite({ text, register: "email", mode: "rewrite" });
  expect(after).toBe("- shipped the form\n- fixed the lock\n- paid Bo\n\nWell done all");
  expect(notes).toEqual(["Removed one emoji.", "Turned three emojis into list marks."]);
});

test("a text for the managers' manager that is that of the e-mail says so once, and only there", () => {
  const said = (text: string, register: "email" | "skip_level"): string[] =>
    rewrite({ text, register, mode: "rewrite" }).notes.filter((note) => note.includes("same text"));
  fc.assert(
    fc.property(drafts, (text) => {
      const [own, mails] = (["skip_level", "email"] as const).map(
        (register) => rewrite({ text, register, mode: "rewrite" }).text,
      );
      expect(own).toBe(mails);
    }),
    { numRuns: 50 },
  );
  expect(said("the forms for teh van are in", "skip_level")).toEqual(["This is the same text as for an email."]);
  expect(said("the forms for teh van are in", "email")).toEqual([]);
  // What it has to say itself is enough, and so is that nothing changed.
  expect(said("the forms for teh van are in, lol", "skip_level")).toEqual([]);
  expect(said("The forms for the van are in.", "skip_level")).toEqual([]);
});

test("a protected span comes back as it was", () => {
  const text = "It is worth noting that we must decide. It is worth noting that we wait here.";
  const span = "It is worth noting that we must decide";
  expect(rewrite({ text, register: "slack", mode: "rewrite", protectedSpans: [span] }).text).toBe(
    "It is worth noting that we must decide. We wait here.",
  );
});

test("a protected span at the edge of the draft is kept with its white space", () => {
  const text = "We will ship ticket ABC-123 \r";
  expect(rewrite({ text, register: "email", mode: "rewrite", protectedSpans: ["ABC-123 \r"] }).text).toContain(
    "ABC-123 \r",
  );
});

test("vary gives back the rewrite that it had, and the plain one where that has not the draft's facts", () => {
  const vary = (previousRewrite: string, text = previousRewrite) =>
    rewrite({ text, register: "email", mode: "vary", previousRewrite });
  expect(vary("Could you send 3 slides?", "pls send 4 slides to teh shop").text).toContain("4 slides to the shop");
  expect(vary("The lift is broken.")).toEqual({
    text: "The lift is broken.",
    notes: ["There is no further good version, so this is the one before."],
  });
});

test("vary and closer take no fact from the previous rewrite", () => {
  const text = "We shipped the importer on Friday. The retry needs another week.";
  const previousRewrite = "The retry needs until 12 June. Could you please tell the 4,000 users of the importer?";
  for (const mode of ["vary", "closer"] as const)
    expect(rewrite({ text, register: "slack", mode, previousRewrite }).text).not.toMatch(/June|4,000/);
});

test("closer gives the draft in its own words, with the greeting and the closing of the voice", () => {
  const voice = measureVoice(
    ["The van is back.", "Keys are at Sue's.", "Two left in the shed."].map(
      (body) => `Hey Tom,\n\n${body}\n\nCheers,\nRob`,
    ),
  );
  const text = "Hi Sam,\n\nThe order for 12 May isnt here yet.\n\nBest regards,\nRob";
  const previousRewrite = "Dear Sam,\n\nThe order for 12 May has not arrived to date.\n\nKind regards,\nRob";
  expect(rewrite({ text, register: "email", mode: "closer", previousRewrite, voice }).text).toBe(
    "Hey Sam,\n\nThe order for 12 May isn't here yet.\n\nCheers,\nRob",
  );
});

const signed = (hello: string, end: string) =>
  measureVoice(
    [
      ["Bo", "The van isn't back, so I don't know when we're off."],
      ["Jo", "Keys are at Sue's. I'm in at ten, don't wait."],
      ["Ana", "Two left in the shed. We've asked, and they're fine."],
    ].map(([name, body]) => `${hello.replace("NAME", name as string)}\n\n${body}\n\n${end}`),
  );

test.each([
  ["Hiya NAME,", "R.", "Hiya Ben,", "R."],
  ["Moin NAME", "Gen xx", "Moin Ben,", "Gen xx"],
  ["Morning NAME!", "Ta,\nR.", "Morning Ben,", "Ta,\nRob"],
  ["Hiya NAME,", "Best,\nGen xx", "Hiya Ben,", "Best,\nRob"],
])("closer greets and signs as the samples do, in whatever words: %j, %j", (hello, end, greeting, signOff) => {
  const text = "Hi Ben,\n\nThe order for 12 May is not here yet.\n\nBest regards,\nRob";
  const { text: own, notes } = rewrite({ text, register: "email", mode: "closer", voice: signed(hello, end) });
  expect(own).toBe(`${greeting}\n\nThe order for 12 May isn't here yet.\n\n${signOff}`);
  const [word] = greeting.split(" ");
  const [before, after] = signOff.includes("\n") ? ["regards", signOff.split(",")[0]] : ["regards, Rob", signOff];
  expect(notes).toEqual([`As in your samples: Hi → ${word}, is not → isn't, Best ${before} → ${after}.`]);
});

test("closer neither parts a title from its name nor joins a closing to the body", () => {
  const voice = signed("Hiya NAME,", "R.");
  for (const text of [
    "Dear Mr. Hale,\n\nThe order isn't here.",
    "Dear Dr Hale,\n\nThe order isn't here. Best regards, Rob",
  ])
    expect(rewrite({ text, register: "email", mode: "closer", voice })).toEqual({
      text,
      notes: ["Nothing safe to change."],
    });
});

test("a mail from notes is greeted in the writer's way, and by no Dear without a name", () => {
  const notes = { text: "van:\n- back on 12 May\n- keys at Sue's", register: "email", mode: "expand" } as const;
  const list = "Van:\n- Back on 12 May\n- Keys at Sue's";
  expect(rewrite({ ...notes, voice: signed("Dear NAME,", "Yours sincerely,\nRob") }).text).toBe(
    `${list}\n\nYours sincerely,`,
  );
  expect(rewrite({ ...notes, voice: signed("Hiya NAME,", "R.") }).text).toBe(`Hiya,\n\n${list}\n\nR.`);
});

test.each([
  ["i'd go. i said so, don't ask", "i got the keys, dont wait", "i got the keys, don't wait"],
  ["Right, I dont know. Thats fine", "Im off, dont wait. I cant stay", "Im off, dont wait. I cant stay"],
])("closer leaves small letters and lost apostrophes that are a habit: %s", (sample, text, own) => {
  const voice = measureVoice([sample, `${sample} at all`, `So ${sample}`]);
  expect(rewrite({ text, register: "slack", mode: "closer", voice }).text).toBe(own);
});

test("a mail from notes gets the greeting and the closing that the voice has, and none without one", () => {
  const voice = measureVoice(
    ["The van is back.", "Keys are at Sue's.", "Two left in the shed."].map(
      (body) => `Hey Tom,\n\n${body}\n\nCheers,\nRob`,
    ),
  );
  const notes = { text: "van:\n- back on 12 May\n- keys at Sue's", register: "email", mode: "expand" } as const;
  const list = "Van:\n- Back on 12 May\n- Keys at Sue's";
  const mail = rewrite({ ...notes, voice });
  expect(mail.text).toBe(`Hey,\n\n${list}\n\nCheers,`);
  expect(mail.notes.at(-1)).toContain("the voice has");
  expect(rewrite({ ...notes, text: mail.text, voice }).text).toBe(mail.text);
  expect(rewrite(notes).text).toBe(list);
  expect(rewrite({ ...notes, register: "slack", voice }).text).toBe(list);
});

test("a letter that is asked for as a post stays a letter, and the notes say so", () => {
  const text = "Hi Ruth,\n\nThank you for taking the file on Tuesday. I owe you a dinner.\n\nJo";
  const { text: after, notes } = rewrite({ text, register: "linkedin", mode: "rewrite" });
  expect(after).toBe(text);
  expect(notes.join(" ")).toContain("private message");
});

test.each([
  ["lone surrogates", "\uD800 hello \uDC00 it is important to note that x ".repeat(400)],
  ["no spaces", "a".repeat(20_000)],
  ["line breaks", "\n".repeat(20_000)],
  ["spaces", `a${" ".repeat(19_000)}b`],
  ["repeated anchors", "not just a ".repeat(1800)],
  ["formulas", "I hope this email finds you well. It isn't just a tool. It's a journey. ".repeat(260)],
  ["haste", "i dont know, can u ask dan, i think its fine. ".repeat(400)],
  ["brackets", "(".repeat(19_000)],
  ["ten megabytes", "We leverage this seamless tool, ensuring the team wins. ".repeat(180_000)],
])("%s come back within three seconds", (_, text) => {
  expect(processorMs(() => rewrite({ text, register: "email", mode: "rewrite" }))).toBeLessThan(3000);
});

test.each([
  ["parts of one note", (times: number) => "ring Bo; ".repeat(20 * times)],
  ["sentences of one note", (times: number) => `- call the vet\n- ${"ring bobo. ".repeat(16 * times)}`],
  ["titles", (times: number) => `${"call ".repeat(9)}\n`.repeat(2 * times)],
])("notes of many %s come back in linear time", (_, textOf) => {
  const costOf = (times: number): number =>
    Math.min(
      ...[1, 2, 3, 4].map(() => processorMs(() => rewrite({ text: textOf(times), register: "email", mode: "expand" }))),
    );
  costOf(20);
  // Eight times the text costs eight times as much and some for memory; the square would cost 64 times as much.
  expect(costOf(400) / costOf(50)).toBeLessThan(28);
});

test("a long text with a slip in every sentence is mended in linear time", () => {
  const textOf = (times: number): string => "i think teh plan is definately ok adn we dont know. ".repeat(25 * times);
  const costOf = (times: number): number =>
    Math.min(
      ...[1, 2, 3, 4].map(() =>
        processorMs(() => rewrite({ text: textOf(times), register: "email", mode: "rewrite" })),
      ),
    );
  costOf(8);
  // Eight times the text costs eight times as much and some for memory; the square would cost 64 times as much.
  expect(costOf(120) / costOf(15)).toBeLessThan(28);
});

test.each(["𠀀", "𠀀 is here. 𠀀 too.", "𝗛𝗲𝗹𝗹𝗼 𝘁𝗲𝗮𝗺, the plan is ready.", "We met.\n\n𝗕𝗼 𝗽𝗮𝗶𝗱 12."])(
  "letters of two units, as in %s, come through whole in every mode and at once",
  (text) => {
    for (const mode of ["rewrite", "expand", "vary", "closer"] as const) {
      const written = rewrite({ text, register: "linkedin", mode, previousRewrite: text }).text;
      for (const letter of text.match(/[\u{10000}-\u{10ffff}]/gu) ?? []) expect(written).toContain(letter);
    }
  },
);

test("a paragraph of more than 120 words is parted where it turns to another matter, and nowhere else", () => {
  const wall = (turn: string): string =>
    `${"The road to the barn is wet again and the lorry cannot turn there. ".repeat(6)}${turn}${"We keep the hay in the old shed until the roof is mended by the men. ".repeat(5)}`.trim();
  expect(mail(wall("Separately, the vet comes at 9. "))).toContain("there.\n\nSeparately, the vet");
  expect(mail(wall("The vet comes at 9. "))).not.toContain("\n");
  expect(mail(wall("Also, option B costs 40 more. "))).not.toContain("\n");
});

test("a greeting in front of a formula that goes is left on a line of its own, or goes too in a chat", () => {
  const text = "Hi team, I hope this finds you well. It is worth noting that the pump went from 8 to 3 bar.";
  expect(rewrite({ text, register: "email", mode: "rewrite" }).text).toBe("Hi team,\n\nThe pump went from 8 to 3 bar.");
  expect(rewrite({ text, register: "slack", mode: "rewrite" }).text).toBe("The pump went from 8 to 3 bar.");
});
