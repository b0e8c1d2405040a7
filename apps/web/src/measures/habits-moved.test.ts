import { measureVoice, type VoiceHabits } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { habitsMoved } from "./habits-moved.ts";

const voice = measureVoice([
  "Hey Bo,\n\nCan't make it. I'll send the deck tonight, don't wait for me!\n\nCheers,\nMax",
  "Hey Ann,\n\nIt's done. We're good to go, I'll ping you!\n\nCheers,\nMax",
  "Hey all,\n\nDon't touch staging, I'm on it. It'll be back by noon!\n\nCheers,\nMax",
]);
const before =
  "Dear Jo,\n\nI will not be in the office on Friday, and I do not know yet when the deck is going to be done. It is in the folder.\n\nKind regards,\nMax";
const after =
  "Hey Jo,\n\nI won't be in on Friday. I don't know when the deck's done. It's in the folder!\n\nCheers,\nMax";

test("the habits that a text took on are told with the voice's own, before and after", () => {
  const moved = habitsMoved(before, after, voice);
  expect(moved).toContainEqual({
    habit: "contractions",
    detail: "",
    voice: "100 %",
    before: "0 %",
    after: "100 %",
    nearer: true,
  });
  expect(moved).toContainEqual(
    expect.objectContaining({ habit: "greeting", before: "dear", after: "hey", nearer: true }),
  );
  expect(moved).toContainEqual(expect.objectContaining({ habit: "signOff", after: "cheers", nearer: true }));
});

test("the way back is told as farther", () => {
  expect(habitsMoved(after, before, voice).every(({ nearer }) => nearer)).toBe(false);
});

test("a text that stayed as it is moved no habit", () => {
  expect(habitsMoved(after, after, voice)).toEqual([]);
});

const plain: VoiceHabits = {
  samples: 4,
  words: 400,
  sentenceWords: { mean: 8, deviation: 3 },
  contractions: null,
  punctuation: {},
  openers: [],
  greetings: [],
  signOffs: [],
  favourites: [],
  avoided: [],
};
const kept = (...values: string[]) => values.map((value) => ({ id: value, value, count: 9, evidence: "" }));
const movesOf = (own: Partial<VoiceHabits>, was: string, is: string): string[] =>
  habitsMoved(was, is, { ...plain, ...own }).map(
    ({ habit, detail, voice: usual, before: from, after: to, nearer }) =>
      `${habit}${detail} ${usual}: ${from} to ${to}, ${nearer ? "nearer" : "farther"}`,
  );

const favourites = kept("queue", "ship", "team", "lift");
const avoided = kept("utilise", "leverage");
const [without, withAll] = ["We wait for it all day long.", "Now queue and team ship the lift."];

test.each<[string, Partial<VoiceHabits>, string, string, string[]]>([
  [
    "favourites that came",
    { favourites },
    without,
    withAll,
    ["favourites queue, ship, team: – to queue, ship, team, nearer"],
  ],
  [
    "favourites that went",
    { favourites },
    withAll,
    without,
    ["favourites queue, ship, team: queue, ship, team to –, farther"],
  ],
  ["a favourite for another", { favourites }, "The queue waits for us.", "The team waits for us.", []],
  [
    "what is avoided",
    { avoided },
    "We utilise and leverage it.",
    "We do use all that.",
    ["avoided –: utilise, leverage to –, nearer"],
  ],
  [
    "what is avoided after all",
    { avoided },
    "We use all of it.",
    "We utilise all of it.",
    ["avoided –: – to utilise, farther"],
  ],
  [
    "a greeting that went and a closing that came",
    { greetings: kept("hey", "hi", "yo"), signOffs: kept("cheers") },
    "Dear Jo,\n\nWe ship it today.\n\nKind regards,\nMax",
    "We ship it today.\n\nCheers,\nMax",
    ["greeting hey, hi: dear to –, farther", "signOff cheers: kind regards to cheers, nearer"],
  ],
  [
    "marks",
    { punctuation: { "—": 10, "!": 50, ";": 20 } },
    "We ship it today; the lift is shut! It is fine.",
    "We ship it today — the lift is shut. It is fine!",
    ["mark; 20: 91 to 0, nearer", "mark— 10: 0 to 91, farther"],
  ],
  [
    "marks that are no habit",
    { punctuation: { ",": 40, "(": 2 } },
    "We ship it today, the lift is shut.",
    "We ship it today (the lift is shut).",
    [],
  ],
  [
    "contractions",
    { contractions: 0.5 },
    "I don't know, it's late, we can't go.",
    "I do not know, it's late, we can't go.",
    ["contractions 50 %: 100 % to 67 %, nearer", "sentenceWords 8: 8 to 9, farther"],
  ],
  [
    "sentences, by one word",
    {},
    "One two three. Four five six.",
    "One two three four. Five six seven eight.",
    ["sentenceWords 8: 3 to 4, nearer"],
  ],
  ["sentences, by less", {}, "One two three. Four five six.", "One two three. Four five six seven.", []],
  ["nothing that there was", {}, "", "One two three four.", []],
  [
    "six of many",
    {
      contractions: 1,
      greetings: kept("hey"),
      signOffs: kept("cheers"),
      favourites,
      avoided,
      punctuation: { "—": 40, "!": 50, "?": 30 },
    },
    "Dear Jo,\n\nI do not utilise it? It is shut. We can not go there at all today.\n\nRegards,\nMax",
    "Hey Jo,\n\nI don't ship — it's the queue! We can't.\n\nCheers,\nMax",
    [
      "greeting hey: dear to hey, nearer",
      "signOff cheers: regards to cheers, nearer",
      "favourites queue, ship, team: – to queue, ship, nearer",
      "avoided –: utilise to –, nearer",
      "mark! 50: 0 to 83, nearer",
      "mark— 40: 0 to 83, farther",
    ],
  ],
])("%s", (_name, own, was, is, rows) => expect(movesOf(own, was, is)).toEqual(rows));
