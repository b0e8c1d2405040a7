import { CHANGE_ERRORS, json, READ_ERRORS, type Operation } from "./operation.ts";
import { TermList } from "./terms.ts";

const PATH = "/api/terms";

/** Words that every rewrite of an account keeps. Reading is open to its keys; changing is for a session. */
export const TERM_OPERATIONS: readonly Operation[] = [
  {
    method: "get",
    path: PATH,
    summary: "List your terms",
    description:
      "Names, products and phrases that every rewrite keeps. They are protected like protectedSpans where they occur as " +
      "whole words in exactly this case, and do not count against the limits of protectedSpans.",
    access: "account",
    answer: json("The terms, in the order given.", TermList),
    errors: READ_ERRORS,
  },
  {
    method: "put",
    path: PATH,
    summary: "Replace your terms",
    description: "Replaces the whole list.",
    access: "session",
    body: {
      schema: TermList,
      meanings: {
        terms: "At most 200 entries of at most 100 characters, each without line breaks, without duplicates.",
      },
      example: { terms: ["Kestrel Desk", "no later than"] },
    },
    answer: json("The terms as stored.", TermList),
    errors: CHANGE_ERRORS,
  },
];
