import { lowerFirst, upperFirst } from "../../document/case.ts";
import { signsIn } from "../draft.ts";
import type { Edit } from "../edits.ts";
import { sentencesWith, type Transform } from "./transform.ts";

// What leads up to a request and says nothing of it, up to the word before who is asked.
const POLITE =
  "(?:I|we)(?: would|['’]d)(?: (?:really|greatly|truly|very much|also))?(?: appreciate it| be (?:(?:very|really|so|most|extremely|truly) )?(?:grateful|thankful|obliged|happy|glad)) if|" +
  "(?:I|we)(?: was| were| am| are|['’]m|['’]re)?(?: just| also)? wonder(?:ing)? (?:if|whether)|" +
  "(?:I|we)(?: (?:just|also))? (?:wanted|want|would like) to (?:ask|check|see|know) (?:if|whether)|" +
  "it would (?:also )?be (?:(?:really|very|so|super|most|extremely|much) )?(?:great|good|nice|helpful|useful|appreciated|lovely|wonderful|amazing|fantastic|ideal|awesome|kind) if|" +
  "I(?: am|['’]m) writing to (?:kindly |please )?(?:ask|see|check|find out|inquire|enquire) (?:if|whether)|is there (?:any|a) (?:way|chance)(?: that)?|" +
  "(?<known>(?:please )?let me know (?:if|whether))";
const WHO =
  "you(?: all| both| guys| two)?|we|I|someone|somebody|anyone|anybody|everyone|your team|the team|(?!the |an? |only |not )[a-z]+";
const LEAD = "(?:(?:so|and|also|then|if possible|when you (?:get|have) a (?:chance|moment|minute)),? )?";
const GREETING = /^(?:hi|hey|hello|dear|good (?:morning|afternoon|evening))\b[^,.!?:\n]{0,30}[,:!]\s+/i;
const OPENING = new RegExp(
  `^(?<lead>${LEAD})(?:(?:${POLITE}) (?<who>${WHO}) (?<modal>could|can|would|might)(?: please| kindly| possibly| perhaps)?(?: be able to)?|would it be possible for (?<whom>you|us|someone|[a-z]+) to|(?:would it be possible|(?:I|we)(?: am|['’]m| are|['’]re) (?:writing|reaching out) to (?:ask|inquire|enquire) (?:if|whether) it (?:is|would be|might be|may be) possible) to (?<deed>extend|postpone|reschedule|arrange|get|receive|see|borrow|join|take|meet|discuss|talk|chat|send|share|confirm|review|check|provide|forward|explain|update))(?= [a-z])(?! (?:like|prefer|rather|want|have any|not|have|be interested)\\b)`,
  "i",
);
const TAILED =
  /^if you (?:could|can|would)(?= [a-z])(?! (?:like|prefer|rather|want|have any|not|be)\b)[^,;:]*(, (?:(?:that|it|this)(?: would|['’]d) be (?:(?:really|very|so|super|much) )?(?:great|good|nice|helpful|useful|appreciated|lovely|wonderful|amazing|fantastic|ideal|awesome|perfect)|I(?: would|['’]d)(?: (?:really|greatly|very much))?(?: appreciate it| be (?:(?:very|so|really) )?grateful)))[.!]?$/i;
// "I wanted to check if you had a chance to look at it."
const CHANCE =
  /^I(?: am| was|['’]m)?(?: just)? (?:(?:wanted|checking(?: in)?|following up|writing) to (?:check|see|ask)|checking(?: in)?|wondering) (?:if|whether) you(?:['’]ve| have)? (?:had|got|get|found)(?= (?:an?|the|any|some|time)\b)/i;
// What announces a question that follows, and thanks for what is not done yet.
const QUICK =
  /^(?:just )?(?:an? |one )?quick (?:one|question|q|ask|favou?r)(?: for you)?(?:[.!:,]| [-–—])(?= |$)|^(?:just )?(?:a )?(?:quick )?heads[- ]up that(?= )|^(?:thank you|(?:many )?thanks)(?: so much| very much| a lot)? in advance\b[^.!?\d]{0,60}[.!]?$/i;
// Another clause behind the request would be asked too.
const GOES_ON =
  /;|: |—|, (?:and|but|so|or|then|otherwise|after which|in which case|if not) |\bor not\b|\bI (?:can|could|will) help\b/i;

/** Who is to do what somebody asks for without naming anyone. */
const doerOf = (deed: string): string =>
  /^(?:get|receive|see|borrow|join|take)$/i.test(deed)
    ? "I"
    : /^(?:meet|discuss|talk|chat)$/i.test(deed)
      ? "we"
      : "you";

const editsIn = (sentence: string, start: number): Edit[] => {
  const end = start + sentence.length;
  const mark = /[.!?]$/.exec(sentence)?.[0] ?? "";
  const asks = { start: end - mark.length, end, insert: "?" };
  const quick = QUICK.exec(sentence);
  if (quick !== null) return [{ start, end: start + quick[0].length, insert: "" }];
  const chance = CHANCE.exec(sentence);
  if (chance !== null && !GOES_ON.test(sentence))
    return [{ start, end: start + chance[0].length, insert: "Have you had" }, ...(mark === "?" ? [] : [asks])];
  const tailed = TAILED.exec(sentence);
  if (tailed !== null) {
    const from = end - mark.length - (tailed[1] as string).length;
    return [
      { start, end: start + sentence.indexOf(" ", "if you ".length), insert: "Could you" },
      { ...asks, start: from },
    ];
  }
  const opening = OPENING.exec(sentence);
  if (opening?.groups === undefined || GOES_ON.test(sentence.slice(opening[0].length))) return [];
  const { lead = "", who, modal = "could", whom, known, deed } = opening.groups;
  // "Let me know if I can help" is an offer, and "if you would" there no request.
  if (known !== undefined && (/^(?:I|we)$/i.test(who ?? "") || /^(?:would|might)$/i.test(modal))) return [];
  const person = whom === "us" ? "we" : (who ?? whom ?? (deed === undefined ? "you" : doerOf(deed)));
  const insert = `${modal.toLowerCase() === "can" ? "can" : "could"} ${/^(?:we|you|someone|somebody|anyone|anybody|everyone)/i.test(person) ? person.toLowerCase() : person}${deed === undefined ? "" : ` ${deed}`}`;
  return [
    { start: start + lead.length, end: start + opening[0].length, insert: lead === "" ? upperFirst(insert) : insert },
    ...(mark === "?" ? [] : [asks]),
  ];
};

/** Edits of a sentence, behind the greeting that stands on its line or over it. */
const editsOfSentence = (sentence: string, start: number): Edit[] => {
  const greeting = GREETING.exec(sentence)?.[0] ?? "";
  const edits = editsIn(sentence.slice(greeting.length), start + greeting.length);
  return greeting.endsWith(" ") ? edits.map((edit) => ({ ...edit, insert: lowerFirst(edit.insert) })) : edits;
};

/** "I would appreciate it if you could confirm it." asks "Could you confirm it?", and so do its like. */
export const plainAsks: Transform = {
  name: "plain-asks",
  edits: (draft) => {
    const { text } = draft;
    const signs = signsIn(draft, "ask");
    if (signs.length === 0) return [];
    return sentencesWith(draft.sentences(), signs).flatMap(({ start, end }) =>
      editsOfSentence(text.slice(start, end), start),
    );
  },
};
