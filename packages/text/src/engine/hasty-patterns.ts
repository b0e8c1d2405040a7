// What the passes on hasty drafts look for. The library carries them packed; after a change run `npm run pack-tables`.

const ASKS =
  "(?:(?:and|but|so|also),? )?(?:(?:can|could|would|will|is|are|was|were|do|does|did|has|have|should|shall) (?:you|we|i|he|she|it|they|the|this|that|there|any|anyone|someone|somebody|anybody|everyone|whoever|all)\\b|(?:what|when|where|who|why|how|which)(?:['’]s)? ?(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|time|long|many|much|about)\\b|(?:what|when|where|who|why|how)['’]s\\b|any (?:news|updates?|chance|idea|thoughts|objections)\\b)";

const QUESTION = new RegExp(`(?:^|[.!?]\\s+)${ASKS}[^.!?]*$|(?:^|[.!?,]\\s+)ok(?:ay)? to [^.!?,]+ or [^.!?,]+$`, "i");

/** A question behind a comma, and one about somebody who is named. */
const ASKED_LAST =
  /, (?:or |and |but )?(?:can|could|should|would|will|is|are|was|were|do|does|did|has|have) (?:you|we|[iI]|it|they|he|she|that|this|there|anyone|someone)\b[^.!?,;]*$|(?:^|[.!?]\s+)(?:[Aa]nd |[Bb]ut |[Ss]o )?(?:[Ii]s|[Aa]re|[Ww]as|[Dd]oes|[Dd]id|[Hh]as) \p{Lu}\p{Ll}+ [^.!?,;]*$/u;

const BEHIND_I = "I(?:['’](?:m|ve|ll|d)| (?:am|think|have|was|will|can['’]t|don['’]t|didn['’]t|need|got))\\b";

/** A statement that runs on from a question: where its end is sure the mark goes there, else there is none. */
const RUN_ON = new RegExp(
  `(?:^|[.!?]\\s+)${ASKS}[^.!?,;\\n]{6,90}\\b(?:again|please|someone|anyone|today|tomorrow|tonight|asap|instead|yet|soon|[a-z]+day)( )(?=${BEHIND_I})`,
  "gi",
);

const RUNS_ON = new RegExp(
  `(?<!\\b(?:if|that|when|what|where|who|how|why|because|than|as|and|or|so|before|after|until|unless|while|whether|like|time|day|way|thing|things|one|ones)) ${BEHIND_I}`,
);

/** A question with a statement behind its comma: "can you check the total, i think it's wrong". */
const ASKED_FIRST = new RegExp(
  `(?:^|[.!?]\\s+|\\n)(?:(?:and|but|so|also),? )?(?:can|could|would|will|do|does|did|is|are|have|has) (?:you|we|it|they|he|she|that|this|there|anyone|someone|somebody) [^.!?,;\\n]{6,90}(?<! if [^.!?,;\\n]*)(,) (?=(?:i|we|it|he|she|they|that|i['’]\\w+|we['’]\\w+|it['’]s|he['’]s|she['’]s|they['’]re|that['’]s) [a-z'’]{2,})`,
  "gi",
);

/** A request that ends in a full stop. */
const ASKED = new RegExp(
  "(?:^|[.!?]\\s+|\\n)(?:(?:and|but|so|also|hi|hey),? )?(?:can|could|would|will|do|does|did|are|have|has|is) (?:you|we|i|they|there|anyone|someone|somebody|anybody|whoever [a-z ]{3,20}) (?:please )?[a-z'’]{2,}[^.!?\\n]{3,110}(\\.)(?=\\s|$)",
  "gi",
);

