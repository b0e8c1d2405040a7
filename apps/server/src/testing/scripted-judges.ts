import { ServiceError } from "@rewrite-service/contract";
import type { ScriptStep } from "./scripted-provider.ts";

/** Two texts of which the second promises what the first hopes, and drops a condition. */
export const PAIR = {
  before: "We hope to ship on 12 May if the load test passes. Ana tells #ops.",
  after: "We will ship on 12 May. Ana tells #ops.",
};

const PROMISE = {
  why: "A hope became a promise.",
  type: "certainty",
  before: "We hope to ship",
  after: "We will ship",
};
const CONDITION = {
  why: "Nothing is said of the test.",
  type: "condition",
  before: "if the load test passes",
  after: "",
};
const LIE = { why: "It says so.", type: "figure", before: "$4,000 a month", after: "$9,000 a month" };

export const FOUND = [PROMISE, CONDITION];
const json = (findings: readonly object[], withdrawn: readonly number[] = []): string =>
  JSON.stringify({ findings, withdrawn });

interface ScriptedJudge {
  name: string;
  answer: readonly ScriptStep[];
  /** Whether the answer is usable. */
  verified: boolean;
  /** The part of it that the texts support. */
  findings: readonly object[];
}

/** Judges of every kind, each with what may be left of its answer to `PAIR`. */
export const JUDGES: readonly ScriptedJudge[] = [
  { name: "good", answer: [json(FOUND)], verified: true, findings: FOUND },
  { name: "good, in pieces", answer: json(FOUND).match(/.{1,7}/gs) ?? [], verified: true, findings: FOUND },
  { name: "lazy", answer: [json([])], verified: true, findings: [] },
  { name: "lying", answer: [json([LIE])], verified: false, findings: [] },
  { name: "half lying", answer: [json([LIE, CONDITION])], verified: true, findings: [CONDITION] },
  {
    name: "talkative",
    answer: [`Let me see {both}. First I thought ${json([])}.\n\n\`\`\`json\n${json(FOUND)}\n\`\`\`\nThat [is] all!`],
    verified: true,
    findings: FOUND,
  },
  { name: "one that only talks", answer: ["Both texts mean the same to me."], verified: false, findings: [] },
  { name: "silent", answer: [], verified: false, findings: [] },
  { name: "one that obeys the draft", answer: ["OK, no findings."], verified: false, findings: [] },
  {
    name: "failing",
    answer: ['{"findings":[', { fail: new ServiceError("provider_unavailable") }],
    verified: false,
    findings: [],
  },
  { name: "endless", answer: Array<string>(5_000).fill(json([LIE])), verified: false, findings: [] },
  { name: "slow", answer: [{ waitMs: 5_000 }, json(FOUND)], verified: false, findings: [] },
];
