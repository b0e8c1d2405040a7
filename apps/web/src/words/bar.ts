import type { SiteReport } from "@rewrite-service/contract";
import { OWN_MODEL } from "@rewrite-service/review";

const PROVIDERS: Record<string, string> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
};

const providerName = (provider: string): string => PROVIDERS[provider] ?? OWN_MODEL;

/** What a server calls a model whose name its operator did not set. */
const UNNAMED: ReadonlySet<string> = new Set(["", "default"]);

const LENGTHS = { shorter: "Shorter", same: "Same length", longer: "Longer" } as const;

/** What is said above and below the draft of Write. */
export const barWords = {
  tools: "Rewrite options",
  /** Closes them on a narrow page. */
  done: "Done",
  goesTo: ({ provider, standard, fallbacks = [] }: SiteReport["model"], isNotes: boolean) => {
    if (provider === "builtin")
      return isNotes
        ? "No AI model: your notes are tidied, not turned into a message."
        : "No AI model: Rewrite fixes typos, shorthand and stock phrases.";
    const to =
      provider in PROVIDERS
        ? `${providerName(provider)} (${standard})`
        : UNNAMED.has(standard)
          ? "this server’s AI model"
          : `the AI model “${standard}”`;
    const others =
      fallbacks.length === 0
        ? ""
        : ` If that fails, ${isNotes ? "they go" : "it goes"} to ${fallbacks.map(providerName).join(", then ")}.`;
    return isNotes
      ? `Your notes go to ${to}.${others} We don’t store them.`
      : `Your draft goes to ${to}.${others} We don’t store it.`;
  },
  uses: (rewrites: number): string => `Uses ${rewrites} rewrites.`,
  providerName,
  voice: "Voice",
  neutralVoice: "Neutral voice",
  defaultVoice: (name: string) => `${name} (default)`,
  length: "Length",
  lengths: LENGTHS,
  /** The line that opens the controls on a narrow page, less its first word: of what can be chosen, what was. */
  choices: (voice: string | null, length: keyof typeof LENGTHS | null): string =>
    [
      ...(voice === null ? [] : [`in your “${voice}” voice`]),
      ...(length === null || length === "same" ? [] : [length]),
    ].join(", "),
  template: "Template",
  noTemplate: "No template",
  panes: "Show",
  paneNames: { draft: "Your text", result: "Result", facts: "Facts" },
  /** Of the facts of a result, on a narrow tab: those that were kept and those that were added. */
  keptOf: (kept: number, all: number, added: number): string => `${kept}/${all}${added > 0 ? ` +${added}` : ""}`,
  undo: "Undo",
  redo: "Redo",
  clear: "Clear",
  restore: "Bring my draft back",
  examples: "No draft handy?",
  examplesHint: "Try one of these.",
} as const;

/** A draft to try, by the name of its button. */
export interface Example {
  name: string;
  mode: "rewrite" | "expand";
}

export const examples: readonly Example[] = [
  { name: "Status update", mode: "rewrite" },
  { name: "Raw notes", mode: "expand" },
  { name: "Review request", mode: "rewrite" },
];