/** A question that goes on as a statement or an order. */
const GOES_ON =
  /[,;] (?:i|we|it|he|she|they|that|there|cos|because|so|but)\b|[,;] (?!if\b|when\b|before\b|after\b|by\b|please\b)\S+(?: [^\s,]+){2}|\band (?:don['’]t|do not|please|pls|no|not|i|we)\b/i;

/** A clause that may ask, wherever it stands: a stop behind it could be wrong. */
const MAY_ASK = new RegExp(
  `(?:^|[,;] )${ASKS}|(?<!\\b(?:i|we|you|u|he|she|they|it) )\\b(?:can|could|would|will|do|does|did|are|was|were|has|have|should|shall)(?:n?['’]t)? (?:you|we|i|he|she|they|u|anyone|someone|somebody|anybody|whoever)\\b`,
  "i",
);

/** A last line that is a name or a short goodbye wants no stop. */
const SIGNED =
  /(?:^|[\s,.!])(?:[Tt]a|[Tt]hx|[Tt]hanks|[Tt]hank you|[Cc]heers|[Rr]egards|[Xx]{1,3}|lol|haha)$|(?:^|[.!?–-]\s+|\b(?:[Tt]a|[Tt]hanks|[Tt]hx|[Cc]heers|[Rr]egards|[Ll]ove|[Gg]reetings|[Bb]est|x{1,3}),? )\p{Lu}\p{L}*\.?(?: \p{Lu}\p{L}*){0,2}$|, \p{Lu}\p{Ll}+$|(?:[Rr]egards|[Ww]ishes|[Tt]hanks|[Cc]heers|[Ss]incerely), [^.!?,]{2,40}$|[.!?]\s+\p{Lu}\p{Ll}+, \p{Ll}+$/u;

/** A name behind a hello that runs on. */
const CALLED =
  /^(?:hi|hey|hello|hiya|dear) (\p{L}{3,})(?= (?:hope|just|sorry|quick|can|could|i|we|thanks|re|its|it['’]s|the|this|u|you|your|did|do|is|are|any|my|our|got|so|as|if|when|what|was|please|pls|following|wanted|need)\b)/iu;

/** A name behind the thanks that close a text. */
const THANKED =
  /[.!?,] (?:thanks|thx|cheers|ta|regards),? (?!again|all|every|lots|much|so|for|in|you|team|guys|both|very|any|folks|ever|love|mate|x|lads|very|loads|heaps|a\b|bye)(\p{Ll}{3,10})$/iu;

/** A closing that nobody is addressed with, before the name under it. */
const CLOSED =
  /[.!?]\s+(?:(?:kind |best |warm |many )?regards|best wishes|yours (?:sincerely|faithfully|truly))( \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})$/iu;

/** A greeting that runs on without its comma: a name before a small word, or a group. */
const UNPARTED =
  /^(?:[Hh]i|[Hh]ey|[Hh]ello|[Hh]iya|[Dd]ear|(?:[Gg]ood )?(?:[Mm]orning|[Aa]fternoon|[Ee]vening)) (?:(?:(?:[Mm]rs?|[Mm]s|[Dd]r)\.? \p{Ll}{3,}|(?:(?:[Mm]rs?|[Mm]s|[Mm]iss|[Dd]r|[Pp]rof)\.? )?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)(?= (?!(?:and|or|at|from|of|in)\b)(?:\p{Ll}|I\b))|(?:all(?! the\b)|team|both|everyone|everybody|folks|guys)(?= (?!(?:staff|and|of|at|in|from|those|who|members|leads|leaders|it)\b)(?:\p{Ll}|I\b)))/u;

/** A greeting of one name or two. */
const GREETED_SMALL =
  /^(?:hi|hello|hey|dear|hiya|(?:good )?(?:morning|afternoon|evening)) \p{L}+(?: (?!re\b|of\b|the\b)\p{L}+)?[\s,!:–-]*$/iu;

/** Names inside a sentence. */
const NAMED = /(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}{3,}(?=[\s,.!?'’)]|$)(?! (?:\d|\p{Lu}|no\b))/gu;

/** What may be one of them in small letters, and the article before it. */
const SMALL = /(?<![\p{L}\d_'’@./#-])(?:(?<=\b(an?|the|my|our|your) )|)\p{Ll}{4,}(?=[\s,.!?'’)]|$)/gu;

const NO_NAME =
  /^(?:Will|Mark|Bill|Hope|Rose|March|Page|Price|Case|Gate|Bank|Main|Team|Board|Level|Sales|Finance|Legal|Ward|Unit|Site|Plan|Room|Floor|Please|Thanks|Excel|Word|Slack|Teams|Zoom|Apple|Target|Sharp|Young|Long|Short|White|Green|Only|Never|Just|This|That|They|There|When|What|From|With|Have|Been|Also|Then)$/;

const GREETED =
  /^(?:hi|hello|hey|dear|hiya|(?:good )?(?:morning|afternoon|evening))\b(?: [\p{L}.]+){0,3}(?:[,!:]| [-–—]) $/iu;

const TITLED =
  /(?<![\w./@-]|\d |\b(?:the|a|my|your|our|see|another|each|duty) )([Mm]rs?|[Mm]s|[Dd]r)(\.?) (?!(?:and|or|is|was|has|had|will|can|said|says|who|for|from|at|in|on|to|about|re|told|wants|asked|thinks|came|called|rang|knows|if|that|sign|appointments?|appts?)\b)(\p{Ll}{3,})(?=[\s,.!?'’)]|$)/gu;

// Where a sentence starts: with the text, after its mark, after a line that ended or a blank one.
const START =
  /(?:^|(?=[.!?])(?<=[\p{L}\d%)"”’*!?])(?<!\((?:[^()\n]{0,12}))(?:\.|[!?]+)["”’]?\s+|[.!?:,]\n|\n\s*\n)(?=\p{L})/gu;
const ABBREVIATED =
  /(?:\b(?:e\.g|i\.e|etc|vs|co|ltd|inc|approx|a\.m|p\.m|incl|excl|misc|dept|est|ext|(?<!\d )(?:max|min)|tel|resp|ref|qty|esp|prob|poss|bec|comm|mgr|asst|gov|hosp|univ|addl|acct|conf|inv|rev|int|recd|govt|mtg|appt|ord|pt|pg|pp|vol|ch|fig|cl|sq|[a-z]\.[a-z])|\bno(?=\.\s+\d)|\b(?:part|ref|serial|order|invoice|item|model|job|phone|account|lot|batch|policy|case|room) no|(?<=\d )mo|(?<![\d.])\d{1,2}\.\d{1,2}|(?<![\w'’])[b-hj-z])\.\s+$/i;

const SHORTENED =
  "wed|thur|sept|ave|ste|atty|sched|prelim|admin|elec|cont|mgmt|temp|info|spec|tech|orig|corp|dist|hist|inst|pref|prev|prep|proc|prod|sect|vols|cust|disc|docs|equip|supp|maint|calc|cert|circ|diag|freq|mech|assoc|cttee|comp|desc|perm";
/** The end of a sentence in a note: a mark other than a stop, or a stop behind a figure or a word that nobody shortens so. */
const SURE_END = new RegExp(
  `(?:[!?]["”’)]*|[\\d%)"”’]\\.|(?<![\\p{L}'’])(?!(?:${SHORTENED})\\.)(?:\\p{L}{4,}|it|is|on|up|in|at|out|off|ok|yes|him|her|them|us|me|you|now|then|too|bad|dry|hot|wet|red|job|day|key|pay|tea|van|dog|got|put|set)\\.)["”’]?\\s+$`,
  "iu",
);

/** A question that starts behind a stop, though that may shorten a word: "open until 20 Aug. why?" */
const ASKS_ANEW = /^(?:who|what|when|where|why|how)\b(?:['’]s\b|[^.!?\n]*\?)/;

// A word with a digit, a dot or a capital inside is a name: p95, example.org, iOS. So is one that nobody could say.
const SMALL_WORD =
  /(?!(?:npm|git|kubectl|pip|sudo|curl|ssh|psql|grep|ios|macos|iphone|ipad|ebay|docker-)\b)(?=[a-z]*[aeiouy])[a-z]+(?:['’][a-z]+)?(?=[\s,.:;!?)…-]|$)(?!-[a-z]+-[a-z]|[-.]\d|\.[a-z]|:\/)/y;

/** Abbreviations that people type small and write large. */
const ACRONYM =
  /\b(?<![./@#-])(?:fyi|asap|api|url|ui|ux|sql|qa|kpi|pdf|vpn|ceo|cto|cfo|nda|faq|gdpr|crm|erp|sla|gps|nhs|vip|eta|eod|tbc|rsvp|usb|rfp|utc)(?=s?(?![\w/@_-]|\.\w))/g;

export const hastyPatterns = {
  start: START,
  abbreviated: ABBREVIATED,
  sureEnd: SURE_END,
  asksAnew: ASKS_ANEW,
  smallWord: SMALL_WORD,
  acronym: ACRONYM,
  question: QUESTION,
  askedLast: ASKED_LAST,
  runOn: RUN_ON,
  runsOn: RUNS_ON,
  askedFirst: ASKED_FIRST,
  asked: ASKED,
  goesOn: GOES_ON,
  mayAsk: MAY_ASK,
  signed: SIGNED,
  called: CALLED,
  thanked: THANKED,
  closed: CLOSED,
  unparted: UNPARTED,
  greetedSmall: GREETED_SMALL,
  named: NAMED,
  small: SMALL,
  noName: NO_NAME,
  greeted: GREETED,
  titled: TITLED,
};
