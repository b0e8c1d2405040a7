/** Cuts what models put around an answer: an opening sentence, a code fence, an echo of the prompt's own tags. */
export interface Unwrapper {
  push(text: string): string;
  end(): string;
  /** True where an opening fence or tag was cut, so that a later part of the answer may hold its end. */
  wrapped(): boolean;
}

const OPENING_CHARACTERS_MAX = 240;
const COURTESY = "(?:sure(?: thing)?|certainly|of course|absolutely|okay|ok|got it|great|no problem|happy to help)";
const OPENERS = [
  "sure",
  "certainly",
  "of course",
  "absolutely",
  "okay",
  "ok",
  "got it",
  "great",
  "no problem",
  "happy to help",
  "here is",
  "here's",
  "here’s",
  "here are",
  "below is",
  "the rewritten",
  "the revised",
  "rewritten",
  "revised",
  "i've re",
  "i’ve re",
  "i have re",
  "continuing",
  "continuation",
];
// "Sure, here is the message:" and, without the courtesy, only what speaks of rewriting: "Here's a polished version:".
const SPOKEN =
  "(?:here(?:['’]s| is| are)|below is|i(?:['’]ve| have) (?:re|pol|imp|made)|this is (?:the|a|your)|the (?:re|pol|imp)|let me)";
