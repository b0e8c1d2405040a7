import type { SiteReport } from "@rewrite-service/contract";

const PROVIDERS: Record<string, string> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  "openai-compatible": "the model server of this installation",
};

const providerName = (provider: string): string => PROVIDERS[provider] ?? provider;

/** What is said above the panes of Write. */
export const barWords = {
  tools: "What to do with the draft",
  afterRewrite: "After a first rewrite",
  goesTo: ({ provider, standard, fallbacks = [] }: SiteReport["model"]) =>
    provider === "builtin"
      ? "The draft goes to: the built-in engine on this server"
      : [`The draft goes to: ${providerName(provider)}, model ${standard}`, ...fallbacks.map(providerName)].join(
          "; where that fails, to ",
        ),
  providerName,
  /** What a server gives to people whom it does not know. */
  withoutAccount: (allowance: number) => `${allowance.toLocaleString("en")} rewrites a day without an account`,
  voice: "Voice",
  neutralVoice: "Neutral",
  defaultVoice: (name: string) => `${name} (default)`,
  voiceSignedOut: "Sign in for a voice of your own",
  template: "Template",
  noTemplate: "None",
  pro: "Pro",
  templatePro: "Templates",
  proTitle: "Templates come with the Pro plan",
  proWhat:
    "A template holds your own instructions for a kind of text, such as a weekly report. Your plan does not include them; registers and voices work without.",
  proSignedOut: "A template holds your own instructions for a kind of text. Sign in with a Pro plan to use them.",
  panes: "Show",
  paneNames: { draft: "Draft", result: "Result", facts: "Facts" },
  undo: "Undo",
  redo: "Redo",
  examples: "Or start from an example:",
} as const;

/** Three drafts to try, each with something that a rewrite has to keep. */
export const examples: readonly { name: string; text: string; mode: "rewrite" | "expand" }[] = [
  {
    name: "Status update",
    mode: "rewrite",
    text: "Hi all, I hope this finds you well. Just wanted to reach out with a quick update on the importer. We leveraged a new queue, and as a result the p95 went from 840 ms to 310 ms on Tuesday. It is worth noting that two tenants are still on the old path until 14 March.",
  },
  {
    name: "Notes to a mail",
    mode: "expand",
    text: "- move release to Thu 16:00\n- reason: 3 failing tests in billing\n- Dana looks at it tomorrow\n- nothing to do for support",
  },
  {
    name: "Request for review",
    mode: "rewrite",
    text: "Could someone please take a look at PR 412 at their earliest convenience? It adds rate limits to the public API, 30 requests a minute by default. I would really appreciate feedback before Friday noon, as we are planning to roll it out to 5 % of traffic.",
  },
];
