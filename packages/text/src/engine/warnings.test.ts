import { expect, test } from "vitest";
import type { RegisterId } from "../registers/register.ts";
import { warningsOn } from "./warnings.ts";

test.each<[string, RegisterId, boolean, string]>([
  ["note to self: ring the bank\n\nThe loan is due on Friday.", "email", false, "“note to self: ring the bank”"],
  ["AI: keep the prices\n\nThe lamp costs £40.", "email", false, "“AI: keep the prices”"],
  ["The lamp costs £40.\nPlease make this sound formal", "email", false, "make this sound formal"],
  ["- lamp £40\n- tone: kind", "email", true, "“tone: kind”"],
  ["To: Ines at the bank\n- loan due", "email", true, "“To: Ines at the bank”"],
  ["Hi Ana,\n\nThe cat is well again.", "linkedin", false, "private message"],
  ["Mum the cat is well again, love you xx", "linkedin", false, "private message"],
  ["To Lumo Kitchens, your fitter came twice and left.", "linkedin", false, "private message"],
  ["Hi all, who can do the late shift on Sunday?", "linkedin", false, "private message"],
  ["We lose the lease in May. Not for the press.", "linkedin", false, "private message"],
  ["The lid leaks. Can you send the drawing by noon?", "linkedin", false, "private message"],
  ["for Bo only\n- the loan is due", "linkedin", true, "private message"],
  ["Subject: Lease\n\nThe lease ends in May.", "slack", false, "a letter"],
  ["Dear Ms Ito,\n\nThe lease ends in May.", "skip_level", false, "addressed to Ms Ito"],
  ["Hi all, the lease ends in May.", "skip_level", false, "addressed to a group"],
  ["Dear Ms Ito,\n\nThe lease ends in May.", "slack", false, "a letter"],
  ["The lease ends in May lol. Omg.", "skip_level", false, "“lol”, “omg”"],
])("%j as %s is warned of", (text, register, isNotes, words) => {
  const warnings = warningsOn(text, register, isNotes);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(words);
});

test.each<[string, RegisterId]>([
  ["Make sure the lamp works. We will rewrite the page. A note for Ana: it is late.", "email"],
  ["To whom it may concern, we sold 400 lamps.\n\nFormat the disk first.", "email"],
  ["We sold 400 lamps this year. Thank you all.", "linkedin"],
  ["Dear network, we sold 400 lamps, but don't quote me on that. Can you believe it?", "linkedin"],
  ["The lease ends in May. Halo effects aside, it is cheap.", "skip_level"],
])("%j as %s is not", (text, register) => {
  expect(warningsOn(text, register, false)).toEqual([]);
});
