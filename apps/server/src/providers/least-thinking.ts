// What to send so that a model thinks as little as it allows. A rewrite needs no thoughts, and they count against the cap.
// Facts from the providers' own pages and clients of October and November 2026; a model that is not named gets no field.

/** OpenAI: models from GPT-5.1 on take "none", GPT-5 itself "minimal"; earlier ones refuse the field. */
export const openAiWithoutThoughts = (model: string): { reasoning_effort?: "none" | "minimal" } => {
  if (/^gpt-(?:5\.[1-9]|[6-9])/.test(model)) return { reasoning_effort: "none" };
  return /^gpt-5(?:-|$)/.test(model) ? { reasoning_effort: "minimal" } : {};
};

/** Anthropic: the models of the fifth generation think where the field is absent. */
export const anthropicWithoutThoughts = (model: string): object => {
  if (model.startsWith("claude-sonnet-5-5")) return { thinking: { type: "between_tools" } };
  if (/^claude-(?:opus-5-5|fable-5)/.test(model)) return { output_config: { effort: "low" } };
  return /^claude-(?:haiku|sonnet|opus)-5/.test(model) ? { thinking: { type: "disabled" } } : {};
};

// Room for thoughts that cannot be switched off.
const THOUGHT_TOKENS = 4_096;

/** Google: Gemini 3 cannot stop thinking, and from 3.7 Flash on "low" is the least; Gemini 2.5 Flash can stop. */
export const googleLeastThoughts = (model: string): { roomTokens: number; thinkingConfig?: object } => {
  if (model.startsWith("gemini-2.5-flash")) return { roomTokens: 0, thinkingConfig: { thinkingBudget: 0 } };
  const minor = /^gemini-3\.(\d)/.exec(model)?.[1];
  if (minor === undefined) return { roomTokens: /^gemini-[3-9]/.test(model) ? THOUGHT_TOKENS : 0 };
  return { roomTokens: THOUGHT_TOKENS, thinkingConfig: { thinkingLevel: Number(minor) >= 7 ? "low" : "minimal" } };
};
