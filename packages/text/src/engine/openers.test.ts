import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rewrite } from "./engine.ts";
import { JOINERS, OPENERS } from "./formulas.ts";

/** One of each pattern, and two that are like them. */
const EXAMPLES = [
  "It is important to note that",
  "It should be noted that",
  "I wanted to reach out to let you know that",
  "We're reaching out to inform you that",
  "We are thrilled to announce that",
  "What's particularly exciting is that",
  "Here's the thing:",
  "To provide full transparency:",
  "In an ever-changing retail landscape,",
  "In today's fast-paced business world,",
  "As we navigate the current climate of an uncertain world together,",
  "Needless to say,",
  "So basically",
  "Just wanted to say",
  "I just wanted to let you know that",
  "Simply put,",
  "Furthermore,",
  "Ultimately,",
  "Last but not least,",
  "In conclusion,",
  "What excites me most is that",
  "The bottom line:",
];
const opener = fc.constantFrom(...EXAMPLES);

test.each([...OPENERS, ...JOINERS])("one of the openings is an example of %j", (pattern) => {
  // What the pattern looks for behind itself.
  const clause = "the lift is broken";
  const whole = new RegExp(`^(?:${pattern})${clause}$`, "i");
  expect(EXAMPLES.filter((words) => whole.test(`${words} ${clause}`))).not.toEqual([]);
});

const written = (text: string): string => rewrite({ text, register: "email", mode: "rewrite" }).text;

test("what stays behind an opening that goes is a sentence", () => {
  fc.assert(
    fc.property(
      opener,
      fc.constantFrom(
        "costs fell by half",
        "the lift is broken",
        "because of snow, we move to Monday",
        "our 3 vans are back",
      ),
      fc.constantFrom("", " and the roof leaks", " and we hired Ana", ", but nobody called"),
      (words, clause, more) => {
        const after = written(`${words} ${clause}${more}.`);
        const whole = `${clause}${more}.`;
        expect([`${words} ${whole}`, whole.charAt(0).toUpperCase() + whole.slice(1)]).toContain(after);
      },
    ),
    { numRuns: 500 },
  );
});

test("an opening stays before a second that, a question, a list and a quotation", () => {
  const rest = fc.constantFrom(
    "costs fell by half and that churn rose.",
    "costs fell by half but that churn rose.",
    "costs fell by half, and also that churn rose.",
    "costs fell by half, that churn rose and that nobody minds.",
    "who pays is not clear, is it?",
    "we need:\n- two vans\n- a driver",
    "we need the following\n- two vans\n- a driver",
    '"nobody knew" is no answer.',
    "“nobody knew” is no answer.",
    "and so it goes on.",
    "is it so.",
  );
  fc.assert(
    fc.property(opener, rest, (words, continuation) => {
      // Without "that" in front, a second "that" hangs on nothing.
      fc.pre(words.endsWith("that") || !/\bthat\b/.test(continuation));
      const text = `${words} ${continuation}`;
      expect(written(text)).toBe(text);
    }),
    { numRuns: 500 },
  );
});

test("a word that is no plain one keeps its small letter", () => {
  expect(written("It's worth noting that npm is slow today.")).toBe("Npm is slow today.");
  expect(written("It's worth noting that iOS 19 is out today.")).toBe("iOS 19 is out today.");
});

