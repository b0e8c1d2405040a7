import { expect, test } from "vitest";
import { createWitness } from "@rewrite-service/text";
import { plainBrief } from "../providers/brief.ts";
import { maskDraft } from "./gate/placeholders.ts";
import { buildPrompt } from "./prompt.ts";

// Every form that the prompt asks to write out, as a draft has it and as a model writes it.
const WRITTEN_OUT: Readonly<Record<string, readonly [draft: string, rewrite: string]>> = {
  tmrw: ["call ana tmrw", "Call Ana tomorrow."],
  "w/": ["call w/ ana at 3pm", "A call with Ana at 3 pm."],
  "jan as a month": ["due 14 jan", "It is due on 14 January."],
  "sat as a day": ["open on sat", "It is open on Saturday."],
  "1130 as a time": ["call at 1130", "The call is at 11:30."],
  "40gb": ["the disk has 40gb", "The disk has 40 GB."],
};

/** The forms that the prompt names as such that can be read one way only. */
const offered = (): string[] => {
  const brief = plainBrief("Hi.");
  const text = buildPrompt(brief, maskDraft(brief.text, [], []), null)
    .map(({ content }) => content)
    .join("\n");
  return /read one way only: ([^.]+)\./.exec(text)?.[1]?.split(", ") ?? [];
};

test("the prompt offers these forms and no other", () => {
  expect(offered()).toEqual(Object.keys(WRITTEN_OUT));
});

test.each(Object.entries(WRITTEN_OUT))(
  "the gate lets through what the prompt asks for: %s",
  (form, [draft, rewrite]) => {
    const [word = ""] = form.split(" ");
    expect(draft).toContain(word);
    expect(rewrite).not.toContain(word);
    expect(createWitness([draft])(rewrite)).toEqual([]);
  },
);
