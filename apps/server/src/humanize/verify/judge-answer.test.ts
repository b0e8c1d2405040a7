import { expect, test } from "vitest";
import { ANSWER_CHARACTERS_MAX, readJudgeAnswer } from "./judge-answer.ts";

const finding = { why: "w", type: "figure", before: "3", after: "4" };
const whole = (findings: unknown, withdrawn?: unknown): string =>
  JSON.stringify({ findings, ...(withdrawn === undefined ? {} : { withdrawn }) });

test.each([
  ["JSON alone", whole([finding], [1, "2", 2.5, "x"]), { findings: [finding], withdrawn: [1, 2] }],
  ["JSON in prose and a fence", `So:\n\`\`\`json\n${whole([])}\n\`\`\`\nDone.`, { findings: [], withdrawn: [] }],
  ["a list alone", JSON.stringify([finding]), { findings: [finding], withdrawn: [] }],
  ["the last of two", `${whole([])} then ${whole([finding])}`, { findings: [finding], withdrawn: [] }],
  ["numbers in the prose", `[1, 2] ${whole([finding])} [3]`, { findings: [finding], withdrawn: [] }],
  ["a finding alone", JSON.stringify(finding), { findings: [finding], withdrawn: [] }],
  [
    "two alone",
    `${JSON.stringify(finding)}\n${JSON.stringify(finding)}`,
    { findings: [finding, finding], withdrawn: [] },
  ],
  [
    "brackets in quotations",
    whole([{ ...finding, why: 'a "}" and ] \\' }]),
    { findings: [{ ...finding, why: 'a "}" and ] \\' }], withdrawn: [] },
  ],
  [
    "a comma too many, and a raw line break",
    '{"findings": [{"before": "a\nb", "after": "c",},],}',
    { findings: [{ why: "", type: "", before: "a b", after: "c" }], withdrawn: [] },
  ],
  [
    "one side alone",
    whole([{ before: "3" }]),
    { findings: [{ why: "", type: "", before: "3", after: "" }], withdrawn: [] },
  ],
  [
    "members that are no text",
    whole([{ before: 3, after: null, why: [] }]),
    { findings: [{ why: "", type: "", before: "", after: "" }], withdrawn: [] },
  ],
  ["entries that are no findings", whole([1, "a", {}, finding], "1"), { findings: [finding], withdrawn: [] }],
  [
    "lines",
    '1. type: figure, before: "3 \\"x\\"", after: "4", why: "other"\nno finding',
    { findings: [{ why: "other", type: "figure", before: '3 "x"', after: "4" }], withdrawn: [] },
  ],
])("%s", (_name, answer, said) => expect(readJudgeAnswer(answer)).toEqual(said));

test.each(["", "No changes.", "[1, 2]", "{", '{"findings": 3}', "before and after are the same"])(
  "%j is no judgement",
  (answer) => expect(readJudgeAnswer(answer)).toBeNull(),
);

test("sixty findings are read, of two hundred brackets and forty thousand characters at most", () => {
  const many = Array.from({ length: 61 }, () => finding);
  expect(readJudgeAnswer(whole(many))?.findings).toHaveLength(60);
  expect(readJudgeAnswer(many.map((one) => JSON.stringify(one)).join("\n"))?.findings).toHaveLength(60);
  const padded = (length: number): string => whole([finding]).padEnd(length, " ");
  expect(readJudgeAnswer(padded(ANSWER_CHARACTERS_MAX))).not.toBeNull();
  expect(readJudgeAnswer(padded(ANSWER_CHARACTERS_MAX + 1))).toBeNull();
  expect(readJudgeAnswer("{ ".repeat(199) + whole([finding]))).toEqual({ findings: [finding], withdrawn: [] });
  expect(readJudgeAnswer("{ ".repeat(200) + whole([]))).toBeNull();
});
