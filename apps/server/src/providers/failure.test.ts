import { expect, test } from "vitest";
import {
  cutAtCap,
  failureOfBody,
  failureOfConnection,
  failureOfStatus,
  namesFields,
  type ProviderFailure,
  retryAfterSeconds,
  unusable,
} from "./failure.ts";

const NOW = Date.UTC(2030, 0, 1);
const shown = ({ code, again, elsewhere, retryAfterS, objection, cause }: ProviderFailure): string =>
  [
    code,
    again ? "again" : "not again",
    elsewhere ? "elsewhere" : "not elsewhere",
    `after ${retryAfterS ?? "–"}`,
    JSON.stringify(objection),
    (cause as Error).message,
  ].join(", ");

test("each status becomes a code, and says whether asking again or elsewhere may help", () => {
  const statuses = [400, 401, 402, 403, 404, 408, 413, 422, 429, 499, 500, 501, 502, 503, 504, 529];
  expect(statuses.map((status) => shown(failureOfStatus(status, undefined, NOW)))).toMatchSnapshot();
  expect([429, 503].map((status) => shown(failureOfStatus(status, "7", NOW)))).toMatchSnapshot();
  expect(statuses.filter(namesFields)).toEqual([400, 422]);
});

test("each broken connection too, and what is wrong with an answer", () => {
  const codes = ["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT", "ECONNREFUSED", "ENOTFOUND", "ECONNRESET"];
  const broken = codes.map((code) => failureOfConnection(Object.assign(new Error("their words"), { code })));
  const others = [failureOfConnection(new Error("their words")), failureOfConnection("their words")];
  const answers = [
    failureOfBody(400, [0, 2]),
    unusable("no JSON"),
    unusable("no JSON", false),
    cutAtCap(),
    cutAtCap("Shorten it."),
  ];
  const all = [...broken, ...others, ...answers];
  expect(all.map(shown)).toMatchSnapshot();
  expect(all.map(shown).join()).not.toContain("their words");
  expect(all.map(({ cause }) => (cause as Error).stack)).toEqual(all.map(() => undefined));
  expect(cutAtCap("Shorten it.").message).toBe("Shorten it.");
});

test.each([
  [undefined, 5],
  [" ", 5],
  ["soon", 5],
  ["0", 0],
  [" 7 ", 7],
  ["3600", 3_600],
  ["3601", 3_600],
  ["Tue, 01 Jan 2030 00:00:09 GMT", 9],
  ["Mon, 31 Dec 2029 23:59:00 GMT", 0],
])("Retry-After %j is %i seconds", (header, seconds) => expect(retryAfterSeconds(header, NOW)).toBe(seconds));
