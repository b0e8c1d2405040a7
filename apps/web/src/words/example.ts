import type { RegisterId } from "@rewrite-service/text";

/** A finished example: a draft and its rewrite. What stands between two asterisks is a fact. */
export interface Example {
  draft: string;
  result: readonly string[];
  facts: readonly string[];
}

/** What a model makes of a draft. */
const MODEL: Example = {
  draft:
    "hey so just a quick heads up, checkout p95 went *840 ms* -> *310 ms* since *Tuesday*, *Priya* did most of it!! its really important to note that nobody should deploy before *Friday* *28 November*, hope this helps",
  result: [
    "Checkout p95 is down from *840 ms* to *310 ms* since *Tuesday*, mostly *Priya*’s work.",
    "Please don’t deploy before *Friday* *28 November*.",
  ],
  facts: ["840 ms", "310 ms", "Tuesday", "Priya", "Friday", "28 November"],
};

const MENDED =
  "Checkout p95 went from *840 ms* to *310 ms* since *Tuesday*. The old path stays up until *28 November*. Please don't deploy before then.";
const SIGNED = "Thanks, *Priya*";
const MAIL = ["Hi all,", MENDED, "Thanks,\n*Priya*"];

const ENGINE_FACTS = ["840 ms", "310 ms", "Tuesday", "28 November", "Priya"];
const ENGINE_DRAFT =
  "hi all, i hope this finds you well. checkout p95 went from *840 ms* to *310 ms* since *Tuesday*. it is worth noting that teh old path stays up until *28 November*. please dont deploy before then. thx, *Priya*";

/** What the built-in engine itself makes of a draft; a test asks it. */
const engine = (result: readonly string[]): Example => ({ draft: ENGINE_DRAFT, result, facts: ENGINE_FACTS });

const ENGINE: Readonly<Record<RegisterId, Example>> = {
  slack: engine([`${MENDED} ${SIGNED}`]),
  email: engine(MAIL),
  skip_level: engine(MAIL),
  linkedin: engine(["Hi all,", `${MENDED} ${SIGNED}`]),
};

/** What stands where a result will: a finished example, what was kept out of it, and what to expect. */
export const exampleWords = {
  title: "Example",
  place: "Slack",
  before: "Before",
  after: "After",
  of: (isEngine: boolean, register: RegisterId): Example => (isEngine ? ENGINE[register] : MODEL),
  keptOut: "Kept out",
  invented: "“63% faster”: not in your draft.",
  factsTitle: "Facts in the example",
  label: "A finished example",
  gateTitle: "Invented facts are stopped",
  gate: "Each figure, date and link is compared with your draft as the text arrives. One that isn’t in your draft never reaches you.",
  engineTitle: "Fixed by rules, without an AI model",
  engine: "Spelling, shorthand and filler go. Your sentences stay as you wrote them, and no fact is touched.",
  foot: "Your rewrite appears here. Your draft won’t change.",
} as const;
