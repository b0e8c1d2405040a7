const count = (n: number, one: string, many: string): string => `${n.toLocaleString("en")} ${n === 1 ? one : many}`;
const sentence = (text: string): string => {
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
};

/** Every string of the result: review, variants, voice, likelihood, copy. */
export const reviewWords = {
  status: {
    reworded: "Reworded",
    moved: "Moved",
    "left-out": "Left out",
    new: "New",
    kept: "Kept",
  },
  decided: { accepted: "Accepted", rejected: "Yours again", asked: "Yours, until you answer", edited: "Edited" },
  changes: (total: number, open: number): string =>
    total === 0
      ? "No changes: the result is your draft."
      : open === 0
        ? `${count(total, "change", "changes")}, all decided.`
        : `${count(total, "change", "changes")}, ${open} to decide.`,
  change: (at: number, of: number, status: string): string => `Change ${at} of ${of}: ${status}`,
  list: "Changes in the order of the text",
  previous: "Previous change",
  next: "Next change",
  accept: "Accept",
  reject: "Reject",
  edit: "Edit",
  why: "Why",
  save: "Save",
  cancel: "Cancel",
  editing: "The sentence in your words",
  acceptAll: "Accept all",
  rejectAll: "Reject all",
  undo: "Undo",
  redo: "Redo",
  keys: "In the list: A accept, R reject, E edit, W why; F8 and Shift+F8 next and previous.",
  reasons: {
    fact: (reason: string): string => sentence(reason),
    cured: (name: string, excerpt: string): string => `Takes out a tell (${name}): “${excerpt}”.`,
    brought: (name: string, excerpt: string): string => `Brings a tell (${name}): “${excerpt}”.`,
    register: (name: string, line: string): string => `${name}: ${line}`,
    split: (from: number, into: number): string => `One sentence of ${from} words became ${into}.`,
    joined: (from: number): string => `${from} sentences became one.`,
    shorter: (by: number): string => `${by} words shorter.`,
    longer: (by: number): string => `${by} words longer.`,
    marks: "Only capitals, marks or spaces differ.",
    moved: "Stands in another place than in your draft.",
    none: "No rule asked for this; only the wording differs. Its facts are the same.",
  },
  ask: {
    title: (left: number): string => (left === 1 ? "One change touches a fact" : `${left} changes touch facts`),
    yours: "Yours",
    theirs: "The rewrite",
    nothing: "(nothing)",
    keep: "Keep mine",
    take: "Take the rewrite",
  },
  actions: {
    copy: "Copy",
    copyAs: "Copy as",
    formats: { plain: "Plain", markdown: "Markdown", rich: "Rich" },
    take: "Put it in the draft",
    vary: "Vary",
    closer: "Closer to me",
  },
  compareHeads: ["Your draft", "The result"] as const,
  outcome: {
    copied: "Copied.",
    acceptedAndCopied: (accepted: number): string => `${count(accepted, "change", "changes")} accepted. Copied.`,
    notCopied: "The browser did not allow copying. Select the text and copy it.",
    taken: "The draft is now this text. Undo brings yours back.",
    discarded: "Discarded. Undo brings it back.",
  },
  vary: {
    title: "Three ways to say it",
    lead: "Take one whole, or press a sentence to put it into the result.",
    card: (at: number): string => `Way ${at}`,
    waiting: "To come",
    running: "Writing…",
    whole: "Take this one",
    facts: (kept: number, lost: number): string => `${kept} kept, ${lost} lost`,
    sentence: (text: string): string => `Put into the result: ${text}`,
    stop: "Stop",
    close: "Close",
    same: "The same as before.",
    failed: "This one did not come.",
  },
  closeness: {
    title: "Distance to your voice",
    before: "Before",
    after: "After",
    lead: "0 would be your own samples, 1 nothing alike.",
    nearer: (from: string, to: string): string => `Nearer: ${from} before, ${to} now.`,
    farther: (from: string, to: string): string => `Farther: ${from} before, ${to} now.`,
    level: (at: string): string => `As near as before: ${at}.`,
    habits: "Habits that moved",
    none: "No single habit moved.",
    columns: ["Habit", "Your voice", "Before", "Now"],
    names: {
      contractions: "Contractions",
      sentenceWords: "Words a sentence",
      greeting: "Greeting",
      signOff: "Sign-off",
      favourites: "Words you favour",
      avoided: "Words you avoid",
    },
    mark: (mark: string): string => `“${mark.trim()}” for each 1,000 words`,
    isNearer: "nearer",
    isFarther: "farther",
  },
  likelihood: {
    title: "Reads as AI-written?",
    draft: "Draft",
    result: "Result",
    caution: "An estimate from style, never proof: do not use it to judge who wrote a text.",
  },
} as const;
