import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainBrief } from "./brief.ts";
import { scripted } from "../testing/scripted-provider.ts";
import { ThoughtFilter, thoughtMarks, withoutThoughts } from "./thoughts.ts";

const SECRET = "the secret plan";

const filtered = (answer: string, size: number, whole = false): { text: string; strayed: boolean; failed: boolean } => {
  let strayed = false;
  const filter = new ThoughtFilter({ whole, strayed: () => (strayed = true) });
  let text = "";
  try {
    for (let at = 0; at < answer.length; at += size) text += filter.push(answer.slice(at, at + size));
    text += filter.end();
  } catch {
    return { text, strayed, failed: true };
  }
  return { text, strayed, failed: false };
};

const FINAL = "<|start|>assistant<|channel|>final<|message|>Hi Ana.<|return|>";

const WRAPPED: [string, string][] = [
  ["think", `<think>${SECRET}</think>\n\nHi Ana.`],
  ["capitals", `<THINKING>${SECRET}</THINKING>Hi Ana.`],
  ["attributes", `<think effort="high">${SECRET}</think>Hi Ana.`],
  ["a prefixed name", `<M2_7_thinking>${SECRET}</M2_7_thinking>Hi Ana.`],
  ["several blocks in a row", `<reasoning>${SECRET}</reasoning><reasoning>${SECRET}</reasoning>Hi Ana.`],
  ["scratchpad", `<REASONING_SCRATCHPAD>${SECRET}</REASONING_SCRATCHPAD>Hi Ana.`],
  ["begin_of_thought", `<|begin_of_thought|>${SECRET}<|end_of_thought|>Hi Ana.`],
  ["triangles", `◁think▷${SECRET}◁/think▷Hi Ana.`],
  ["brackets", `[THINK]${SECRET}[/THINK]Hi Ana.`],
  ["START_THINKING", `<|START_THINKING|>${SECRET}<|END_THINKING|>Hi Ana.`],
  ["a channel of Gemma", `<|channel>thought\n${SECRET}<channel|>Hi Ana.`],
  ["harmony", `<|channel|>analysis<|message|>${SECRET}<|end|>${FINAL}`],
  ["harmony, from its start", `<|start|>assistant<|channel|>analysis<|message|>${SECRET}<|end|>${FINAL}`],
  ["harmony, as a comment", `<|channel|>commentary<|message|>${SECRET}<|end|>${FINAL}`],
  ["harmony, to a tool", `<|channel|>analysis to=x<|message|>${SECRET}<|end|>${FINAL}`],
  [
    "harmony, with a form",
    `<|start|>assistant to=functions.find<|channel|>commentary <|constrain|>json<|message|>${SECRET}<|call|><|channel|>final <|constrain|>text<|message|>Hi Ana.`,
  ],
  ["a name with a colon", `<seed:think>${SECRET}</seed:think>Hi Ana.`],
  ["the plural", `<thoughts>${SECRET}</thoughts>Hi Ana.`],
  ["analysis", `<analysis>${SECRET}</analysis>Hi Ana.`],
  ["harmony without marks", `analysisWe need ${SECRET}.assistantfinalHi Ana.`],
];

describe.each(WRAPPED)("thoughts in %s", (_, answer) => {
  test.each([...Array.from({ length: 30 }, (_, index) => index + 1), 1000])("are taken out in pieces of %i", (size) => {
    expect(filtered(answer, size)).toEqual({ text: "Hi Ana.", strayed: false, failed: false });
  });

  test("are taken out after text too, and nothing of them comes where they are cut off", () => {
    const cut = answer.slice(0, answer.indexOf(SECRET) + SECRET.length - 3);
    if (!cut.startsWith("analysis"))
      for (let size = 1; size <= 30; size += 1) expect(filtered(cut, size).text).toBe("");
    if (!cut.startsWith("analysis")) expect(filtered(`Dear Bo. ${answer}`, 3).text).toMatch(/^Dear Bo\.\s+Hi Ana\.$/);
  });
});

test("a closer alone takes what came before it, while nothing was given", () => {
  expect(filtered(`${SECRET}</think>Hi Ana.`, 1000)).toEqual({ text: "Hi Ana.", strayed: false, failed: false });
});

test("a closer after delivered text fails the answer, and says so", () => {
  expect(filtered(`Here is ${SECRET}. </think>Hi Ana.`, 4)).toMatchObject({ strayed: true, failed: true });
});

test("held whole, an answer that begins inside a thought gives only what follows it, and one without a thought all of it", () => {
  expect(filtered(`${SECRET}</think>\nHi Ana.`, 2, true).text).toBe("Hi Ana.");
  expect(filtered("Hi Ana.\n\nBo", 2, true).text).toBe("Hi Ana.\n\nBo");
});

test("ordinary text passes as it is, whatever the pieces", () => {
  const piece = fc.constantFrom(
    "a < b",
    "<b>x</b> ",
    "[[SPAN-1]] ",
    "[THIN",
    "analysis of ",
    "<think",
    "I think> ",
    "\n\n",
    "◁",
    "Hi",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.integer({ min: 1, max: 9 }), (pieces, size) => {
      const answer = `Hi ${pieces.join("")}.`;
      fc.pre(thoughtMarks(answer).length === 0);
      expect(filtered(answer, size).text).toBe(answer);
    }),
  );
});

test("a frame around an answer is taken out with its name, whatever the pieces", () => {
  for (let size = 1; size <= 30; size += 1) {
    expect(filtered("<|start|>assistant<|message|>Hi Ana.<|end|>", size).text).toBe("Hi Ana.");
    expect(filtered("<|start|>assistants meet", size).text).toBe("s meet");
  }
});

test("the pieces never matter", () => {
  const part = fc.constantFrom(
    "Hi. ",
    SECRET,
    "<think>",
    "</think>",
    "[THINK]",
    "[/THINK]",
    "<|channel|>analysis<|message|>",
    "<|start|>assistant",
    "<|channel|>commentary to=x",
    "<|channel|>final<|message|>",
    "\n",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.integer({ min: 1, max: 9 }), (parts, size) => {
      const answer = parts.join("");
      // An orphan closer is a thought in one piece and a failure once its text has gone.
      fc.pre(!filtered(answer, 1).failed);
      expect(filtered(answer, size).text).toBe(filtered(answer, 1).text);
    }),
  );
});

test("a provider that strayed once is held from then on", async () => {
  const call = { messages: [], outputTokensMax: 10, brief: plainBrief("Hi") };
  const provider = scripted(() => ["I ought ", "to greet. ", "</think>", "Hi Ana."]);
  const memory = { whole: false, thought: false };
  const read = async (): Promise<string> => {
    let text = "";
    for await (const part of withoutThoughts(provider.stream(call, new AbortController().signal), memory))
      if (part.type === "text") text += part.text;
    return text;
  };
  await expect(read()).rejects.toMatchObject({ code: "provider_error" });
  expect(await read()).toBe("Hi Ana.");
  expect(memory).toEqual({ whole: true, thought: true });
});
