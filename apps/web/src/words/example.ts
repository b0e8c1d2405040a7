import type { RegisterId } from "@rewrite-service/text";

/** A finished example: a draft and its rewrite. What stands between two asterisks is a fact. */
export interface Example {
  draft: string;
  result: readonly string[];
  facts: readonly string[];
}

/** One draft, with what becomes of it as each kind of message. */
interface Examples {
  draft: string;
  facts: readonly string[];
  results: Readonly<Record<RegisterId, readonly string[]>>;
}

const FALL = "Checkout p95 is down from *840 ms* to *310 ms* since *Tuesday*";
const FREEZE = "Please don’t deploy before *Friday* *28 November*.";

/** What a model makes of a draft. */
const MODEL: Examples = {
  draft:
    "hey so just a quick heads up, checkout p95 went *840 ms* -> *310 ms* since *Tuesday*, *Priya* did most of it!! its really important to note that nobody should deploy before *Friday* *28 November*, hope this helps",
  facts: ["840 ms", "310 ms", "Tuesday", "Priya", "Friday", "28 November"],
  results: {
    slack: [`${FALL}, mostly *Priya*’s work.`, FREEZE],
    email: ["Hi all,", `${FALL}. *Priya* did most of the work.`, FREEZE],
    skip_level: [`${FALL}; *Priya* did most of it.`, "Nobody should deploy before *Friday* *28 November*."],
    linkedin: [
      "*Priya* did most of this: since *Tuesday*, our checkout p95 is *310 ms* instead of *840 ms*.",
      "Nobody should deploy before *Friday* *28 November*.",
    ],
  },
};

const WRITTEN_OUT =
  "The release moves to *Thu 16:00* because *3* billing tests fail. *Dana* looks at them *tomorrow*. Support has nothing to do.";

/** What a model makes of notes. */
const MODEL_NOTES: Examples = {
  draft:
    "- release moves to *Thu 16:00*\n- reason: *3* billing tests fail\n- *Dana* looks at them *tomorrow*\n- support: nothing to do",
  facts: ["Thu 16:00", "3", "Dana", "tomorrow"],
  results: {
    slack: [WRITTEN_OUT],
    email: ["Hi all,", WRITTEN_OUT],
    skip_level: [WRITTEN_OUT],
    linkedin: [WRITTEN_OUT],
  },
};

const MENDED =
  "Checkout p95 went from *840 ms* to *310 ms* since *Tuesday*. The old path stays up until *28 November*. Please don't deploy before then.";
const SIGNED = "Thanks, *Priya*";
const MAIL = ["Hi all,", MENDED, "Thanks,\n*Priya*"];

/** What the built-in engine itself makes of a draft and of notes; a test asks it. */
const ENGINE: Examples = {
  draft:
    "hi all, i hope this finds you well. checkout p95 went from *840 ms* to *310 ms* since *Tuesday*. it is worth noting that teh old path stays up until *28 November*. please dont deploy before then. thx, *Priya*",
  facts: ["840 ms", "310 ms", "Tuesday", "28 November", "Priya"],
  results: {
    slack: [`${MENDED} ${SIGNED}`],
    email: MAIL,
    skip_level: MAIL,
    linkedin: ["Hi all,", `${MENDED} ${SIGNED}`],
  },
};

const LIST = ["- The release moves to *Thu 16:00*\n- *3* tests fail\n- *Dana* looks at them\n- Support: please wait"];

const ENGINE_NOTES: Examples = {
  draft: "- teh release moves to *Thu 16:00*\n- *3* tests fail\n- *Dana* looks at them\n- support: pls wait",
  facts: ["Thu 16:00", "3", "Dana"],
  results: { slack: LIST, email: LIST, skip_level: LIST, linkedin: LIST },
};

/** What is expected of a rewrite: who writes it, and from what. */
export interface Kind {
  /** Whether the rules of the built-in engine write. */
  isEngine: boolean;
  isNotes: boolean;
  register: RegisterId;
}

const examplesOf = ({ isEngine, isNotes }: Kind): Examples => {
  if (isNotes) return isEngine ? ENGINE_NOTES : MODEL_NOTES;
  return isEngine ? ENGINE : MODEL;
};

/** What stands where a result will: a finished example, what was kept out of it, and what to expect. */
export const exampleWords = {
  title: "Example",
  before: "Before",
  after: "After",
  of: (kind: Kind): Example => {
    const { draft, facts, results } = examplesOf(kind);
    return { draft, facts, result: results[kind.register] };
  },
  keptOut: "Kept out",
  invented: "“63% faster”: not in your draft.",
  factsTitle: "Facts in the example",
  label: "A finished example",
  expect: ({ isEngine, isNotes }: Kind): { title: string; what: string } => {
    if (!isEngine)
      return {
        title: "Invented facts are stopped",
        what: `Each figure, date and link is compared with your ${isNotes ? "notes" : "draft"} as the text arrives. One that isn’t there never reaches you.`,
      };
    return isNotes
      ? {
          title: "Tidied by rules, without an AI model",
          what: "Fixes capitals and spelling, and spells out shorthand. Your notes stay a list: writing them out takes an AI model.",
        }
      : {
          title: "Fixed by rules, without an AI model",
          what: "Fixes spelling, spells out shorthand and cuts filler. Your sentences and facts stay as they are, so the kinds of message differ little.",
        };
  },
  foot: (isNotes: boolean): string => `Your rewrite appears here. Your ${isNotes ? "notes" : "draft"} won’t change.`,
} as const;
