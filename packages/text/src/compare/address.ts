import type { Span } from "../document/span.ts";
import { fold } from "../facts/character.ts";
import { COURTESY, isOf, ORDINARY } from "../document/word-classes.ts";

// Whom a text greets and who signs it belong to its register: a rewrite may leave them out.

const GREETING =
  /^\s*(?:(?:hi|hello|hallo|moin|liebe[rs]?|guten (?:morgen|tag|abend)|hey|hiya|dear|greetings|g['’]?day|good (?:morning|afternoon|evening|day))(?:(?: [^\s,:;!?]+){0,4}(?=[,:;!—–-]|\s*\n|\s*$)|(?: \p{L}+)?\b)|\p{L}+(?: \p{L}+){0,2}(?=,[ \t]*\n)|(?:all|team|everyone)(?=[,:]))[,:;!—–-]*/iu;
/** Two words with capitals that open a text and are no subject: "Ahoj Mirka, the crates …". */
const CALLED =
  /^\s*\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+[,:](?=\s+(?!(?:who|which|whose|our|my|his|her|their|an?|and|from|of|as)\b))/u;
/** What German greetings are made of, folded. */
const GREETS = /^(?:hallo|moin|liebe[rs]?|guten|morgen|tag|abend)$/;
const SUBJECT = /^\s*subject:[^\n]*(?:\n|$)/i;
const LINES_MAX = 7;
const WORDS_MAX = 6;
const CLOSING =
  /^(?:(?:all the |with )?(?:best|kind|kindest|warm|warmest|many|yours)\b|(?:thanks|thank you|cheers|regards|sincerely|respectfully|take care|talk soon|thx|ta|mfg|[vl]g)\b|(?:mit )?(?:(?:viele|liebe|beste|herzliche|freundliche|schöne)n? )?gr(?:uß|üße)n?)[^.?!\n]*[.!]*$/i;
const SIGNED = /^(?:[-–—~] ?)?\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}$/u;

const signOffOf = (text: string, from: number): Span | null => {
  let start = -1;
  let end = text.length;
  for (let lines = 0; lines < LINES_MAX && end > from; lines += 1) {
    const line = text.lastIndexOf("\n", end - 1) + 1;
    const written = text.slice(line, end).trim();
    const isShort = written.split(/\s+/).length <= WORDS_MAX;
    if (written !== "") {
      if (!isShort || line === 0) break;
      if (CLOSING.test(written)) return { start: line, end: text.length };
      // "- Sam" or a name alone signs too, below a blank line.
      if (start < 0 && SIGNED.test(written) && /\n\s*\n$/.test(text.slice(Math.max(0, line - 20), line))) start = line;
      else if (/[.?!:]$/.test(written)) break;
    }
    end = line - 1;
  }
  return start < 0 ? null : { start, end: text.length };
};

/** Where a text greets and where it is signed. Reads its first line and its last ones. */
export const addressOf = (text: string): Span[] => {
  const subject = SUBJECT.exec(text)?.[0].length ?? 0;
  const opening = text.slice(subject);
  const greeting = subject + ((GREETING.exec(opening) ?? CALLED.exec(opening))?.[0].length ?? 0);
  const signOff = signOffOf(text.trimEnd(), greeting);
  return [...(greeting > 0 ? [{ start: 0, end: greeting }] : []), ...(signOff === null ? [] : [signOff])];
};

/** Folded words with a capital in them: who is greeted and who signs. */
export const namesIn = (text: string, spans: readonly Span[]): string[] =>
  spans
    .flatMap(({ start, end }) => text.slice(start, end).split("\n"))
    .flatMap((line) =>
      !CLOSING.test(line.trim()) && (GREETING.test(line) || SIGNED.test(line.trim()))
        ? (line.match(/\p{Lu}[\p{L}'’-]+/gu) ?? [])
        : [],
    )
    .map(fold)
    .filter((word) => !isOf(word, COURTESY | ORDINARY) && !GREETS.test(word));

/**
 * The "hope" of what a letter wishes its reader, which says nothing of how sure the writer is, whom a sentence ends with, and
 * what joins it to the one before.
 */
const SAYS_NOTHING =
  /\bhope(?= (?:(?:this|my)(?: (?:e-?mail|message|letter|note))? finds (?:you|everyone)|(?:you['’]re|(?:you|everyone) are|(?:everyone|everything|all) is)(?: (?:doing|keeping))?)(?: all| both)?(?: safe and)? well\b)|(?<=, )everyone(?=[.!?])|\b(?:in conclusion|moreover|furthermore|basically)(?=,)/giu;

/** Where a text has such words. */
export const emptyWordsIn = (text: string): Span[] =>
  Array.from(text.matchAll(SAYS_NOTHING), ({ index, 0: { length } }) => ({ start: index, end: index + length }));

export const isInside = ({ start, end }: Span, spans: readonly Span[]): boolean =>
  spans.some((span) => span.start <= start && end <= span.end);
