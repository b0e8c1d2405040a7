import { expect, test } from "vitest";
import { rewrite } from "../engine.ts";

const edited = (text: string): string => rewrite({ text, register: "email", mode: "rewrite" }).text;

test("pictures in front of lines in a row become the marks of a list", () => {
  expect(
    edited("What is new:\n✨ Maps load in one second\n🔗 Links can be shared\n🐾 Tracks are kept for a year"),
  ).toBe("What is new:\n- Maps load in one second\n- Links can be shared\n- Tracks are kept for a year");
});

test("ticks and crosses tell what is for and what is against, and stay", () => {
  const text = "The two plans:\n✅ It runs at night\n❌ It costs 79 euros\n❌ Nobody knows it\n✅ It is safe";
  expect(edited(text)).toBe(text);
});

test("a picture that is a noun stays, others go", () => {
  expect(edited("Put a 🙋 in the thread. 🚀 We start at nine. 🌟 Bring a cup. 🎉")).toMatch(
    /^Put a 🙋 in the thread\. We/,
  );
});
