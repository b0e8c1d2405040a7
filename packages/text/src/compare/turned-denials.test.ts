import { describe, expect, it } from "vitest";
import { compareDrafts } from "./compare.ts";

const denialsOf = (before: string, after: string, fromNotes = true): string[] =>
  compareDrafts(before, after, { fromNotes }).changes.flatMap(({ topic, severity, reason }) =>
    topic === "negation" ? [`${severity} ${reason}`] : [],
  );

describe("notes told as a text", () => {
  it.each([
    ["- Mara is not driving on 9 July", "Mara is driving on 9 July.", ['hard "not" was dropped']],
    ["- Mara is driving on 9 July", "Mara is not driving on 9 July.", ['hard "not" was added']],
    ["- grant pays the tent, not for food", "The grant pays the tent and for food.", ['hard "not" was dropped']],
    [
      "- keys with Ola, dont leave them at the bar",
      "Ola has the keys. Leave them at the bar.",
      ['hard "not" was dropped'],
    ],
    ["- failed parcels are not lost", "The failed parcels are lost.", ['hard "not" was dropped']],
    ["- no smoking on the deck", "Smoking on the deck is fine this year.", ['soft "no" was dropped']],
    [
      "- Ben not free Monday\n- Ida not free Friday",
      "Ben is free on Monday. Ida isn't free on Friday.",
      ['hard "not" was dropped'],
    ],
  ])("%j told as %j", (notes, text, expected) => {
    expect(denialsOf(notes, text)).toEqual(expected);
  });

  it.each([
    ["- no heating till October", "There is no heating until October."],
    ["- shop open not before Monday", "The shop is open on Monday at the earliest."],
    ["- Ola isnt driving", "Ola is unable to drive."],
    ["- doors now 7.15 not 6.45", "The doors now open at 7.15 instead of 6.45."],
    ["- doors now 7.15 not 6.45", "The doors move from 6.45 to 7.15."],
    ["- lease not signed", "The lease is still to be signed."],
    ["- not over 90 guests at the dinner", "At most 90 guests at the dinner."],
    ["- cant find the ladder", "Can anybody find the ladder?"],
    ["- Mara not driving on 9 July, Ida driving on 9 July", "Mara stays at home. Ida is driving on 9 July."],
    ["- no later than noon", "Noon is the latest."],
  ])("nothing is said where %j is told as %j", (notes, text) => {
    expect(denialsOf(notes, text)).toEqual([]);
  });
});

it("of drafts too, wherever the other text says it", () => {
  const before = "The lab was shut on Friday. Please do not ring the courier again, he has the crate.";
  const after = "He has the crate. On Friday the lab was shut, and nobody was there. Ring the courier again, please.";
  expect(denialsOf(before, after, false)).toEqual(['hard "not" was dropped']);
});
