import { expect, test } from "vitest";
import { rewrite } from "../engine.ts";

const email = (text: string): string => rewrite({ text, register: "email", mode: "rewrite" }).text;

test("a letterhead and a signature of empty slots go, and the greeting names nobody", () => {
  const text =
    "[Your Name]\n[Your Address]\n[Date]\n\nDear [Manager's Name],\n\nThe audit of the Leeds office moved to 10 May.\n\nSincerely,\n[Your Name]\nPhone: [Phone Number]";
  expect(email(text)).toBe("Hello,\n\nThe audit of the Leeds office moved to 10 May.\n\nSincerely,");
});

test("a slot inside a sentence stays, and the notes name it", () => {
  const text = "We will meet at [Company Name] on Monday to sign the lease for the second floor.";
  expect(email(text)).toBe(text);
  expect(rewrite({ text, register: "email", mode: "rewrite" }).notes.join(" ")).toContain("[Company Name]");
});
