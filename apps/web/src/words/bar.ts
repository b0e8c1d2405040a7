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

const LENGTHS = { shorter: "Shorter", same: "Same", longer: "Longer" } as const;

/** What is said above and below the draft of Write. */
export const barWords = {
  tools: "How to rewrite",
  goesTo: ({ provider, standard, fallbacks = [] }: SiteReport["model"], isNotes: boolean) => {
    if (provider === "builtin")
      return isNotes
        ? "No AI model: your notes are tidied, not written out."
        : "No AI model: fixes spelling, shorthand and filler only.";
    const to =
      provider in PROVIDERS
        ? `${standard} at ${providerName(provider)}`
        : UNNAMED.has(standard)
          ? "the AI model this server uses"
          : `the AI model “${standard}”`;
    const others = fallbacks.length === 0 ? "" : ` If that fails, to ${fallbacks.map(providerName).join(", then ")}.`;
    return `Goes to ${to}.${others} Nothing is stored here.`;
  },
  providerName,
  voice: "Voice",
  neutralVoice: "Neutral",
  defaultVoice: (name: string) => `${name} (default)`,
  length: "Length",
  lengths: LENGTHS,
  /** The line that opens the controls on a narrow page, less its first word: of what can be chosen, what was. */
  choices: (voice: string | null, length: keyof typeof LENGTHS | null): string =>
    [
      ...(voice === null ? [] : [`in the voice “${voice}”`]),
      ...(length === null || length === "same" ? [] : [length]),
    ].join(", "),
  template: "Template",
  noTemplate: "None",
  panes: "Show",
  paneNames: { draft: "Draft", result: "Result", facts: "Facts" },
  undo: "Undo",
  redo: "Redo",
  examples: "No draft handy?",
  examplesHint: "Try one of these.",
} as const;

export interface Example {
  name: string;
  text: string;
  mode: "rewrite" | "expand";
}

/** Three drafts to try, each with something that a rewrite has to keep. */
export const examples: readonly Example[] = [
  {
    name: "Status update",
    mode: "rewrite",
    text: "Hi all, I hope this finds you well. Just wanted to reach out with a quick update on the importer. We leveraged a new queue, and as a result the p95 went from 840 ms to 310 ms on Tuesday. It is worth noting that two tenants are still on the old path until 14 March.",
  },
  {
    name: "Raw notes",
    mode: "expand",
    text: "- move release to Thu 16:00\n- reason: 3 failing tests in billing\n- Dana looks at it tomorrow\n- nothing to do for support",
  },
  {
    name: "Review request",
    mode: "rewrite",
    text: "Could someone please take a look at PR 412 at their earliest convenience? It adds rate limits to the public API, 30 requests a minute by default. I would really appreciate feedback before Friday noon, as we are planning to roll it out to 5 % of traffic.",
  },
];
