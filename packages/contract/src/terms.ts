import * as z from "zod/mini";
import { TERM_CHARACTERS_MAX, TERMS_MAX } from "./limits.ts";

const LINE_BREAK = /[\n\v\f\r\u2028\u2029]/;

const Term = z.string().check(
  z.trim(),
  z.minLength(1, "must not be empty"),
  z.maxLength(TERM_CHARACTERS_MAX, `at most ${TERM_CHARACTERS_MAX} characters`),
  z.refine((term) => !LINE_BREAK.test(term), "must be one line"),
);

/**
 * Body of `PUT /api/terms` and answer of both methods: words that every rewrite keeps where they occur in its text, in
 * exactly this case and as whole words. White space around an entry is cut; an entry that is there already is refused.
 */
export const TermList = z.strictObject({
  terms: z.array(Term).check(z.maxLength(TERMS_MAX, `at most ${TERMS_MAX} entries`), (list) => {
    const seen = new Set<string>();
    for (const [at, term] of list.value.entries()) {
      if (seen.has(term))
        list.issues.push({ code: "custom", path: [at], message: "is in the list twice", input: term });
      seen.add(term);
    }
  }),
});
export type TermList = z.infer<typeof TermList>;
