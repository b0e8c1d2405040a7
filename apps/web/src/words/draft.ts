const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const PROTECTABLE = {
  number: ["number", "numbers"],
  link: ["link", "links"],
  quote: ["quote", "quotes"],
} as const;

/** What is said around the draft: its tells and what is protected in it. */
export const draftWords = {
  tells: {
    title: (count: number) => plural(count, "tell", "tells"),
    none: "No tells.",
    announced: (at: number, count: number, name: string, explanation: string) =>
      `Tell ${at} of ${count}: ${name}. ${explanation}`,
    isProtected: "This place is protected, so nothing is changed here.",
    fix: (replacement: string) => (replacement === "" ? "Cut it" : `Use “${replacement}”`),
    ignore: "Ignore here",
    mute: "Never for me",
    close: "Close",
    line: (line: number) => `line ${line}`,
    more: (count: number) => `${count} more; F8 walks through all of them.`,
    ignored: (count: number) => `${plural(count, "tell", "tells")} ignored here.`,
    restore: "Show again",
    muted: "Never shown on this device",
    unmute: (name: string) => `Show “${name}” again`,
    keys: "F8 goes to the next one, Ctrl+. opens the one under the caret.",
  },
  protect: {
    title: "Protected",
    hint: "Select words and press Ctrl+' to keep them to the letter.",
    offer: (count: number, kind: keyof typeof PROTECTABLE) => {
      const [one, many] = PROTECTABLE[kind];
      return `Protect ${plural(count, one, many)}`;
    },
    jump: (text: string) => `Go to “${text}”`,
    release: (text: string) => `Release “${text}”`,
    selection: "Protect the selection",
    full: (entries: number, characters: number) =>
      `At most ${entries} texts of ${characters.toLocaleString("en")} characters together are protected; the rest is not.`,
    exact: (count: number) =>
      count === 1 ? "The protected text is exact." : `All ${count} protected texts are exact.`,
    missing: (texts: readonly string[]) =>
      `Not in the result as written: ${texts.map((text) => `“${text}”`).join(", ")}.`,
  },
} as const;