test.each([
  [
    "Hi Ines,\n\nCertainly! Here's a revised version of your message:\n\nThe van is late. Please call the depot.",
    "Hi Ines,\n\nThe van is late. Please call the depot.",
  ],
  [
    "Great question, Omar! Let's break down why the pump stops.\n\nThe valve sticks below zero.\n\nWould you like me to draft a note for the fitter?",
    "Let's break down why the pump stops.\n\nThe valve sticks below zero.",
  ],
  // What the text is about stays.
  [
    "Great question! Let's break down why the pilot missed its target.\n\nThere are three causes.",
    "Let's break down why the pilot missed its target.\n\nThere are three causes.",
  ],
  ["In an ever-changing retail landscape, stock is king.", "Stock is king."],
  [
    "Good question! The valve sticks, ensuring a seamless experience.\n\nFurthermore, it is a testament to our commitment.",
    "The valve sticks.",
  ],
  // What the next sentence leans on stays.
  ["Please do not hesitate to let me know if you need any further forms. I would be happy to send them.", ""],
  ["Please do not hesitate to contact me with any questions. The forms are due.", "The forms are due."],
  [
    "Please do not hesitate to contact the office if you have any questions. The forms are due.",
    "Please do not hesitate to contact the office if you have any questions. The forms are due.",
  ],
  [
    "Sure! Here's a concise update for your team:\n\nThe valve sticks below zero.\n\n---\n\nWould you like me to make a shorter version?",
    "The valve sticks below zero.",
  ],
  [
    "Of course! Here's a polished version of your note:\n\nThe valve sticks below zero.\n\nBest,\nOmar\n\n*I kept the tone warm. Let me know if you'd like it to be more formal!*",
    "The valve sticks below zero.\n\nBest,\nOmar",
  ],
  [
    "Here's a polished notice you can use:\n\nThe valve sticks below zero.\n\n---\n\nLet me know if you'd like a shorter or more formal version!",
    "The valve sticks below zero.",
  ],
  [
    "Of course. Here's a draft that is firm:\n\nThe valve sticks below zero.\n\nOmar\n\nThis version balances urgency with tact. Let me know if you'd like it softened or made more direct.",
    "The valve sticks below zero.\n\nOmar",
  ],
  [
    "Certainly! Here is a professional note:\n\nThe valve sticks below zero.\n\n[Your Name]\n\nFeel free to customize the placeholders, and let me know if you'd like a more casual tone!",
    "The valve sticks below zero.\n\n[Your Name]",
  ],
  [
    "Here's a draft you can send:\n\nThe valve sticks below zero. Let me know if you'd like it to be fitted by Bo.",
    "The valve sticks below zero. Let me know if you'd like it to be fitted by Bo.",
  ],
  [
    "Of course! Below is a draft of the notice:\n\nThe valve sticks below zero.\n\nWould you like a shorter version for the board?",
    "The valve sticks below zero.",
  ],
  [
    "Sure! Here's a short notice for the board:\n\nThe valve sticks below zero.\n\nLet me know if you'd like alternative titles.",
    "The valve sticks below zero.",
  ],
  [
    "Sure thing! Here's an internal update that is clear, calm and complete:\n\nThe valve sticks below zero.",
    "The valve sticks below zero.",
  ],
  [
    "Here's a calm summary you can post in the channel:\n\nThe valve sticks below zero.",
    "The valve sticks below zero.",
  ],
  [
    "Here's a thoughtful message that is honest and calm:\n\nSubject: Valve\n\nThe valve sticks below zero.",
    "Subject: Valve\n\nThe valve sticks below zero.",
  ],
  [
    "Here's a clear and concise announcement:\n\n> The valve sticks below zero.\n\nFeel free to tweak the emojis to match your team's vibe!",
    "> The valve sticks below zero.",
  ],
  // A letter that somebody passes on is no answer of an assistant, and neither is a quotation.
  ["Here's a letter that we got about the valve:\n\nDear all, the valve sticks below zero.", ""],
  ["Here's a line that the fitter likes:\n\n> The valve sticks below zero.", ""],
  ["Sure! Here's the list:\n\nThe valve sticks below zero.", ""],
  ["Here's a short summary of yesterday:\n\nThe valve sticks below zero.", ""],
  // What somebody is thanked for stays.
  [
    "Good question! The valve sticks, ensuring a seamless experience.\n\nFurthermore, it is a testament to our commitment.\n\nThank you for your continued partnership in keeping our books accurate!",
    "The valve sticks.\n\nThank you for your continued partnership in keeping our books accurate!",
  ],
  // So does what ranks, and what gives people their due.
  [
    "Good question! The valve sticks, ensuring a seamless experience.\n\nMore importantly, Ana found it, a testament to the team's patience.",
    "The valve sticks.\n\nMore importantly, Ana found it, a testament to the team's patience.",
  ],
  // An offer without the opening of an assistant may be its writer's own.
  ["The valve sticks below zero. Would you like me to draft a note for the fitter?", ""],
  ["Great question, Omar! I will ask the fitter.", ""],
  [
    "Good question! The valve sticks, ensuring a seamless experience.\n\nWould you like me to draft a note for the fitter?",
    "The valve sticks.\n\nWould you like me to draft a note for the fitter?",
  ],
])("what an assistant says around a text goes where it is certain: %j", (before, after) => {
  expect(written(before)).toBe(after === "" ? before : after);
});

test("a slogan stays where the next sentence goes on from it, and thanks are no slogan", () => {
  const text = (draft: string): string => rewrite({ text: draft, register: "email", mode: "rewrite" }).text;
  expect(text("The yard opens in May. The best is yet to come. Each of you has a key.")).not.toContain("best");
  expect(text("The yard opens in May. The best is yet to come. And each of you has a key.")).toContain("best");
  expect(text("I can start in May. Thank you for your time and consideration.")).toContain("Thank you");
});
