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
    isProtected: "You asked to keep these words exactly, so nothing is changed here.",
    fix: (replacement: string) => (replacement === "" ? "Cut it" : `Use “${replacement}”`),
    ignore: "Ignore",
    mute: "Never flag this",
    close: "Close",
    line: (line: number) => `line ${line}`,
    more: (count: number) => `${count} more; F8 goes through all of them.`,
    ignored: (count: number) => `${plural(count, "finding", "findings")} ignored here.`,
    restore: "Show again",
    muted: "Never flagged on this device",
    unmute: (name: string) => `Flag “${name}” again`,
    keys: "F8 goes to the next one, Ctrl+. opens the one at the caret.",
  },
  /** What the check says of a text in another language, in the words of the pages. */
  language: (reason: string) => {
    const name = /^The text reads as (.+); only English is checked\.$/.exec(reason)?.[1];
    return name === undefined ? reason : `This looks like ${name}`;
  },
  /** Why nothing can be rewritten where the rules write, and what is still done where a model does. */
  englishOnly: "Without an AI model, only English can be rewritten.",
  englishChecked: "Spelling, names and AI-sounding phrases are checked in English only.",
  protect: {
    title: "Kept exactly",
    hint: "Select words that mustn’t change, then press “Keep selection”.",
    jump: (text: string) => `Go to “${text}”`,
    release: (text: string) => `Stop keeping “${text}”`,
    always: "Always keep",
    keepAlways: (text: string) => `Always keep “${text}”, in every rewrite`,
    alwaysKept: "always kept",
    notAlways: (why: string) => `It isn’t on the list of words that always stay. ${why}`,
    selection: "Keep selection",
    exact: "Your kept words are unchanged.",
    missing: (texts: readonly string[]) =>
      `Not in the result as written: ${texts.map((text) => `“${text}”`).join(", ")}.`,
  },
} as const;
