import type { Passage } from "./passage.ts";

const SUBJECT = /^\s*[*_]{0,2}subject(?: line)?:/i;

/** Whether a text begins with the subject line of an e-mail. */
export const hasSubject = (text: string): boolean => SUBJECT.test(text);

/** Whether a change is a subject line and nothing else, which the draft has not. */
export const isSubject = ({ status, isPart, result, risksOfWhole }: Passage): boolean =>
  status === "new" && !isPart && risksOfWhole.length === 0 && hasSubject(result);
