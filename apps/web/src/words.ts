import { ERRORS } from "@rewrite-service/contract";

/** Every string that a person reads. Sentences name what happened, then what to do. */
export const words = {
  product: "Rewrite Service",
  nav: { write: "Write", compare: "Compare", check: "Check", voices: "Voices", account: "Account", signIn: "Sign in" },
  skip: "Skip to the text",
  theme: { light: "Light", dark: "Dark", system: "As the system" },
  registers: { slack: "Slack", email: "E-mail", skip_level: "Skip-level", linkedin: "LinkedIn" },
  modes: { rewrite: "Rewrite", expand: "Expand notes", vary: "Vary", closer: "Closer to me" },
  write: {
    title: "Write",
    draft: "Draft",
    result: "Result",
    notes: "Notes (not part of the text)",
    empty: "Paste notes or a draft.",
    register: "For",
    mode: "Do",
    run: "Rewrite",
    stop: "Stop",
    starting: "Starting…",
    rewriting: "Rewriting.",
    stopped: "Stopped. What is here is yours to keep.",
    lost: (count: number) => `Connection lost after ${count} ${count === 1 ? "word" : "words"}.`,
    retry: "Retry",
    discard: "Discard",
    accept: "Put it in the draft",
    copy: "Copy",
    copied: "Copied.",
    undo: "Undo",
    offline: "Offline. Checks work; rewriting waits.",
    wordCount: (count: number) => `${count} ${count === 1 ? "word" : "words"}`,
  },
  errors: Object.fromEntries(Object.entries(ERRORS).map(([code, row]) => [code, row[1]])) as Record<
    keyof typeof ERRORS,
    string
  >,
} as const;
