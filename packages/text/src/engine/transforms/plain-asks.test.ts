import { expect, test } from "vitest";
import { openDraft } from "../draft.ts";
import { applyEdits } from "../edits.ts";
import { plainAsks } from "./plain-asks.ts";

const edited = (text: string): string => applyEdits(text, plainAsks.edits(openDraft(text, "email")), []);

test.each([
  ["I would really appreciate it if you could confirm it by 14:00.", "Could you confirm it by 14:00?"],
  ["I was wondering if we can move the call.", "Can we move the call?"],
  ["We are here. It would be great if Ana could join us!", "We are here. Could Ana join us?"],
  ["Would it be possible for you to send the list?", "Could you send the list?"],
  ["Would it be possible to get a copy?", "Could I get a copy?"],
  ["I just wanted to check whether you had a chance to read it.", "Have you had a chance to read it?"],
  ["Hey team,\nquick question. Is it done?", "Hey team,\nIs it done?"],
  ["Please let me know if you can come on 3 May.", "Can you come on 3 May?"],
  ["If you could send your figures by noon, that would be great.", "Could you send your figures by noon?"],
  ["Hi Ana, I was wondering if you could help.", "Hi Ana, could you help?"],
])("%s", (before, after) => {
  expect(edited(before)).toBe(after);
});

test.each([
  "Let me know if I can help.",
  "Let me know if you would like a copy.",
  "I wonder if we could have known.",
  "I would appreciate it if you could call him, and I will write to her.",
  "If you could choose a colour, which would it be?",
  "Would it be possible to run two shifts?",
  "Tell me whether or not it works.",
])("left as it is: %s", (text) => {
  expect(edited(text)).toBe(text);
});
