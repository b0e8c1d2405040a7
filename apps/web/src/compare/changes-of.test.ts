import { expect, test } from "vitest";
import { answerFacts } from "@rewrite-service/review";
import { changesOf, doubtsIn } from "./changes-of.ts";

const reasonsFor = (before: string, after: string): string[] =>
  changesOf(answerFacts({ before, after, fromNotes: false, finished: true })).map(({ reason }) => reason);

test("two facts that swapped places are one change, and each further two another", () => {
  const draft = "Ana pays 20 euros and Bo pays 30 euros.";
  const swapped = "Ana pays 30 euros and Bo pays 20 euros.";
  const reason = '"20 euros" and "30 euros" swapped places';
  expect(reasonsFor(draft, swapped)).toEqual([reason]);
  expect(reasonsFor(`${draft} In May, too: ${draft}`, `${swapped} In May, too: ${swapped}`)).toEqual([reason, reason]);
});

test("what became of a part of a fact is told once, of the whole", () => {
  expect(reasonsFor("The shop is open 10-4 on Saturday.", "The shop is open 11-4 on Saturday.")).toEqual([
    "“10-4” became “11-4”",
  ]);
});

test("a figure that is missing is named with what it counts or numbers", () => {
  expect(reasonsFor("Room 4 is free. Bring 4 chairs.", "Bring 4 chairs.")).toContain("“Room 4” is missing");
  expect(reasonsFor("Room 4 is free. Bring 4 chairs.", "Room 4 is free.")).toContain("“4 chairs” is missing");
});

test("the headline counts what is listed below it: of two facts that swapped places one line", () => {
  const counts = (before: string, after: string): number[] => {
    const changes = changesOf(answerFacts({ before, after, fromNotes: false, finished: true }));
    return [changes.length - doubtsIn(changes), doubtsIn(changes)];
  };
  expect(counts("Ana pays 20 euros and Bo pays 30 euros.", "Ana pays 30 euros and Bo pays 20 euros.")).toEqual([1, 0]);
  expect(counts("Please call me today about the lease.", "Please call me about the lease.")).toEqual([1, 0]);
  expect(
    counts("We will not delete it. You should not restart it.", "We will delete it. You should restart it."),
  ).toEqual([2, 0]);
});
