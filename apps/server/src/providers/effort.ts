import type { Effort } from "../config/model-settings.ts";

// How each provider says how much its model should think. A rewrite needs no thoughts, so the least that a model allows is
// asked for unless the operator wants more. Facts from the providers' own pages and clients of October and November 2026. No
// list of models stays true, so what a model refuses is asked for in the next way.

/** One way of saying something: members of the body, and whether the model may think where it is said so. */
export interface Way {
  fields: (cap: number) => object;
  thinks: boolean;
}

/** What a model may refuse: how a refusal names it, and the ways of saying it in the order in which they are tried. */
export interface Choice {
  named: RegExp;
  ways: readonly [Way, ...Way[]];
  /** True where every call must say it: the cap on its output. */
  essential?: boolean;
}

export const way = (fields: object, thinks = false): Way => ({ fields: () => fields, thinks });

const NOTHING = way({}, true);

/** Room for thoughts beside the answer, in tokens. */
export const thoughtTokens = (effort: Effort | null): number =>
  effort === "high" ? 16_384 : effort === "medium" ? 8_192 : 4_096;

const wants = (effort: Effort | null): effort is "low" | "medium" | "high" => effort !== null && effort !== "none";

const REASONING = /reasoning|effort/i;
const effortField = (value: string): Way => way({ reasoning_effort: value }, value !== "none");

/** OpenAI: from GPT-5.1 on "none" is the least, for GPT-5 "minimal", for the o series "low"; GPT-4 takes no such field. */
export const openAiEffort = (model: string, effort: Effort | null): Choice => {
  const least = ["none", "minimal", "low"];
  if (/^(?:gpt-(?:4|3\.5)|chatgpt-)/.test(model)) return { named: REASONING, ways: [way({})] };
  if (wants(effort)) return { named: REASONING, ways: [effortField(effort), NOTHING] };
  const known = /^gpt-5(?:-|$)/.test(model) ? 1 : /^o\d/.test(model) ? 2 : 0;
  const [first = "low", ...rest] = least.slice(known);
  return { named: REASONING, ways: [effortField(first), ...rest.map(effortField), NOTHING] };
};

/** Whoever speaks OpenAI's dialect: OpenRouter has an object of its own, Ollama, llama.cpp and most others take the field. */
export const compatibleEffort = (host: string, effort: Effort | null): Choice => {
  const levels = wants(effort) ? [effort] : ["none", "low"];
  const isOpenRouter = host === "openrouter.ai" || host.endsWith(".openrouter.ai");
  const [first, ...rest] = levels.map((level) =>
    isOpenRouter ? way({ reasoning: { effort: level, exclude: true } }, level !== "none") : effortField(level),
  );
  return { named: REASONING, ways: [first ?? NOTHING, ...rest, NOTHING] };
};

const ANTHROPIC = /thinking|output_config|effort|budget_tokens/i;
const outputEffort = (effort: string): Way => way({ output_config: { effort } }, true);

/**
 * Anthropic: models before the fifth generation think only when told to, with a budget; later ones think where the field is
 * absent, and each has its own word for "off", or none.
 */
export const anthropicEffort = (model: string, effort: Effort | null): Choice => {
  const isEarlier = /^claude-(?:[a-z]+-)?[234](?:[-.]|$)/.test(model);
  if (isEarlier) return { named: ANTHROPIC, ways: wants(effort) ? [budgetFor(effort), way({})] : [way({})] };
  if (wants(effort)) return { named: ANTHROPIC, ways: [outputEffort(effort), NOTHING] };
  const disabled = way({ thinking: { type: "disabled" } });
  const betweenTools = way({ thinking: { type: "between_tools" } });
  const low = outputEffort("low");
  if (model.startsWith("claude-sonnet-5-5")) return { named: ANTHROPIC, ways: [betweenTools, low, NOTHING] };
  if (/^claude-(?:opus-5-5|fable-5)/.test(model)) return { named: ANTHROPIC, ways: [low, NOTHING] };
  return { named: ANTHROPIC, ways: [disabled, betweenTools, low, NOTHING] };
};

const budgetFor = (effort: "low" | "medium" | "high"): Way =>
  way({ thinking: { type: "enabled", budget_tokens: { low: 1_024, medium: 4_096, high: 8_192 }[effort] } }, true);

const GOOGLE = /think/i;
const level = (thinkingLevel: string): Way => way({ thinkingConfig: { thinkingLevel } }, true);
const budget = (thinkingBudget: number): Way => way({ thinkingConfig: { thinkingBudget } }, thinkingBudget > 0);

/** Google: Gemini 3 cannot stop thinking, and from 3.7 Flash on "low" is the least; Gemini 2.5 has a budget, 2.0 no thoughts. */
export const googleEffort = (model: string, effort: Effort | null): Choice => {
  if (/^gemini-(?:1|2\.0)/.test(model)) return { named: GOOGLE, ways: [way({})] };
  if (model.startsWith("gemini-2.5")) {
    const tokens = wants(effort) ? { low: 1_024, medium: 4_096, high: 8_192 }[effort] : 0;
    return { named: GOOGLE, ways: [budget(tokens), ...(tokens === 0 ? [budget(128)] : []), NOTHING] };
  }
  if (wants(effort)) return { named: GOOGLE, ways: [level(effort), NOTHING] };
  const minor = Number(/^gemini-3\.(\d+)/.exec(model)?.[1]);
  return { named: GOOGLE, ways: minor >= 7 ? [level("low"), NOTHING] : [level("minimal"), level("low"), NOTHING] };
};
