import { tellsWords } from "@rewrite-service/review";

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What is said around the draft: its tells and what is protected in it. */
export const draftWords = {
  tells: {
    ...tellsWords,
    mend: (count: number) => (count === 1 ? "Fix the typo" : `Fix ${count} typos`),
    list: "Show as a list",
    previous: "Previous finding",
    next: "Next finding",
    place: (at: number, count: number) => `${at} of ${count}`,
    announced: (at: number, count: number, name: string, explanation: string) =>
      `Finding ${at} of ${count}: ${name}. ${explanation}`.trim(),
    isProtected: "You protected these words, so they won’t be changed.",
    fix: (replacement: string) => (replacement === "" ? "Remove it" : `Use “${replacement}”`),
    ignore: "Ignore",
    mute: "Never flag this",
    close: "Close",
    checking: "Checking…",
    unchecked: "Couldn’t check for typos",
    retry: "Try again",
    line: (line: number) => `line ${line}`,
    more: (count: number) => `${count} more. Press F8 to step through them all.`,
    ignored: (count: number) => `${plural(count, "finding", "findings")} ignored here.`,
    restore: "Show again",
    muted: "Never flagged in this browser",
    unmute: (name: string) => `Flag “${name}” again`,
    keys: "F8 goes to the next finding. Ctrl or Cmd + . (full stop) explains the one at the cursor.",
  },
  /** What the check says of a text in another language, in the words of the pages. */
  language: (reason: string) => {
    const name = /^The text reads as (.+); only English is checked\.$/.exec(reason)?.[1];
    return name === undefined ? reason : `This looks like ${name}`;
  },
  /** Why nothing can be rewritten where the rules write, and what is still done where a model does. */
  englishOnly: "Without an AI model, only English can be rewritten.",
  /** What nobody has looked at in a text that a model wrote. */
  listed: "Every number, date and link, and the names we recognise.",
  caveat: "The check can miss names and changes in meaning.",
  figuresKept: "facts kept",
  foreignCaveat: "Names, wording and some dates aren’t checked in this language.",
  englishChecked: "Spelling, names and AI-sounding phrases are checked in English only.",
  protect: {
    hint: "Select words that must not change and press “Protect these words”.",
    selection: "Protect these words",
    exact: "Your protected words are unchanged.",
    missing: (texts: readonly string[]) => `Protected but missing: ${texts.map((text) => `“${text}”`).join(", ")}.`,
  },
} as const;
