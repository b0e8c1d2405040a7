import { expect, test } from "vitest";
import { rewrite } from "./engine.ts";

const expanded = (text: string, mode: "expand" | "rewrite" = "expand"): string =>
  rewrite({ text, register: "email", mode }).text;

test.each([
  [
    "standup notes\n- api p95 840 → 310 ms\n- ana out thurs",
    "Standup notes\n- API p95 840 → 310 ms\n- Ana out Thursday",
  ],
  [
    "vendor call\nold price til march 3\n12 seats → 15\nneed PO",
    "Vendor call\n- Old price until March 3\n- 12 seats → 15\n- Need PO",
  ],
  [
    "key under mat = spare only\nboiler max 6 bar\nfilter due june",
    "- Key under mat = spare only\n- Boiler max 6 bar\n- Filter due June",
  ],
  ["lab\n~ bk rec due june\n~ Ken is out", "Lab\n~ bk rec due June\n~ Ken is out"],
  [
    "gates 12 (target 15)\nkeys by noon\nlock two still open",
    "- Gates 12 (target 15)\n- Keys by noon\n- Lock two still open",
  ],
  ["paint shed\nfix gate\ncut hedge", "- Paint shed\n- Fix gate\n- Cut hedge"],
  [
    "get-in plan, barn two\nshelves by noon\nlock two: is it still open, or has Lou been back since?\nnew key w/ Bo, after the w/end",
    "Get-in plan, barn two\n- Shelves by noon\n- Lock two: is it still open, or has Lou been back since?\n- New key with Bo, after the w/end",
  ],
  ["ward 7 rota, june\nbo out until noon\nana has keys", "Ward 7 rota, June\n- Bo out until noon\n- Ana has keys"],
  ["blocked:\n- keys\n- can Tom open at 7?\n- van", "Blocked:\n- Keys\n- Van\n\nCan Tom open at 7?"],
  [
    "fitters\n- who is in to let them in??\n- ladder\n- start 1 feb?\n- boiler?\n- Q: can we park?",
    "Fitters\n- Ladder\n- Boiler?\n\nWho is in to let them in??\nStart 1 Feb?\nQ: can we park?",
  ],
  ["1. keys\n2. can we open at 7?\n3. van", "1. Keys\n2. Can we open at 7?\n3. Van"],
  [
    "call w/ Brightwater 6 nov\nprice 12 → 15\nhold til june",
    "Call with Brightwater 6 Nov\n- Price 12 → 15\n- Hold until June",
  ],
  ["call with Bo\npaint shed\nfix gate", "- Call with Bo\n- Paint shed\n- Fix gate"],
  ["launch: copy done; legal open; date 4 May", "Launch:\n- Copy done\n- Legal open\n- Date 4 May"],
  [
    "1:1 with Bo: (1) rota for june; (2) keys, who has them?; (3) the leave",
    "1:1 with Bo:\n1. Rota for June\n2. Keys, who has them?\n3. The leave",
  ],
  [
    "barn stall / xmas\ncard reader!!! charge it. last year it died\nask Lou 10–1. she may come late",
    "Barn stall / xmas\n- Card reader!!! Charge it. Last year it died\n- Ask Lou 10–1. She may come late",
  ],
  [
    "1. grant due 28 Feb\n2. still open: the quote\n3. send v4",
    "1. Grant due 28 Feb\n2. Still open: the quote\n3. Send v4",
  ],
  [
    "blue group\n  Mila has a cold\n  ask her mum\ngreen group\n  all well",
    "Blue group\n- Mila has a cold\n- Ask her mum\nGreen group\n- All well",
  ],
  [
    "* Bo 1:1\n* good: on time. very calm\n* wants a new desk",
    "Bo 1:1\n* Good: on time. Very calm\n* Wants a new desk",
  ],
  [
    "pen: 212 of 340 done; powder low; who does nights?? ask the lad; quad brakes; form due 2 May",
    "Pen:\n- 212 of 340 done\n- Powder low\n- Who does nights?? Ask the lad\n- Quad brakes\n- Form due 2 May",
  ],
  [
    "flat 12\nboiler open. wife unwell\n> agree a plan\n> hold the notice",
    "Flat 12\nBoiler open. Wife unwell\n> agree a plan\n> hold the notice",
  ],
  [
    "retro\nbad: 3 carried over\nideas\n -> review first\n -> no phones, 15 max\nflaky test -> fix? no agreement",
    "Retro\nBad: 3 carried over\nIdeas\n -> review first\n -> no phones, 15 max\nFlaky test -> fix? No agreement",
  ],
  [
    "falls 7 vs 4 in Aug. why? night staff?\npress night 11th. who's asking Lou\nelec. when dry\nlamps approx. 40",
    "- Falls 7 vs 4 in Aug. Why? Night staff?\n- Press night 11th. Who's asking Lou\n- Elec. when dry\n- Lamps approx. 40",
  ],
  ["who has the key?\nvan back\nlock two is open", "- Van back\n- Lock two is open\n\nWho has the key?"],
])("%j", (before, after) => {
  expect(expanded(before)).toBe(after);
});

test("no word comes that is not in the notes", () => {
  const notes = "keep free tier\npro 12 → 15 from 1 june\nask finch & co re invoice 88\nno demo w/o legal";
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const known = new Set([...words(notes), "without"]);
  for (const word of words(expanded(notes))) expect(known).toContain(word);
});

test("a rewrite leaves the lines of notes as lines, without new stops or capitals", () => {
  expect(expanded("- keys at sues\n- van back thurs\n- dont park on the kerb", "rewrite")).toBe(
    "- keys at sues\n- van back Thursday\n- don't park on the kerb",
  );
});

test.each([
  "1. Open the lid.\n2. Turn the key.\n3. Close the lid.",
  "| a | b |\n|---|---|\n| 1 | 2 |",
  "We moved 1,200 tables in two weekends and lost no rows, because each table was compared with its copy before the old one went away for good that night.",
])("steps, tables and prose that are called notes stay what they are: %j", (text) => {
  expect(expanded(text)).toBe(text);
});

test("a full stop inside a note starts no sentence, for it may shorten a word", () => {
  const notes = "lamps 40-60 dep. inside only\n2 elec. fitters wanted\ncall the sched. team\nvan back by fri";
  const { text } = rewrite({ text: notes, register: "email", mode: "expand", fromNotes: true });
  expect(text).toMatch(/dep\. inside[^]*elec\. fitters[^]*sched\. team/);
});
