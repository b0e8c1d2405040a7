import { asSentence } from "./as-sentence.ts";
import { ownEdit } from "./own-edit.ts";

const count = (n: number, one: string, many: string): string => `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

const heldForFacts = (held: number): string =>
  `${held} ${held === 1 ? "change affects" : "changes affect"} facts: your wording stays until you decide.`;

const needsDecision = (held: number): string =>
  held === 1 ? "1 change needs your decision" : `${held} changes need your decision`;

const heldBack = (held: number): string =>
  `${needsDecision(held)}: ${held === 1 ? "it won’t be made until you accept it" : "they won’t be made until you accept them"}.`;

const stillYours = (left: number): string => {
  if (left === 0) return "";
  return left === 1 ? "1 part is still as you wrote it. " : `${left} parts are still as you wrote them. `;
};

const acceptedShort = (n: number, safe: number | null, isSubject: boolean): string => {
  if (safe === null || n === 1) return isSubject ? "Add the subject line" : "Accept";
  return safe === n ? `Accept all ${n}` : `Accept ${safe} of ${n}`;
};

/** What the writer wrote, as the page calls it. */
const yours = (isNotes: boolean): string => (isNotes ? "notes" : "draft");

/** A sentence as it goes on behind a colon. */
const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Every string of the result: review, versions, voice, likelihood, copy. */
export const reviewWords = {
  status: {
    reworded: "Reworded",
    moved: "Moved",
    "left-out": "Left out",
    new: "Added",
    kept: "Unchanged",
    unwritten: "Not rewritten",
  },
  movedUp: "Moved up",
  movedDown: "Moved down",
  wasHere: "was here",
  decided: { accepted: "Accepted", rejected: "Rejected", asked: "Your wording kept", edited: "Edited" },
  /** Of words within a sentence. */
  dropped: "Removed",
  spelling: "Spelling",
  capitals: "Capital letters",
  marks: "Punctuation",
  punctuation: "Capitals and punctuation",
  changes: (total: number, open: number): string => {
    if (total === 0) return "No changes. The result is the same as your draft.";
    return open === 0 ? "All changes reviewed" : `${count(open, "change", "changes")} to review`;
  },
  needsDecision,
  /** Of a text from notes in which nothing waits for the writer. */
  nothingToDecide: "Nothing needs your decision",
  comparing: "Comparing with your draft…",
  /** Before it is known whether a text came closer to the voice. */
  weighing: "Comparing with your voice…",
  notCompared: "Couldn’t compare this with your draft",
  notComparedHint: "Nothing in it was checked. Read it before you use it.",
  compareAgain: "Try again",
  toChanges: "Review the changes",
  /** Of changes that are all decided. */
  showChanges: "Show the changes",
  copyNext: (isNotes: boolean): string => `Copy the result, or replace your ${yours(isNotes)} with it.`,
  place: (at: number, of: number): string => `${at} of ${of}`,
  change: (at: number, of: number, status: string): string => `Change ${at} of ${of}: ${status}`,
  list: "Result with changes",
  sidePart: "Part of another change",
  why: "Why this change",
  told: "Sentence from your notes",
  previous: "Previous change",
  next: "Next change",
  accept: "Accept",
  reject: "Reject",
  /** Of a point of notes that is not in the result, which nobody can know to be meant for the reader. */
  ofPoint: { accept: "Leave it out", reject: "Put it back" },
  /** Of changes that only correct spelling, capitals and punctuation. */
  acceptCorrections: (n: number): string => `Accept all ${n} corrections`,
  correctionsHint: "Spelling, capitals and punctuation",
  edit: "Edit",
  save: "Save",
  cancel: "Cancel",
  editing: "Your wording",
  /**
   * Of `n` changes `safe` ones touch no fact: those are accepted, and the text is copied unless it is of notes of which
   * something is left to decide; how many they are is null until it is known. A subject line that is all there is is named. The
   * rest is said where there is room.
   */
  acceptSafe: (n: number, safe: number | null, isNotes: boolean, isSubject = false) => {
    const copies = !isNotes || safe === n;
    const does = safe === 0 ? "Keeps your wording" : "Accepts every change that doesn’t need your decision";
    return {
      short: acceptedShort(n, safe, isSubject),
      rest: copies ? " and copy" : "",
      hint: `${does}${copies ? ", then copies the text" : ""} (Ctrl or Cmd + Shift + Enter)`,
    };
  },
  /** Leads to changes that are not made before the writer decides. */
  reviewHeld: (held: number): string => `Review ${count(held, "change", "changes")}`,
  /** Asked before a text is copied in which nobody has looked at what touches a fact: a line for each of those. `isShown` where it is said above. */
  copyAsks: (risks: readonly string[], isShown = false): string =>
    risks.length === 1
      ? `${isShown ? "You haven’t reviewed this change." : asSentence(risks[0] ?? "")} Copy anyway?`
      : `You haven’t reviewed ${risks.length} changes to facts or meaning. Copy anyway?`,
  copyAnyway: "Copy anyway",
  /** Said before the others are accepted: how many changes wait, whether all for a fact, and what the writer's own words did to facts. */
  beforeAccepting: (held: number, areFacts: boolean, own: Parameters<typeof ownEdit>[0]): string =>
    [...(held > 0 ? [areFacts ? heldForFacts(held) : heldBack(held)] : []), ...ownEdit(own, "Your edit")].join(" "),
  rejectAll: "Reject all changes",
  undo: "Undo",
  undoRewrite: "Undo this rewrite",
  redo: "Redo",
  more: "More",
  addedSentence: "Adds a sentence",
  addedSubject: "Adds a subject line",
  changesFacts: "Facts affected",
  changesMeaning: "May change the meaning",
  changesProtected: "Changes protected words",
  /** What a change does to a fact. */
  risks: {
    invented: {
      fact: { one: "Fact added", many: "Facts added" },
      name: { one: "Name added", many: "Names added" },
      negation: "“Not” added",
    },
    lost: {
      fact: { one: "Fact missing", many: "Facts missing" },
      name: { one: "Name missing", many: "Names missing" },
      negation: "“Not” removed",
    },
    changed: {
      fact: { one: "Fact changed", many: "Facts changed" },
      name: { one: "Name changed", many: "Names changed" },
      negation: "Reverses the meaning",
    },
  },
  chooseFact: "Your wording stays until you decide.",
  /** Of a change that is not made before the writer decides. */
  ifAccepted: (risk: string): string => `In the rewrite: ${inSentence(asSentence(risk))}`,
  reasons: {
    fact: asSentence,
    cured: (name: string, excerpt: string): string => `Removes “${excerpt}” (${name}).`,
    brought: (name: string, excerpt: string): string => `Adds an AI-sounding phrase (${name}): “${excerpt}”.`,
    // Of the end of a sentence in the place of words, the text shows the mark.
    edit: (from: string, to: string): string =>
      from === "" ? `“${to}” added.` : to === "" || /^[.!?…]$/.test(to) ? `“${from}” removed.` : `“${from}” → “${to}”.`,
    length: (more: number): string => `${count(Math.abs(more), "word", "words")} ${more < 0 ? "shorter" : "longer"}.`,
    doubt: (reason: string): string => `Worth a look: ${asSentence(reason)}`,
    moved: "Moved from elsewhere in your draft.",
    /** Of a change of which nothing else is sure. */
    gone: "The result has nothing in its place.",
    added: "Your draft has nothing like this.",
    subject: "Your draft has no subject line.",
    order: "The same words in a different order.",
  },
  actions: {
    copy: "Copy",
    copyAs: "Copy as",
    formats: { plain: "Plain text", markdown: "Markdown", rich: "Rich text" },
    take: (isNotes: boolean): string => `Replace my ${yours(isNotes)}`,
    discard: "Discard this result",
    vary: "Another version",
    /** Of the sentence in focus alone. */
    varyOne: "Another wording",
    /** Where some are there already. */
    others: "Other versions",
    othersOne: "Other wordings",
    closer: "Closer to my voice",
    followUpCost: (units: number): string => `uses ${count(units, "rewrite", "rewrites")}`,
    meaning: "Check the meaning",
    closeVersions: "close the other versions first",
  },
  /** Over what is said at the place of something that the gate kept out. */
  keptOut: "Kept out of the rewrite.",
  /** Of what the gate kept out. */
  repaired: (kinds: readonly string[]): string =>
    kinds.length === 1
      ? `One invented ${kinds[0]?.replace(/^an? /, "").replace("measure", "figure") ?? "figure"} was kept out.`
      : `${kinds.length} invented facts were kept out.`,
  /** Leads to the place of each. */
  readKept: (at: number, of: number): string => (of === 1 ? "Read the sentence" : `Read sentence ${at}`),
  compareHeads: (isNotes: boolean) => [`Your ${yours(isNotes)}`, "The result"] as const,
  outcome: {
    /** `open` changes are not decided yet; `risks` are what those of them do to facts. */
    copied: (open: number, risks: readonly string[]): string => {
      if (open === 0) return "Copied.";
      const said = `Copied with ${count(open, "change", "changes")} you haven’t reviewed.`;
      if (risks.length === 0) return said;
      return `${said} ${risks.length === 1 ? asSentence(risks[0] ?? "") : "Some may affect facts or the meaning."}`;
    },
    acceptedAndCopied: (accepted: number, left: number): string =>
      accepted + left === 0
        ? "Copied."
        : left === 0
          ? `Copied, with ${count(accepted, "change", "changes")} accepted.`
          : `Copied${accepted === 0 ? "" : `, with ${count(accepted, "change", "changes")} accepted`}. ${stillYours(left).trim()}`,
    /** Of notes, which are copied once all is decided. */
    accepted: (accepted: number, left: number, next: "copy" | "take" = "copy"): string =>
      `${accepted === 0 ? "" : `${count(accepted, "change", "changes")} accepted. `}Decide on the remaining ${left === 1 ? "change" : `${left} changes`}, then ${next === "copy" ? "copy" : "replace your notes"}.`,
    notJudged: "Couldn’t compare the texts, so nothing was accepted. Try again.",
    notCopied: "Your browser didn’t allow copying. Select the text and copy it.",
    /** `left` parts wait for a decision. */
    taken: (left: number, isNotes: boolean): string =>
      `Your ${yours(isNotes)} ${isNotes ? "were" : "was"} replaced. ${stillYours(left)}Undo brings your old ${yours(isNotes)} back.`,
    /** Of an edit that was not kept. */
    dropped: "Your edit was dropped. Undo brings it back.",
    notTaken: (isNotes: boolean): string =>
      `Your ${yours(isNotes)} ${isNotes ? "weren’t" : "wasn’t"} replaced. Decide on the remaining changes first.`,
  },
} as const;
