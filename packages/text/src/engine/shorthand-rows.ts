import { anyOf, next, type Row } from "./spelling-row.ts";

const SUBJECT = String.raw`(?:^|[.!?,;(\n] ?|\b(?:`;
// What stands behind "you're" and never behind "your"; what may stand behind both is told by what stands before.
const NO_NOUN =
  "not going gonna the a an in on at so too just ok okay here there sure able happy still very really off over under out up down to from for by with about as never always also only due done gone supposed allowed entitled busy coming thinking looking doing getting being having making working trying feeling saying staying";
const IN_MIND = "interested worried bored tired stuck finished";
const EITHER = "late right back free ready well good alright keen";
/** Shorthand that people type for words. */
export const SHORTHAND: readonly Row[] = (
  [
    { words: "yr=years hr=hours wk=weeks", before: /\b(?:[2-9]|\d\d+) $/, behind: /^(?:[,;!?)]|\.(?! [a-z])|$|\n)/ },
    {
      words:
        "cuz=because coz=because becos=because ppl=people pls=please plz=please thx=thanks abt=about lmk=let_me_know idk=I_don't_know tmrw=tomorrow tmr=tomorrow tmrow=tomorrow tomoz=tomorrow yday=yesterday tho=though gonna=going_to gunna=going_to wanna=want_to gotta=have_to obv=obviously obvs=obviously mgmt=management govt=government mtg=meeting mtgs=meetings msg=message msgs=messages b4=before nite=night nites=nights tonite=tonight hav=have wk=week wks=weeks wkend=weekend wkends=weekends wknd=weekend appt=appointment appts=appointments shld=should wld=would cld=could btwn=between recd=received mth=month mths=months mnth=month mnths=months defo=definitely yest=yesterday gtg=got_to_go mgr=manager",
    },
    {
      words: "bc=because cos=because def=definitely",
      before: /(?<!\b(?:a|the|in|of|high|standard)) $(?<=[\p{L}\d,.!?)] )/u,
      behind: /^ (?!lettuce)[a-z]/i,
    },
    { words: "til=until", behind: /^ / },
    { words: "thru=through", before: /(?<!\bdrive[ -]?)$/i },
    { words: "rn=right_now", before: /[a-z] $/, behind: /^(?:[.,!?)]|$|\n)/ },
    {
      words: "yr=year",
      before: /\b(?:\d+|last|this|next|per|each|every|another|a|one|half|of|school|financial|full) $/i,
    },
    {
      words: "yr=your",
      before:
        /\b(?:need|want|see|get|got|send|for|on|with|to|from|about|thanks|thx|is|are|bring|check|and|if|re|do|did|have|use) $/i,
      behind: /^ (?!end\b|on\b|round\b|old\b|group\b|one\b|two\b|[a-z]+ly\b)[a-z]{2,}/,
      hasty: true,
    },
    {
      words: "yrs=years hrs=hours",
      before: /\b(?:\d[\d.,+-]*|few|many|of|some|couple|the|two|three|four|five|six|ten) $/i,
    },
    { words: "hrs=hours yrs=years shd=should smth=something", behind: /^(?:[ .,;!?)]|$|\n)/, hasty: true },
    { words: "mo=month", before: /\b(?:1|a|per|each|every|this|last|next) $/i },
    { words: "mo=months", before: /\b(?:[2-9]|\d\d+) $/, behind: /^(?:[,;!?)]|\.(?! \p{Ll})|$|\n)/u },
    { words: "hr=hour", before: /\b(?:\d[\d.]*|an|half|per|each) $/i },
    {
      words: "w=with",
      before: /(?<!\b(?:in|of|the|a|an|where|for|and|is)) $(?<=[a-z][\da-z'’\])]* |[\])] )/,
      behind: /^ (?:a|[a-z]{2,}|[A-Z][A-Za-z]+|\d+ (?:[a-z]{2,}))(?![\w/])/,
    },
    {
      words: "w=with",
      before: /\b(?:is|was|and) $/,
      behind: /^ (?:the|a|my|our|your|his|her|their|me|him|us|them|[A-Z][a-z]+)\b/,
    },
    { words: "n=and", before: /[a-z] $/, behind: /^ (?!cheese|chips|roll|go\b)(?:[a-z]{2,}|[A-Z][a-z]+)/ },
    { words: "u=you", before: /(?:^|[a-z,.?!\n] ?|\bb4 )$/i, behind: /^(?:[ ,.?!]|$)/ },
    {
      words: "ur=you're",
      before: new RegExp(`${SUBJECT}so|and|but|or) )$`, "i"),
      behind: next(`${NO_NOUN} ${IN_MIND}`),
    },
    {
      words: "ur=you're",
      before: new RegExp(
        `${SUBJECT}if|when|whenever|hope|hoping|think|thought|know|that|cos|because|bc|since|unless|while|case|sure|glad|where|until|til|till|once|whether) )$`,
        "i",
      ),
      behind: next(`${NO_NOUN} ${IN_MIND} ${EITHER}`),
    },
    {
      words: "ur=you're",
      before: new RegExp(`${SUBJECT}if|when|while|unless|because|cos|bc|since|as|that|think|know) )$`, "i"),
      behind:
        /^ (?!(?:meeting|building|booking|training|wedding|parking|hearing|heating|listing|rating|ceiling|clothing|spelling|briefing|opening|filing|offering|morning|evening)s?\b)[a-z]{2,}ing\b(?! (?:is|was|has|will)\b)/,
    },
    {
      words: "ur=your",
      before:
        /\b(?:do|see|seen|take|give|get|got|send|sent|have|need|want|love|like|check|update|use|change|for|of|with|in|at|on|to|about|from|is|was|are|all|into|by|re|heard|read|saw|lost|found|thanks|pls|please|confirm|bring|cover|share|got|add|put) $/i,
      behind: / /,
    },
    {
      words: "ur=your",
      before: /\b(?:if|when|that|because|cos|bc|think|know|hope|and|so|but|or) $/i,
      behind: /^ [a-z]{3,} (?:is|are|was|were|has|have|had|will|can|needs|wants|gets|isnt|isn't)\b/,
    },
    {
      words: "ur=your",
      before: /(?<!\b(?:if|when|that|because|cos|bc|since|unless|think|know|hope|until|til|till|case)) $/i,
      behind: new RegExp(`^ (?!${anyOf(`${NO_NOUN} ${IN_MIND} ${EITHER} [a-z]+ing`)}\\b)[a-z]{3,}`),
    },
    {
      words: "r=are",
      before: /\b(?:we|you|they|u|how|where|what|who|there|these|those|when|why) $/i,
      behind: /^ [a-z]/,
    },
    { words: "r=are", before: /(?:^|[.!?,] )$/, behind: next("u you we they") },
    {
      // "The prob", "same prob": a problem.
      words: "prob=probably probs=probably",
      before:
        /(?:^|[.!?,;:(\n] ?|\b(?:i|we|you|u|he|she|it|they|is|are|was|were|am|be|im|its|but|and|so|or|will|ll|can|would|could|should|not|just|then|thats|there|theres) )$/i,
      behind: /^ (?!with\b|is\b|was\b)[A-Za-z\d]/,
    },
  ] satisfies Row[]
).map((row) => ({ ...row, kind: "shorthand" }));
