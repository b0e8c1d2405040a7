import { expect, test } from "vitest";
import { violations } from "./arguments.ts";
import type { Schema } from "../listings/listing.ts";

const schema: Schema = {
  type: "object",
  properties: {
    text: { type: "string" },
    register: { type: "string", enum: ["slack", "email"] },
    id: { type: ["string", "null"] },
    count: { type: "integer", minimum: 1, maximum: 5 },
    spans: { type: "array", items: { type: "string" }, maxItems: 2 },
  },
  required: ["text"],
};

test.each([
  [{ text: "a" }, []],
  [{ text: "a", id: null, count: 5, spans: ["x"], register: "email", unknown: 1 }, []],
  [{}, ["text is required"]],
  [null, ["arguments must be object, not null"]],
  [[], ["arguments must be object, not array"]],
  [{ text: null }, ["text must be string, not null"]],
  [{ text: "a", id: 4 }, ["id must be string or null, not integer"]],
  [{ text: "a", register: "fax" }, ["register must be one of slack, email"]],
  [{ text: "a", count: 0 }, ["count must be at least 1"]],
  [{ text: "a", count: 1.5 }, ["count must be integer, not number"]],
  [{ text: "a", spans: ["x", 2, "z"] }, ["spans may have at most 2 entries", "spans[1] must be string, not integer"]],
  [JSON.parse('{"text":"a","__proto__":{"count":9}}'), []],
])("%j", (value, wrong) => {
  expect([...violations(schema, value)]).toEqual(wrong);
});
