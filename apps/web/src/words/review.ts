import { asSentence } from "./as-sentence.ts";

const count = (n: number, one: string, many: string): string => `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

/** Every string of the result: review, versions, voice, likelihood, copy. */
export const reviewWords = {
  status: {
    reworded: "Reworded",
    moved: "Moved",
    "left-out": "Left out",
    new: "Added",
    kept: "Unchanged",
  },
  movedUp: "Moved up",
  movedDown: "Moved down",
  wasHere: "was here",
  decided: { accepted: "Accepted", rejected: "Kept yours", asked: "Yours for now", edited: "Edited" },
  changes: (total: number, open: number): string => {
    if (total === 0) return "No changes: the result is your draft.";
    return open === 0 ? "All changes decided" : `${count(open, "change", "changes")} to review`;
  },
  comparing: "Comparing with your draft…",
  copyNext: "Copy it, or replace your draft with it. You can undo any decision.",
  place: (at: number, of: number): string => `${at} of ${of}`,
  change: (at: number, of: number, status: string): string => `Change ${at} of ${of}: ${status}`,
  list: "Result with changes",
  why: "Why this change",
  previous: "Previous change",
  next: "Next change",
  accept: "Accept",
  reject: "Keep mine",
  edit: "Edit",
  save: "Save",
  cancel: "Cancel",
  editing: "The sentence in your words",
  /** Of `n` changes `safe` ones touch no fact: those are accepted, and the text is copied. The rest is said where there is room. */
  acceptSafe: (n: number, safe: number) => ({
    short: safe === n ? (n === 1 ? "Accept it" : `Accept all ${n}`) : `Accept ${safe} safe`,
    rest: " and copy",
    hint: "Accepts what touches no fact, and copies the text  Ctrl Shift Enter",
  }),
  rejectAll: "Keep mine everywhere",
  undo: "Undo",
  redo: "Redo",
  more: "More",
  changesFact: "Changes a fact",
  chooseFact: "We’ve kept your wording until you decide.",
  reasons: {
    fact: asSentence,
    cured: (name: string, excerpt: string): string => `Removes “${excerpt}” (${name}).`,
    brought: (name: string, excerpt: string): string => `Adds an AI-sounding phrase (${name}): “${excerpt}”.`,
    split: (into: number): string => `One sentence became ${into}.`,
    joined: (from: number): string => `${from} sentences became one.`,
    shorter: (by: number): string => `${by} words shorter.`,
    longer: (by: number): string => `${by} words longer.`,
    marks: "Only capitals, punctuation or spacing changed.",
    moved: "Moved from elsewhere in your draft.",
  },
  actions: {
    copy: "Copy",
    copyAs: "Copy as",
    formats: { plain: "Plain text", markdown: "Markdown", rich: "Rich text" },
    take: "Replace my draft",
    vary: "Other versions",
    varyCost: "Asks for three more rewrites",
    closer: "Closer to my voice",
    meaning: "Check the meaning",
  },
  compareHeads: ["Your draft", "The result"] as const,
  outcome: {
    /** `left` changes that touch a fact are still to be decided. */
    copied: (left: number): string =>
      left === 0
        ? "Copied."
        : `Copied. ${count(left, "change touches", "changes touch")} a fact: check before you send.`,
    acceptedAndCopied: (accepted: number, left: number): string =>
      left === 0
        ? `${accepted} accepted and copied.`
        : `${accepted} accepted and copied. ${count(left, "change touches", "changes touch")} a fact: choose.`,
    notCopied: "Your browser didn’t allow copying. Select the text and copy it.",
    taken: "Your draft was replaced. Undo brings it back.",
    discarded: "Discarded. Undo brings it back.",
  },
  vary: {
    title: "Other versions",
    card: (at: number): string => `Version ${at}`,
    waiting: "To come",
    running: "Writing…",
    whole: (at: number): string => `Use all of version ${at}`,
    lost: (lost: number): string => `${count(lost, "fact", "facts")} missing`,
    sentence: (text: string): string => `Use: ${text}`,
    stop: "Stop",
    close: "Close versions",
    same: "Same as now.",
    only: "No other versions this time.",
    failed: "This version didn’t arrive.",
  },
  closeness: {
    nearer: "Closer to your voice",
    farther: "Further from your voice",
    level: "As close to your voice as before",
    names: {
      contractions: "Contractions",
      sentenceWords: "Sentence length",
      greeting: "Greeting",
      signOff: "Sign-off",
      favourites: "Words you favour",
      avoided: "Words you avoid",
    },
    mark: (mark: string): string => `Use of “${mark.trim()}”`,
    moved: (before: string, after: string, voice: string): string => `${before} before, ${after} now; yours: ${voice}`,
    isNearer: "Closer",
    isFarther: "Further",
  },
  likelihood: {
    title: "Reads as AI-written?",
    draft: "Draft",
    result: "Result",
    reads: {
      model: "Like AI",
      unclear: "Could be either",
      person: "Like a person",
      short: "Too short to say",
      declined: "English only",
    },
    caution: "A guess from style, never proof.",
  },
} as const;
