import { expect, test } from "vitest";
import { ServiceError } from "@rewrite-service/contract";
import type { Brief } from "../../providers/brief.ts";
import { openGate, type Continuation } from "./gate.ts";
import { plainBrief } from "../../providers/brief.ts";
import { played } from "../../testing/played-answers.ts";

interface Played {
  text: string;
  notes: string;
  error: string | null;
  message: string;
  asked: (Continuation | null)[];
  pieces: string[];
}

const play = async (brief: Brief, answers: readonly string[], size = 4): Promise<Played> => {
  const gate = openGate(brief, { repairs: true });
  const asked: (Continuation | null)[] = [];
  const pieces: string[] = [];
  let [error, message]: [string | null, string] = [null, ""];
  try {
    const passing = gate.pass(
      played(async function* (continuation) {
        const answer = answers[asked.push(continuation) - 1] ?? "";
        for (let at = 0; at < answer.length; at += size)
          yield { type: "text", text: answer.slice(at, at + size) } as const;
      }),
    );
    for await (const piece of passing) pieces.push(piece);
  } catch (thrown) {
    error = thrown instanceof ServiceError ? thrown.code : String(thrown);
    message = String(thrown instanceof Error && thrown.message);
  }
  return { text: pieces.join(""), notes: error === null ? gate.notes() : "", error, message, asked, pieces };
};

const DRAFT =
  'Hi Ana, we grew 12% in Q3. See https://acme.test/x?id=3 and "the plan". Call on 3 May at 5pm. It cost £1.2M.';

const sizes = [1, 2, 3, 5, 8, 1_000];

test.each(sizes)("a faithful answer passes whole, in pieces of %i", async (size) => {
  const answer =
    "Hi Ana,\n\nQ3 growth was 12%, see [[SPAN-1]] and [[span-2]]. Call at 17:00 on May 3rd. Cost: £1,200,000.";
  const played = await play(plainBrief(DRAFT), [answer], size);
  expect(played.error).toBeNull();
  expect(played.text).toBe(
    answer.replace("[[SPAN-1]]", "https://acme.test/x?id=3").replace("[[span-2]]", '"the plan"'),
  );
  expect(played.notes).toBe("");
});

test.each(sizes)("an invented figure is stopped and the rest asked for once, in pieces of %i", async (size) => {
  const played = await play(
    plainBrief("We grew in spring.\nAsk Ana."),
    ["Revenue grew 47% in spring, a record.", "strongly in spring. Ask Ana."],
    size,
  );
  expect(played.text).toBe("Revenue grew strongly in spring. Ask Ana.");
  expect(played.asked[1]).toEqual({
    textSoFar: "Revenue grew",
    repair: { kind: "fact", of: "percent", written: "47%", near: null },
  });
  expect(played.notes).toContain(
    "A percentage that is not in your text was removed or corrected after “Revenue grew”.",
  );
});

test.each(sizes)("a second invention ends in an error, in pieces of %i", async (size) => {
  const played = await play(plainBrief("We grew."), ["We grew 47% so", "and 48 more people came."], size);
  expect(played.error).toBe("rewrite_stopped");
  expect(played.text).not.toMatch(/\d/);
});

test.each(sizes)("a dropped span is asked for once, in pieces of %i", async (size) => {
  const played = await play(plainBrief(DRAFT), ["Hi Ana, see [[SPAN-1]].", "It is in \\[\\[SPAN\\-2\\]\\]."], size);
  expect(played.asked[1]?.repair).toEqual({ kind: "spans", placeholders: ["[[SPAN-2]]"] });
  expect(played.text).toBe('Hi Ana, see https://acme.test/x?id=3. It is in "the plan".');
});

test("a span that is dropped twice ends in an error", async () => {
  expect((await play(plainBrief(DRAFT), ["Hi Ana.", "Bye."])).error).toBe("rewrite_stopped");
});

test("a model that begins the text again, asked for a passage, has left the passage out", async () => {
  const first = "Hi Ana, see [[SPAN-1]], and tell the others what you think of it.";
  const brief = plainBrief(DRAFT);
  expect((await play(brief, [first, first, first])).error).toBe("rewrite_stopped");
});

test("a model that begins the text again, asked to go on without a figure, was stopped for that figure", async () => {
  const brief = plainBrief("Hi Ana, please look at https://acme.test/x?id=3 before the call with all of them.");
  // The link as it is, which no continuation of the masked text begins with.
  const answer = "Hi Ana, would you please look at https://acme.test/x?id=3 before the call with all of them at 17:00.";
  const played = await play(brief, [answer, answer, answer]);
  expect(played.error).toBe("rewrite_stopped");
  expect(played.message).toContain("17:00");
});

test("a passage that is garbled twice is said to be, and no passage is named", async () => {
  const played = await play(plainBrief(DRAFT), ["Hi Ana, see [[SPAN-9]].", "see [[SPAN-8]]."]);
  expect(played.error).toBe("provider_error");
  expect(played.message).toBe("The model changed text it had to keep word for word. This didn't use a rewrite.");
});

