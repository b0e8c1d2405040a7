import { createWitness, extractFacts, registers, rewrite } from "@rewrite-service/text";
import { expect, test } from "vitest";
import { exampleDrafts } from "./example-drafts.ts";
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

test.each(Object.entries(exampleDrafts))(
  "without a model a rewrite of a draft to try shows something: %s",
  (_name, text) => {
    const mode = text.startsWith("- ") ? "expand" : "rewrite";
    for (const { id: register } of registers) {
      expect(rewrite({ text, register, mode }).text.replace(/\s+/g, " ")).not.toBe(text.replace(/\s+/g, " "));
    }
  },
);
