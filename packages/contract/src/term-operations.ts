import { CHANGE_ERRORS, json, READ_ERRORS, type Operation } from "./operation.ts";
import { TermList } from "./terms.ts";

const PATH = "/api/terms";

/** Words that every rewrite of an account keeps. Reading is open to its keys; changing is for a session. */
export const TERM_OPERATIONS: readonly Operation[] = [
  {
    method: "get",
    path: PATH,
    summary: "Your words that always stay",
    description:
      "Names, products and phrases that every rewrite keeps, wherever it is asked for: those that occur in its text, in " +
      "exactly this case and as whole words, are protected like protectedSpans and do not count against their limits.",
    access: "account",
    answer: json("The words, in the order in which they were given.", TermList),
    errors: READ_ERRORS,
  },
  {
    method: "put",
    path: PATH,
    summary: "Replace your words that always stay",
    description: "The list is as the body says from now on; an empty one protects nothing.",
    access: "session",
    body: {
      schema: TermList,
      meanings: { terms: "At most 200 entries of at most 100 characters, each on one line and none twice." },
      example: { terms: ["Kestrel Desk", "no later than"] },
    },
    answer: json("The words as they are kept.", TermList),
    errors: CHANGE_ERRORS,
  },
];
