import { expect, test } from "vitest";
import { createWitness } from "../witness.ts";

const unbacked = (draft: string, rewrite: string): string[] => createWitness([draft])(rewrite).map(({ text }) => text);

test.each([
  ["weekly report goes out on fridays", "The daily report goes out on Fridays.", ["daily"]],
  ["rent is due monthly", "Rent is due quarterly.", ["quarterly"]],
  ["rent is due monthly", "Rent is due every month.", []],
  ["standup every morning, retro every fri", "Daily stand-up, weekly retro.", []],
  ["send it mondays", "Send it weekly.", []],
  ["2x a week is plenty", "Twice weekly is plenty.", []],
  ["invoice them 40/mo", "Invoice them 40 monthly.", []],
  ["we meet to look at the numbers", "We meet daily to look at the numbers.", []],
])("%s → %s", (draft, rewrite, stopped) => {
  expect(unbacked(draft, rewrite)).toEqual(stopped);
});
