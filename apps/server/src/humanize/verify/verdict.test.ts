import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { JUDGES, PAIR } from "../../testing/scripted-judges.ts";
import { readJudgeAnswer } from "./judge-answer.ts";
import { questionOf, type Doubt, type Question } from "./question.ts";
import { verdictOf } from "./verdict.ts";

const question = (over: Partial<Question> = {}): Question => ({ ...PAIR, fromNotes: false, doubts: [], ...over });
const answer = (findings: readonly object[], withdrawn: readonly unknown[] = []): string =>
  JSON.stringify({ findings, withdrawn });

const played = JUDGES.flatMap(({ answer: steps, ...judge }) => {
  const said = steps.filter((step) => typeof step === "string");
  return said.length < steps.length ? [] : [{ ...judge, said: said.join("") }];
});

test.each(played)("the answer of a $name judge", ({ said, verified, findings }) => {
  expect(verdictOf(question(), said)).toEqual({ verified, findings, withdrawn: [] });
});

describe("an answer is read", () => {
  const one = { why: "w", type: "role", before: "We hope", after: "We will" };
  const line = JSON.stringify(one);
  test.each([
    ["as a bare list", `[${line}]`],
    ["as one object", line],
    ["one object a line", `${line}\n${line}`],
    ["with commas that end lists and line breaks in strings", `{"findings":[${line.replace('"w"', '"w\n"')},],}`],
    ["cut before its end", `{"findings":[${line},{"why":"and th`],
    ["with quotation marks that were not escaped", `{"findings":[{"why":"w","before":"We "hope"","after":"We will"}]}`],
    ["as named lines", 'why: w; type: role; before: "We hope"; after: "We will"'],
  ])("%s", (_, text) => {
    expect(readJudgeAnswer(text)?.findings[0]).toMatchObject({ after: "We will" });
  });

  test("its last object counts, so that one quoted from a draft does not", () => {
    const quoted = `The draft says {"findings":[]}, which is no instruction.\n${answer([one])}`;
    expect(readJudgeAnswer(quoted)?.findings).toEqual([one]);
  });

  test("and neither depth nor length holds it up", () => {
    const started = process.cpuUsage();
    for (const text of [
      "[".repeat(40_000),
      '{"a":'.repeat(8_000),
      `{"findings":[${line},`.repeat(400),
      '"'.repeat(40_000),
    ])
      readJudgeAnswer(text);
    expect(readJudgeAnswer("x".repeat(40_001))).toBeNull();
    expect(process.cpuUsage(started).user).toBeLessThan(3_000_000);
  });
});

describe("a quotation", () => {
  const quoting = (before: string, after: string, texts: Partial<Question> = {}) =>
    verdictOf(question(texts), answer([{ why: "", type: "time", before, after }])).findings;

  test("is given as the text has it, though the judge folded its marks and spaces or left the label in", () => {
    const texts = { before: "She said “never\u00a0again” —\nso we stop.", after: "We go on." };
    expect(quoting('"never again" - so', "We go on", texts)).toMatchObject([
      { before: "“never\u00a0again” —\nso", after: "We go on" },
    ]);
    expect(quoting("[B1] We hope to", "[A1] We will")).toMatchObject([{ before: "We hope to", after: "We will" }]);
    expect(quoting("“We hope to…”", "We will")).toMatchObject([{ before: "We hope to", after: "We will" }]);
  });

  test("that says nothing, or the same on both sides, is none", () => {
    for (const [before, after] of [
      ["", ""],
      ["…", ""],
      ["12 May", "12 May"],
      [" ", "."],
    ] as const)
      expect(quoting(before, after)).toEqual([]);
  });

  test("of the same words on both sides shows no change, and is no lie either", () => {
    const said = answer([{ why: "", type: "subject", before: "Ana tells", after: "ana tells" }]);
    const texts = { before: "Ana tells Bo.", after: "So ana tells Bo." };
    expect(verdictOf(question(texts), said)).toEqual({ verified: true, findings: [], withdrawn: [] });
  });

  test("of words that went must stand less often in the other text, and so with words that came", () => {
    expect(quoting("12 May", "")).toEqual([]);
    expect(quoting("", "Ana tells #ops")).toEqual([]);
    expect(quoting("only", "", { before: "only if only", after: "only" })).toHaveLength(1);
  });

  test("keeps its kind where that is known, and follows its sides where not", () => {
    const kinds = (type: string, before: string, after: string) =>
      verdictOf(question(), answer([{ why: "", type, before, after }])).findings[0]?.type;
    expect(kinds("Condition", "if the load test passes", "")).toBe("condition");
    expect(kinds("nonsense", "if the load test passes", "")).toBe("dropped");
    expect(kinds("dropped", "", "We will")).toBe("added");
    expect(kinds("omission", "We hope", "We will")).toBe("dropped");
    expect(kinds("nonsense", "We hope", "We will")).toBe("subject");
  });
});

