import { expect, test } from "vitest";
import { wantsWholeAnswer } from "./wants-whole-answer.ts";

test.each([
  [undefined, false],
  ["", false],
  ["*/*", false],
  ["application/json", true],
  ["Application/JSON; charset=utf-8", true],
  ["application/json, text/plain", true],
  ["application/json, text/plain, */*", false],
  ["text/event-stream, application/json", false],
  ["text/event-stream;q=0, application/json", true],
  ["application/json;q=0", false],
  ["application/json; q=0.5", true],
  ["application/json-seq", false],
  ["text/html", false],
])("%s", (accept, whole) => expect(wantsWholeAnswer(accept)).toBe(whole));
