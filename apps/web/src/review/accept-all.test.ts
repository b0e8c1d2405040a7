import { expect, test } from "vitest";
import { answerFacts, isChange, mixOf, type Alignment } from "@rewrite-service/review";
import { acceptAll, type Judge } from "./accept-all.ts";

const opened = (before: string, after: string): { alignment: Alignment; judge: Judge } => {
  const ask = (text: string) => answerFacts({ before, after: text, fromNotes: false, finished: true });
  const { alignment } = ask(after);
  if (alignment === null) throw new Error("not aligned");
  return { alignment, judge: async (text) => ask(text).facts };
};

const troubles = async (judge: Judge, text: string): Promise<string[]> =>
  (await judge(text)).filter(({ state }) => state !== "kept" && state !== "reworded").map(({ text: fact }) => fact);

test("changes that keep every fact are accepted together", async () => {
  const { alignment, judge } = opened(
    "We utilise the queue on Tuesday. In order to pay $400 we call Bo.",
    "We use the queue on Tuesday. To pay $400 we call Bo.",
  );
  const decisions = await acceptAll(alignment, {}, judge);
  expect(mixOf(alignment, decisions).text).toBe(alignment.after);
});

test("a fact that moved into a change that is held back is not lost by the change it came from", async () => {
  const { alignment, judge } = opened(
    "The long report about the importer is due on Tuesday. The whole budget of the team is $400 for the year.",
    "The long report about the importer is due. The whole budget of the team on Tuesday is $900 for the year.",
  );
  const decisions = await acceptAll(alignment, {}, judge);
  expect(await troubles(judge, mixOf(alignment, decisions).text)).toEqual([]);
  expect(mixOf(alignment, decisions).text).toContain("Tuesday");
});

test("whatever the rewrite did, nothing is lost or invented in what comes out", async () => {
  const parts = ["Ana pays $400 on Tuesday.", "The p95 is 310 ms.", "Bo reads PR 90210 by 5pm.", "Seats: 12 in May."];
  const turned = [
    "On Tuesday Bo pays.",
    "The p95 fell.",
    "Ana reads PR 90210 and pays $400.",
    "There are 12 seats by 5pm.",
  ];
  for (let mask = 0; mask < 16; mask += 1) {
    const after = parts.map((part, at) => ((mask >> at) & 1 ? turned[at] : part)).join(" ");
    const { alignment, judge } = opened(parts.join(" "), after);
    const decisions = await acceptAll(alignment, {}, judge);
    expect(await troubles(judge, mixOf(alignment, decisions).text), after).toEqual([]);
    expect(alignment.passages.filter(isChange).every(({ id }) => decisions[id] !== undefined)).toBe(true);
  }
});

test("a figure that the writer puts into a change holds no other change back", async () => {
  const { alignment, judge } = opened(
    "just a note, u can pay the invoice befor Friday and it is realy late.",
    "Just a note, you can pay the invoice before Friday and it is really late.",
  );
  const edited = alignment.passages.find(({ result }) => result.includes("before"));
  if (edited === undefined) throw new Error("no change to edit");
  const decisions = await acceptAll(alignment, { [edited.id]: { kind: "edited", text: "after 45 days, by" } }, judge);
  expect(mixOf(alignment, decisions).text).toBe(
    "Just a note, you can pay the invoice after 45 days, by Friday and it is really late.",
  );
});

test("what is held back keeps the draft's wording, character for character", async () => {
  const before = "The vent is open. pls ring Bo about teh lift befor 5pm.";
  const { alignment, judge } = opened(before, "The vent is shut. Somebody should see to it.");
  const decisions = await acceptAll(alignment, {}, judge);
  expect(mixOf(alignment, decisions).text).toContain("pls ring Bo about teh lift befor 5pm.");
});

test("what the rewrite added amid a sentence falls out, and the rest of the sentence is accepted", async () => {
  const { alignment, judge } = opened(
    "teh vent is open since noon, Olga looks after it.",
    "The vent has been open since noon. Olga from the Harbour crew looks after it.",
  );
  const decisions = await acceptAll(alignment, {}, judge);
  expect(mixOf(alignment, decisions).text).toBe("The vent has been open since noon. Olga looks after it.");
});

test("a bracket stays where its other half is held back", async () => {
  const before = "We met Bo (our lead for the north side of town, who pays $400) and it went well for all of us there.";
  const { alignment, judge } = opened(
    before,
    "We met Bo, our lead for the north side of town, who pays $900 and it went well for all of us there.",
  );
  const decisions = await acceptAll(alignment, {}, judge);
  expect(alignment.passages.filter(isChange).length).toBeGreaterThan(1);
  expect(mixOf(alignment, decisions).text).toBe(before);
});
