import type { RegisterId } from "@rewrite-service/text";

/** A finished example: a draft and its rewrite. What stands between two asterisks is a fact. */
export interface Example {
  draft: string;
  result: readonly string[];
  facts: readonly string[];
}

type Results = Readonly<Record<RegisterId, readonly string[]>>;

const DRAFT =
  "hi all, i hope this finds you well. checkout *p95* went from *840 ms* to *310 ms* on *Tuesday*. it is worth noting that teh old path stays up until *28 November*. please dont deploy before then. thx, *Priya*";
/** The same news for the public, with nothing asked of colleagues. */
const POST =
  "i am thrilled to share that checkout *p95* went from *840 ms* to *310 ms* on *Tuesday*. it is worth noting that teh old path stays up until *28 November*. thx to *Priya*, who built the new path";
const FACTS = ["p95", "840 ms", "310 ms", "Tuesday", "28 November", "Priya"];
const HELLO = "Hi all,";
const SIGNED = "Thanks, *Priya*";
const CLOSED = "Thanks,\n*Priya*";

/** What the built-in engine itself makes of the drafts; a test asks it. */
const MENDED =
  "Checkout *p95* went from *840 ms* to *310 ms* on *Tuesday*. The old path stays up until *28 November*. Please don't deploy before then.";
const MAIL = [HELLO, MENDED, CLOSED];
const ENGINE: Results = {
  slack: [`${MENDED} ${SIGNED}`],
  email: MAIL,
  skip_level: MAIL,
  linkedin: [
    "Checkout *p95* went from *840 ms* to *310 ms* on *Tuesday*. The old path stays up until *28 November*. Thanks to *Priya*, who built the new path.",
  ],
};

/** What a model makes of them, with the apostrophes of a keyboard, as the draft would have them. */
const FALL = "Checkout *p95* dropped from *840 ms* to *310 ms* on *Tuesday*.";
const PATH = "The old path stays up until *28 November*; please don't deploy before then.";
const MODEL: Results = {
  slack: [FALL, PATH, SIGNED],
  email: [HELLO, FALL, PATH, CLOSED],
  skip_level: [HELLO, `${FALL} ${PATH}`, "*Priya*"],
  linkedin: [
    "Our checkout *p95* dropped from *840 ms* to *310 ms* on *Tuesday*.",
    "The old path stays up until *28 November*.",
    "Thanks to *Priya*, who built the new path.",
  ],
};

const NOTES =
  "- teh release moves to *Thu* *16:00*\n- *3* billing tests fail\n- *Dana* looks at them *tomorrow*\n- support: pls wait";
const NOTES_FACTS = ["Thu", "16:00", "3", "Dana", "tomorrow"];

/** What the engine makes of the notes of every kind of message. */
const TIDIED =
  "- The release moves to *Thu* *16:00*\n- *3* billing tests fail\n- *Dana* looks at them *tomorrow*\n- Support: please wait";

/** What a model makes of them; an email greets. */
const WRITTEN_OUT =
  "The release is moving to *Thu* *16:00*. There are *3* failing billing tests; *Dana* will look at them *tomorrow*. Support, please wait.";

/** What is expected of a rewrite: who writes it, and from what. */
export interface Kind {
  /** Whether the rules of the built-in engine write. */
  isEngine: boolean;
  isNotes: boolean;
  register: RegisterId;
}

const resultOf = ({ isEngine, isNotes, register }: Kind): readonly string[] => {
  if (!isNotes) return (isEngine ? ENGINE : MODEL)[register];
  if (isEngine) return [TIDIED];
  return register === "email" ? [HELLO, WRITTEN_OUT] : [WRITTEN_OUT];
};

/** What stands where a result will: a finished example, what was kept out of it, and what to expect. */
export const exampleWords = {
  title: "Example",
  before: "Before",
  after: "After",
  of: (kind: Kind): Example => ({
    draft: kind.isNotes ? NOTES : kind.register === "linkedin" ? POST : DRAFT,
    facts: kind.isNotes ? NOTES_FACTS : FACTS,
    result: resultOf(kind),
  }),
  factsTitle: "Facts in the example",
  label: "A finished example",
  expect: ({ isEngine, isNotes }: Kind): { title: string; what: string } => {
    if (!isEngine)
      return {
        title: "Numbers, dates and links are checked",
        what: `Every number, date and link in the rewrite is compared with your ${isNotes ? "notes" : "draft"}. If the model adds one, the rewrite is repaired or stopped.`,
      };
    return {
      title: "Built-in rules, not an AI model",
      what: isNotes
        ? "Fixes capitals and common misspellings, and spells out shorthand. Your notes stay a list: turning them into a message takes an AI model."
        : "Nearly everything stays as you wrote it, so the Slack and email versions are nearly the same.",
    };
  },
  /** Whom the example is written for, explained where its name alone says too little. */
  place: (register: RegisterId, name: string): string =>
    register === "skip_level" ? `${name}: your manager’s manager` : name,
  foot: (isNotes: boolean): string => `Your result will appear here. Your ${isNotes ? "notes" : "draft"} won’t change.`,
} as const;
