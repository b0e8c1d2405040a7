import { expect, test } from "vitest";
import { hasMessageForm } from "./message-form.ts";

test.each([
  ["a greeting", "Hi Ana,\n\nthe plumber comes on Tuesday. Can you let him in?"],
  ["a subject", "Subject: Boiler\n\nThe plumber comes on Tuesday."],
  ["a sign-off", "The plumber comes on Tuesday.\n\nBest,\nMaria"],
  ["a list", "Two things are left:\n\n- the boiler\n- the roof"],
  ["a heading", "## Boiler\n\nThe plumber comes on Tuesday."],
  ["a label in bold", "**Status:** the plumber comes on Tuesday."],
])("%s makes a message", (_, text) => {
  expect(hasMessageForm(text)).toBe(true);
});

test.each([
  ["press", "The council will replace the boiler on Tuesday.\n\nThe work costs 4,000 pounds, the mayor said."],
  ["a story", '"Hello," he said. He had brought 2 pipes - both too short - and no wrench.'],
  ["an essay", "Many people think that parents are the best teachers. I agree for 2 reasons. First, they know us."],
  ["nothing", ""],
])("%s is none", (_, text) => {
  expect(hasMessageForm(text)).toBe(false);
});
