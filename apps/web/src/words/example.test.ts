import { createWitness, extractFacts, registers, rewrite } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { exampleWords } from "./example.ts";

const kinds = registers.flatMap(({ id: register }) =>
  [false, true].map((isNotes) => ({ register, isNotes, mode: isNotes ? ("expand" as const) : ("rewrite" as const) })),
);
const plain = (text: string): string => text.replaceAll("*", "");

test.each(kinds)("the example without a model is what the engine makes of it: $register, $mode", (kind) => {
  const { draft, result } = exampleWords.of({ ...kind, isEngine: true });
  const made = rewrite({ text: plain(draft), register: kind.register, mode: kind.mode }).text;
  expect(plain(result.join("\n\n"))).toBe(made);
});

test.each(kinds)("an example keeps every fact and adds none: $register, $mode", (kind) => {
  for (const isEngine of [false, true]) {
    const { draft, result, facts } = exampleWords.of({ ...kind, isEngine });
    const [before, after] = [plain(draft), plain(result.join("\n\n"))];
    expect(createWitness([before])(after)).toEqual([]);
    expect(createWitness([after])(before)).toEqual([]);
    expect(extractFacts(before).map(({ text }) => text)).toEqual(facts);
    for (const fact of facts) expect(result.join("\n\n")).toContain(`*${fact}*`);
  }
});
