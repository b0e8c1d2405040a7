import { expect, test } from "vitest";
import { addressesIn } from "./address-list.ts";

const read = (csv: string, ...domains: string[]) => addressesIn(csv, domains);

test("the first cell of each line is an address, once, below a heading or not", () => {
  const addresses = ["ada@example.org", "bo@example.org"];
  for (const csv of [
    "ada@example.org\nbo@example.org",
    "\uFEFFE-Mail,Name\r\nAda@Example.org,Ada\r\n\r\nbo@example.org,Bo\r\n",
    'email\n"ada@example.org","Ada"\n bo@example.org ;Bo\nADA@example.org\tagain',
  ])
    expect(read(csv)).toEqual({ addresses });
  expect(read("\n \n")).toEqual({ addresses: [] });
  expect(read("email@example.org")).toEqual({ addresses: ["email@example.org"] });
});

test("a fault names every line that is wrong", () => {
  expect(read("Ada\nbo@example.org\nemail\nx@")).toEqual({
    fault: "No email address at the start of lines 1, 3, 4.",
  });
  expect(read("ada@example.org\nbo@other.example\n\ncy@else.example", "example.org")).toEqual({
    fault: "Only example.org addresses can have an account here. Check lines 2, 4.",
  });
  expect(read("a@service.invalid")).toEqual({
    fault: "This address can't be used here. Try another one. Check line 1.",
  });
});
