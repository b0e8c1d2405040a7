import { expect, test } from "vitest";
import { wordListOf } from "./word-list.ts";

const list = wordListOf("after\nbefore\nthe\n\nrestaurants\nrestraints\n\nmemoir\nzinc");

test("each word is in its class, and nothing else is in any", () => {
  expect(["after", "before", "the", "restaurants", "restraints", "zinc"].map((word) => list.classOf(word))).toEqual([
    0, 0, 0, 1, 1, 2,
  ]);
  for (const word of ["", "a", "afte", "afters", "befor", "zzz", "th", "restaurant", "\n", "the\n"])
    expect(list.classOf(word)).toBeNull();
});

test("a word opens with its first letters, in whatever class it is", () => {
  for (const head of ["a", "aft", "after", "res", "restra", "z"]) expect(list.opens(head)).toBe(true);
  for (const head of ["b a", "afters", "rests", "zz", "tha"]) expect(list.opens(head)).toBe(false);
});

test("words sound alike that have the same first letter and consonants", () => {
  expect(list.soundingAs("restraunts", 1)).toEqual(["restaurants", "restraints"]);
  expect(list.soundingAs("restraunts", 0)).toEqual([]);
  expect(list.soundingAs("memmer", 2)).toEqual(["memoir"]);
  expect(list.soundingAs("zinc", 1)).toEqual([]);
});