test("a model that never ends is cut off", async () => {
  const line = "We go on. ";
  const endless = line.repeat(20_000);
  const played = await play(plainBrief("Hello there."), [endless], 1_000);
  expect(played.error).toBe("provider_error");
  expect(played.text.length).toBeLessThan(endless.length);
});

test("an empty answer is an error", async () => {
  expect((await play(plainBrief("Hello there."), [" \n"])).error).toBe("provider_error");
});

test("what only the whole text shows is stopped at its end", async () => {
  // The second answer makes a time of an hour that was delivered with the first.
  const played = await play(plainBrief("Call Ana at 5."), ["Call Ana at 5 $9.", "am then."]);
  expect(played.text).toBe("Call Ana at 5 am then.");
  expect(played.error).toBe("rewrite_stopped");
});

test("the model is pointed to the draft's own words, where it can see them", async () => {
  const near = await play(plainBrief("It took 310 ms."), ["It took 290 ms.", "310 ms."]);
  expect(near.asked[1]?.repair).toEqual({ kind: "fact", of: "measure", written: "290 ms", near: "310 ms" });
  const masked = await play(plainBrief('It took "310 ms at most" for all of the many requests that we sent.'), [
    "It took 290 ms: [[SPAN-1]].",
    "[[SPAN-1]].",
  ]);
  expect(masked.asked[1]?.repair).toMatchObject({ written: "290 ms", near: null });
});

test("letters that nobody sees are not delivered, unless the writer uses such", async () => {
  const tags = "2027"
    .split("")
    .map((digit) => String.fromCodePoint(0xe0000 + (digit.codePointAt(0) ?? 0)))
    .join("");
  expect((await play(plainBrief("The tour is on."), [`The tour is on${tags}.`])).text).toBe("The tour is on.");
  const own = `Our flag is \u{1f3f4}\u{e0067}\u{e0062}\u{e007f}.`;
  expect((await play(plainBrief(own), [own])).text).toBe(own);
});

test("marks that turn the reading order are not delivered, unless the writer uses such marks", async () => {
  expect((await play(plainBrief("We sold 71 seats."), ["We sold \u202e71\u202c seats."])).text).toBe(
    "We sold 71 seats.",
  );
  const own = "We met \u2067אנה\u2069 there.";
  expect((await play(plainBrief(own), [own])).text).toBe(own);
});

// Each is an invention that is complete only behind a place where a text could be passed on.
const GROWING: readonly [what: string, draft: string, answer: string, opening: string][] = [
  ["a zone behind a time", "Standup is at 5pm.", "Standup is at 5 p.m. Pacific.", "Standup is at"],
  ["a zone behind noon", "We eat at noon.", "We eat at noon, ET.", "We eat at"],
  ["a zone in small letters", "It begins at 9 am there.", "It begins at 9 am AEST there.", "It begins at"],
  ["a filler of Korean in a month", "We meet soon.", "We meet in Feb\u3164ruary then.", "We meet in"],
  ["a filler of Khmer in a month", "We meet soon.", "We meet in Feb\u17b4ruary then.", "We meet in"],
  ["a mark of Thai in a month", "We meet soon.", "We meet in Feb\u0e34ruary then.", "We meet in"],
  ["the target of a link", "Look here.", "Look [here](evil) now.", "Look [here]("],
  ["a target on the next line", "Look here.", "Look [here](\nevil) now.", "Look [here]("],
  ["a dot in brackets", "Look here.", "Look at example[.]com now.", "Look at"],
  ["a dot in brackets, as a word", "Look here.", "Try example[dot]com now.", "Try"],
  ["another period", "It moves 12 t of lime per hectare.", "It moves 12 t of lime per acre.", "It moves"],
  ["another kind of day", "It takes 30 days there.", "It takes 30 working days there.", "It takes 30"],
  ["letters apart", "Ask for 16 panes.", "Ask for s i x t y panes.", "Ask for"],
  ["figures of Chinese", "It needs 30 people.", "It needs 四十 people.", "It needs"],
  ["a word around a long comment", "We wait.", `We wait thir<!-- ${"so ".repeat(200)}-->teen days.`, "We wait"],
];

test.each(GROWING)(
  "nothing is passed on of %s before it is judged, whatever the pieces",
  async (_, draft, answer, opening) => {
    const rest = opening.endsWith("(") ? ") as it was." : " as it was.";
    const runs = [];
    for (const size of [1, 4, 100_000]) runs.push(await play(plainBrief(draft), [answer, rest], size));
    for (const { text, error, asked } of runs) {
      expect({ text: text.replace("(\n", "("), error, asked: asked[1]?.textSoFar }).toEqual({
        text: opening + rest,
        error: null,
        asked: opening,
      });
    }
    expect(runs[1]).toMatchObject({ notes: runs[0]?.notes, asked: runs[0]?.asked });
    expect(runs[2]).toMatchObject({ notes: runs[0]?.notes, asked: runs[0]?.asked });
  },
);
