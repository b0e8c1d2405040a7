/** Every string that a person reads. Sentences name what happened, then what to do. */
export const words = {
  product: "Rewrite Service",
  nav: { write: "Write", compare: "Compare", check: "Check", voices: "Voices", help: "Help", signIn: "Sign in" },
  skip: "Skip to the text",
  cancel: "Cancel",
  close: "Close",
  /** How long ago, with the program that did it. */
  ago: (at: string, client: string | null): string => {
    const seconds = Math.max(0, Math.round((Date.now() - Date.parse(at)) / 1_000));
    const minutes = Math.round(seconds / 60);
    const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
    const when =
      seconds < 60
        ? relative.format(-seconds, "second")
        : minutes < 60
          ? relative.format(-minutes, "minute")
          : minutes < 48 * 60
            ? relative.format(-Math.round(minutes / 60), "hour")
            : relative.format(-Math.round(minutes / 1440), "day");
    return client === null ? when : `${when}, ${client}`;
  },
  theme: { label: "Theme", light: "Light", dark: "Dark", system: "As the system" },
  modes: { rewrite: "Rewrite", expand: "Expand notes", vary: "Vary", closer: "Closer to me" },
  write: {
    title: "Write",
    draft: "Draft",
    notes: "Notes (not part of the text)",
    empty: "Paste notes or a draft.",
    register: "For",
    mode: "Do",
    run: "Rewrite",
    stop: "Stop",
    copy: "Copy",
    copied: "Copied.",
    wordCount: (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "word" : "words"}`,
  },
  result: {
    title: "Result",
    empty: "The rewrite comes here. Your draft stays as it is.",
    view: "View of the result",
    views: { review: "Review", clean: "Clean", compare: "Compare" },
    starting: "Starting…",
    rewriting: "Rewriting.",
    stopped: "Stopped. What is here is yours to keep.",
    lost: (count: number) => `Connection lost after ${count} ${count === 1 ? "word" : "words"}.`,
    retryCounts: "A retry counts as a new rewrite.",
    requestId: (id: string) => `Request ${id}`,
    accept: "Accept",
    retry: "Retry",
    discard: "Discard",
    done: (kept: number, lost: number, changed: number, invented: number) =>
      `Done. ${[
        `${kept} ${kept === 1 ? "fact" : "facts"} kept`,
        ...(lost > 0 ? [`${lost} lost`] : []),
        ...(changed > 0 ? [`${changed} changed`] : []),
        ...(invented > 0 ? [`${invented} invented`] : []),
      ].join(", ")}.`,
  },
  account: {
    left: (left: number, limit: number) => `${left.toLocaleString("en")} of ${limit.toLocaleString("en")} left`,
  },
  facts: {
    title: "Facts",
    states: {
      pending: "to come",
      kept: "kept",
      reworded: "kept in other words",
      changed: "changed",
      lost: "lost",
      invented: "invented",
    },
    summary: (counts: Readonly<Record<"pending" | "kept" | "reworded" | "changed" | "lost" | "invented", number>>) =>
      [
        `${counts.kept + counts.reworded} kept`,
        ...(counts.pending > 0 ? [`${counts.pending} to come`] : []),
        ...(counts.changed > 0 ? [`${counts.changed} changed`] : []),
        `${counts.lost} lost`,
        `${counts.invented} invented`,
      ].join(" · "),
    more: (count: number) => `Show ${count} more`,
    times: (count: number) => `×${count}`,
  },
  compare: {
    title: "Compare",
    before: "First text",
    after: "Second text",
    lead: "Both texts stay in this browser.",
    empty: "Paste a text on each side to see what changed.",
    changes: "Changes",
    none: "No change of meaning found.",
    hard: "A reader would be told something else",
    soft: "Worth a look",
    notes: "The first text is notes",
    counts: (kept: number, reworded: number, lost: number, invented: number, changed: number) =>
      `${kept} sentences kept, ${reworded} reworded; facts: ${changed} changed, ${lost} lost, ${invented} invented.`,
  },
  check: {
    title: "Check",
    text: "Text",
    lead: "Nothing leaves this browser.",
    empty: "Paste a text to check it.",
    verdicts: { clear: "Few tells.", some: "Some tells.", many: "Many tells." },
    short: "Under 25 words there is no verdict; the findings are listed.",
    findings: "Findings",
    hints: "Hints, which do not count",
    none: "No tells found.",
  },
  tells: {
    fix: (replacement: string) => (replacement === "" ? "Cut it" : `Use “${replacement}”`),
    close: "Close",
    count: (count: number) => (count === 1 ? "1 tell" : `${count} tells`),
  },
} as const;
