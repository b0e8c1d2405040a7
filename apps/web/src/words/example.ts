/** The finished example that stands where a result will: a draft, its rewrite, and what was kept out of it. */
export const exampleWords = {
  title: "Example",
  place: "Slack",
  before: "Before",
  after: "After",
  /** What stands between two asterisks is a fact. */
  draft:
    "hey so just a quick heads up, checkout p95 went *840 ms* -> *310 ms* since *Tuesday*, *Priya* did most of it!! its really important to note that nobody should deploy before *Friday* *28 November*, hope this helps",
  result: [
    "Checkout p95 is down from *840 ms* to *310 ms* since *Tuesday*, mostly *Priya*’s work.",
    "Please don’t deploy before *Friday* *28 November*.",
  ],
  facts: ["840 ms", "310 ms", "Tuesday", "Priya", "Friday", "28 November"],
  keptOut: "Kept out",
  invented: "“63% faster”: not in your draft.",
  factsTitle: "Facts in the example",
  label: "A finished example",
  gateTitle: "Invented facts are stopped",
  gate: "Each figure, date and link is compared with your draft as the text arrives. One that isn’t in your draft never reaches you.",
  foot: "Your rewrite appears here. Your draft won’t change.",
} as const;