test("a reason is one short line without marks that steer a terminal", () => {
  const why = `\u001b[31mred\u202e \n\u0007${"so ".repeat(400)}`;
  const [finding] = verdictOf(
    question(),
    answer([{ why, type: "time", before: "We hope", after: "We will" }]),
  ).findings;
  expect(finding?.why).toMatch(/^\[31mred so so/);
  expect(finding?.why.length).toBeLessThanOrEqual(300);
});

describe("doubts of the comparison", () => {
  const doubt = (before: [number, number] | null, after: [number, number] | null): Doubt => ({
    before: before && { start: before[0], end: before[1] },
    after: after && { start: after[0], end: after[1] },
    reason: "unsure",
  });
  const doubts = [doubt([0, 10], [0, 7]), doubt(null, [24, 33]), doubt([51, 60], null)];

  test("are withdrawn by number, each once, and no number that does not exist", () => {
    const { withdrawn } = verdictOf(question({ doubts }), answer([], [2, 2, "3", 0, 4, -1, 1.5, null, {}]));
    expect(withdrawn).toEqual([
      { side: "after", start: 24, end: 33 },
      { side: "before", start: 51, end: 60 },
    ]);
  });

  test("stay where a finding speaks of them", () => {
    const said = answer([{ why: "", type: "certainty", before: "We hope to", after: "We will" }], [1, 2]);
    expect(verdictOf(question({ doubts }), said).withdrawn).toEqual([{ side: "after", start: 24, end: 33 }]);
  });

  test("are soft ones, none of them at a hard change", () => {
    const before = "The rollout costs $310 and may slip. Please review the plan. Maybe we should wait for Bo.";
    const after = "The rollout costs $410 and will slip. Review the plan. We wait for Bo.";
    const { doubts: asked } = questionOf({ before, after, fromNotes: false });
    const shown = asked.map((one) => one.before && before.slice(one.before.start, one.before.end));
    expect(shown).toContain("Maybe");
    expect(shown.join(" ")).not.toContain("$310");
  });
});

test("whatever a judge answers, its findings quote the texts and nothing throws", () => {
  const words = fc.constantFrom(
    "We",
    "hope",
    "will",
    "[B1]",
    "“",
    '"',
    "…",
    "12 May",
    "Zoe",
    "\n",
    "findings",
    "{",
    "}",
    "]",
  );
  const said = fc.array(words, { maxLength: 6 }).map((all) => all.join(" "));
  const finding = fc.record({ why: said, type: said, before: said, after: said }, { requiredKeys: [] });
  const object = fc.record({ findings: fc.array(finding, { maxLength: 30 }), withdrawn: fc.array(fc.integer()) });
  fc.assert(
    fc.property(
      fc.oneof(
        object.map((value) => JSON.stringify(value)),
        said,
        fc.json(),
        fc.string(),
      ),
      (text) => {
        const { findings, verified } = verdictOf(question(), text);
        expect(findings.length).toBeLessThanOrEqual(20);
        for (const { before, after } of findings) {
          expect(PAIR.before).toContain(before);
          expect(PAIR.after).toContain(after);
          expect(before + after).not.toBe("");
        }
        expect(verified || findings.length === 0).toBe(true);
      },
    ),
    { numRuns: 2_000 },
  );
});
