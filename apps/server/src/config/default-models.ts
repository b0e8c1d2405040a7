/** A model that is used where none is named. */
export interface DefaultModel {
  id: string;
  /** Day (ISO) until which its provider keeps it, as far as is known; null where no day was announced. */
  keptUntil: string | null;
  /** Who says so, and when it was read (ISO). */
  source: string;
  readOn: string;
}

/**
 * The small current model of each provider. A test fails 60 days before one of them ends: put the provider's successor here,
 * with its day and source, and look whether `providers/effort.ts` knows how it is told not to think.
 */
export const DEFAULT_MODELS = {
  openai: {
    id: "gpt-6-luna",
    keptUntil: null,
    source: "developers.openai.com/api/docs/deprecations: named as a replacement, no day announced",
    readOn: "2026-11-22",
  },
  anthropic: {
    id: "claude-haiku-5-5",
    keptUntil: "2027-10-07",
    source: "platform.claude.com/docs/en/about-claude/model-deprecations: not before this day",
    readOn: "2026-11-22",
  },
  google: {
    id: "gemini-3.5-flash-lite",
    keptUntil: null,
    source: "ai.google.dev/gemini-api/docs/deprecations: no day announced",
    readOn: "2026-11-22",
  },
} as const satisfies Record<string, DefaultModel>;

/** The model of a provider when none is named; empty where the operator has to name one. */
export const defaultModel = (provider: keyof typeof DEFAULT_MODELS | "builtin" | "openai-compatible"): string => {
  if (provider === "openai-compatible") return "";
  return provider === "builtin" ? "builtin" : DEFAULT_MODELS[provider].id;
};

/** The day until which a model is kept, where it is one of the table's. */
export const keptUntil = (model: string): string | null =>
  Object.values<DefaultModel>(DEFAULT_MODELS).find(({ id }) => id === model)?.keptUntil ?? null;