const PREAMBLES = [
  new RegExp(`^[*_#]{0,3}${COURTESY}[!,.:—–-]*\\s+${SPOKEN}[^\\n:]{0,160}:[*_]{0,3}(?:\\s+|$)`, "i"),
  new RegExp(
    `^[*_#]{0,3}${COURTESY}[!,.]\\s+i (?:can|will|would|am happy to)[^\\n]{0,120}?${SPOKEN}[^\\n:]{0,120}:[*_]{0,3}(?:\\s+|$)`,
    "i",
  ),
  /^[*_#]{0,3}(?:here(?:['’]s| is| are)|below is|i(?:['’]ve| have)|the|rewritten|revised)\b[^\n:]{0,120}?(?:rewr|revis|reword|polish|version|continuation|rest of)[^\n:]{0,120}:[*_]{0,3}(?:\s+|$)/i,
  /^[*_#]{0,3}(?:rewritten|revised|rewrite|continuation|continuing)(?: \w{1,20}){0,3}:[*_]{0,3}\s*(?:\n|$)/i,
  new RegExp(
    `^${COURTESY}(?:[!,.][^\\n:]{0,80}\\b(?:help (?:you )?with (?:that|this)|rewrite (?:it|that|this)|do that)\\b[^\\n:]{0,80})?[!.][ \\t]*(?:\\n+|$)`,
    "i",
  ),
];
const COURTEOUS = new RegExp(`^${COURTESY}`, "i");
const RULE = /^-{3,}[ \t]*\n/;
const FENCE = /^(?:```+|~~~+)[\w-]{0,20}[ \t]*\r?\n/;
const FENCE_BEGUN = /^(?:`{1,2}|~{1,2}|(?:```+|~~~+)[\w-]{0,20}[ \t]*\r?)$/;
const TAG = /^<(?:draft|notes|rewrite|rewritten|answer|output|text|message)(?:-\d{1,4})?>\s*/i;
const TAG_BEGUN = /^<[a-z]{0,10}(?:-\d{0,4})?$/i;
const CLOSER = "(?:```+|~~~+|</(?:draft|notes|rewrite|rewritten|answer|output|text|message)(?:-\\d{1,4})?>)";
const CLOSER_AT_END = new RegExp(`\\s{0,40}${CLOSER}\\s{0,40}$`, "i");
const CLOSER_BEFORE_NOTES = new RegExp(`\\s{0,40}${CLOSER}(\\s{0,40}\\n[*_# ]{0,4}NOTES:)`, "i");
const MAY_CLOSE =
  /(?:(?:^|\s{1,40})(?:`{1,8}|~{1,8})?|\s{0,40}<\/?[a-z]{0,10}(?:-\d{0,4})?>?)(?:\s{0,40}[*_# ]{0,4}N?O?T?E?S?:?)?$/i;
const CLOSER_CHARACTERS_MAX = 120;

/** Whether the first line of a text would itself be taken for such an opening; then nothing is cut. */
const opensAlike = (draft: string): boolean =>
  PREAMBLES.some((pattern) => pattern.test(draft.trimStart().slice(0, 300)));

/** `continuing` keeps leading white space, which is part of the text there. */
export const unwrapper = (
  draft: string,
  { continuing, wrapped }: { continuing: boolean; wrapped: boolean },
): Unwrapper => {
  const spoken = !opensAlike(draft);
  const bare = !/^\s*(?:```|~~~|<)/.test(draft);
  let open = true;
  let closes = wrapped;
  let announced = false;
  let held = "";

  const wrappingOf = (start: string): number | undefined =>
    bare ? (FENCE.exec(start) ?? TAG.exec(start))?.[0].length : undefined;

  const ruleOf = (start: string): number | undefined => (announced ? RULE.exec(start)?.[0].length : undefined);

  // Whether what has come so far may yet become a wrapping or a rule under an opening sentence.
  const mayStillWrap = (start: string): boolean =>
    (announced && /^-+[ \t]*$/.test(start)) || (bare && (FENCE_BEGUN.test(start) || TAG_BEGUN.test(start)));

  // The text after what was cut, or null while that is not certain.
  const opening = (final: boolean): string | null => {
    for (;;) {
      const start = held.trimStart();
      if (start === "") return final ? (continuing ? held : "") : null;
      const wrapping = wrappingOf(start);
      const preamble = spoken ? preambleOf(start, final) : 0;
      if (preamble === undefined && !final) return null;
      const cut = wrapping ?? ruleOf(start) ?? preamble ?? 0;
      if (cut === 0) {
        if (!final && mayStillWrap(start)) return null;
        return continuing ? held : start;
      }
      if (wrapping !== undefined) closes = true;
      announced = true;
      held = start.slice(cut);
    }
  };

  const body = (text: string, final: boolean): string => {
    if (!closes) return text;
    const all = held + text;
    if (final) {
      held = "";
      return all.replace(CLOSER_AT_END, "");
    }
    const ready = all.replace(CLOSER_BEFORE_NOTES, "$1");
    const tail = ready.slice(-CLOSER_CHARACTERS_MAX);
    const found = MAY_CLOSE.exec(tail);
    const cut = found === null ? ready.length : ready.length - tail.length + found.index;
    held = ready.slice(cut);
    return ready.slice(0, cut);
  };

  const take = (piece: string, final: boolean): string => {
    if (!open) return body(piece, final);
    held += piece;
    const text = opening(final);
    if (text === null) return "";
    open = false;
    held = "";
    return body(text, final);
  };

  return { push: (text) => take(text, false), end: () => take("", true), wrapped: () => closes };
};

// Length of an opening sentence, 0 where there is none, undefined while more of it must come.
const preambleOf = (start: string, final: boolean): number | undefined => {
  const lower = start
    .slice(0, OPENING_CHARACTERS_MAX)
    .toLowerCase()
    .replace(/^[*_#]{1,3}\s?/, "");
  const may = OPENERS.some((opener) => lower.startsWith(opener) || opener.startsWith(lower));
  if (!may) return 0;
  const line = start.indexOf("\n");
  const known = start.slice(0, OPENING_CHARACTERS_MAX);
  const whole = final || line >= 0 || start.length >= OPENING_CHARACTERS_MAX;
  for (const pattern of PREAMBLES) {
    const found = pattern.exec(known);
    // White space may still follow, and the last pattern needs the whole line.
    if (found !== null && (final || found[0].length < known.length)) return found[0].length;
    if (found !== null && !final) return undefined;
  }
  // Without a courtesy the opening is one sentence, so its end or a colon decides.
  if (!COURTEOUS.test(lower) && /:|[.!?]\s/.test(lower)) return 0;
  return whole ? 0 : undefined;
};
