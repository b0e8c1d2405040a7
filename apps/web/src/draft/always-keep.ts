import { TERM_CHARACTERS_MAX, TERMS_MAX } from "@rewrite-service/contract";
import { useSite } from "../api/site.ts";
import { useSaveTerms, useTerms } from "../api/terms.ts";

/** The words to always keep, as the draft may add to them. */
export interface AlwaysKept {
  list: readonly string[];
  has: (text: string) => boolean;
  /** Whether the list can take this text. */
  takes: (text: string) => boolean;
  add: (text: string) => void;
  remove: (texts: readonly string[]) => void;
  /** Why the last one was not saved. */
  problem: string | null;
}

const LINE_BREAK = /[\n\v\f\r\u2028\u2029]/;

/** The account's list; null where nobody is signed in, and until it has come. */
export const useAlwaysKept = (): AlwaysKept | null => {
  const signedIn = useSite().data?.account != null;
  const list = useTerms(signedIn).data?.terms;
  const { save, error } = useSaveTerms();
  if (!signedIn || list === undefined) return null;
  return {
    list,
    has: (text) => list.includes(text.trim()),
    takes: (text) => {
      const term = text.trim();
      return term !== "" && term.length <= TERM_CHARACTERS_MAX && !LINE_BREAK.test(term) && list.length < TERMS_MAX;
    },
    add: (text) => save([...list, text.trim()]),
    remove: (texts) => save(list.filter((term) => !texts.includes(term))),
    problem: error?.message ?? null,
  };
};
