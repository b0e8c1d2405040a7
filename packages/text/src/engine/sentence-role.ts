/** What a sentence is for, read from its words. */
export type SentenceRole = "ask" | "outcome" | "figure" | "risk" | "fact";

const ASK =
  /\?["”’)]?$|\b(?:please (?!feel free|note|find|join (?:me|us)|accept|excuse|forgive|bear with|see\b|don['’]t hesitate|do not hesitate|let me know (?:if you (?:have|need|want)|what|how)|contact|reach)|could you|can you|would you|will you|can someone|could someone|let me know (?:if|whether|when|which|by|who)\b(?! (?:it|that|this) (?:works|helps)| you (?:have|need|want|think)| there['’]?s? )|(?:appreciate it|grateful|helpful|great|good) if (?:you|someone)|need (?:you|your|someone)|we need to decide|i(?: am|'m|’m)? (?:need|asking)|we (?:still )?need|asking (?:you|for)|your (?:approval|decision|sign-off)|sign off on|the ask is)\b/i;
const RISK =
  /\b(?:risks?|blocked|blockers?|delay(?:ed|s)?|at risk|slip(?:ped|ping|s)?|outages?|incidents?|concern(?:ed|s)?|behind schedule)\b|\b(?:cannot|can['’]t|won['’]t) (?:ship|launch|deliver|meet|finish|start|release|make)\b/i;
const RESULT =
  /\b(?:shipped|launched|released|delivered|finished|completed|closed|cut|reduced|increased|improved|fell|rose|dropped|grew|went|saved|hit|passed|fixed|resolved|migrated|signed|won|raised|moved|joined|(?:is|are) joining|is (?:now )?live)\b/i;
// A sentence with one of these tells of trouble, or of what did not happen.
const TROUBLE = /\b(?:late|slow|rough|failed|lost|unfortunately|problem|never|not|nobody|unhappy)\b|n['’]t\b/i;
// How far something went, which says more than that it went.
const CHANGE = /\bfrom [^.]{0,20}\d[^.]{0,20} to [^.]{0,12}\d|\bby (?:about |almost |nearly |over )?\d|\d ?%/i;
const ANNOUNCES =
  /\b(?:decided|joining|joins|leaving|stepping down|starting|promoted|hiring|(?:is|are) (?:now )?(?:live|out|open)|introducing|launching|announc\w+)\b/i;
// "If you need anything, please take it home" asks only some, and of them only then.
const CONDITIONAL = /^(?:if|should you|in case|unless)\b/i;
// It asks about all that was said before.
const AFTERWARDS =
  /^(?:what do you (?:all |both |guys )?think|any (?:thoughts|objections|questions)|thoughts|(?:does|would|will) (?:this|that|it) (?:work|make|sound)|how does (?:this|that) sound|sounds? good|makes? sense|ok|okay|right|agreed)\b/i;
const FIGURE = /\d/;

// A question that wants no answer.
const RHETORICAL =
  /^(?:ready|want|looking|curious|excited|tired|are you ready|do you want to|ever\b|have you ever|sound familiar|guess what|the (?:result|best part|catch|reason))/i;

const isAsk = (sentence: string): boolean =>
  ASK.test(sentence) && !RHETORICAL.test(sentence) && !CONDITIONAL.test(sentence) && !AFTERWARDS.test(sentence);

const FIGURE_WORDS_MAX = 30;

const isResult = (sentence: string): boolean =>
  RESULT.test(sentence) && !ASK.test(sentence) && !RISK.test(sentence) && !TROUBLE.test(sentence);

/** Whether a sentence gives a result with its figure, and is short enough to open a text. */
const isFigure = (sentence: string): boolean =>
  FIGURE.test(sentence) && isResult(sentence) && sentence.split(/\s+/).length <= FIGURE_WORDS_MAX;

const IS: Readonly<Record<SentenceRole, (sentence: string) => boolean>> = {
  ask: isAsk,
  risk: (sentence) => RISK.test(sentence) && !ASK.test(sentence) && !/\b(?:sorry|apolog\w+)\b/i.test(sentence),
  outcome: isResult,
  figure: isFigure,
  fact: (sentence) => !ASK.test(sentence) && !RISK.test(sentence) && !RESULT.test(sentence),
};

/** Whether a text that opens with the sentence is there to announce it. */
export const announces = (sentence: string): boolean => ANNOUNCES.test(sentence);

/** Whether a sentence tells by how much something changed. */
export const tellsChange = (sentence: string): boolean => CHANGE.test(sentence);

/** Whether a sentence asks about all that stands before it. */
export const asksAfterwards = (sentence: string): boolean => AFTERWARDS.test(sentence);

/** Whether a sentence has a role; a result with its figure has two. */
export const hasRole = (sentence: string, role: SentenceRole): boolean => IS[role](sentence);

// A sentence that leans on the one before it cannot be moved away from it.
const LEANS =
  /^(?:this|that|these|those|it|its|they|their|them|he|she|his|her|so|but|and|or|then|also|however|therefore|which|as a result|because of (?:this|that)|instead|otherwise|still|yet|both|either|neither|another|others|such|for (?:example|instance)|since then|that said|in (?:my|that|those) \w+|in the meantime|meanwhile|perhaps|maybe|alternatively|whether you|so far|at the same time|on top of|(?:at )?\d{1,2}:\d\d)\b/i;
// Words that point back from inside a sentence.
const POINTS_BACK =
  /\b(?:(?:this|these|those)(?! (?:week|month|quarter|year|morning|afternoon|evening|sprint|time|monday|tuesday|wednesday|thursday|friday)\b)|such an?|the (?:same|former|latter|above|others?)|(?:cut|reduced|raised|moved|changed|made|did|do|fixed|of|for|with|about|than) that)\b|\b(?:for|with|about) (?:one|it|them)[?.!]*$|\b(?:which|other|last|new|old|same|right|wrong|first|second) ones?\b|\bwhich (?:option|version|date|day|time)\b|\b(?:beforehand|afterwards|instead)[?.!]*$/i;

// "it is clear that" and "whether it works to" point at nothing before them.
const PRONOUN =
  /\b(?:(it|its|he|his|she|her|him)|they|them|their)\b(?!['’]s (?:important|clear|fine|good|time)| (?:is|was|will be|would be) (?:important|clear|possible|necessary|good|great|better|hard|easy|time|likely|worth))/i;
// What such a word may stand for inside its own sentence, one thing or several.
const ONE =
  /\b(?:[Tt]he|[Aa]n?|[Oo]ur|[Mm]y|[Yy]our|[Ee]ach|[Ee]very|[Ss]ome|[Nn]o|another|someone|somebody|anyone|anybody|whoever|everyone) \p{L}|\p{Ll}[ ,]+\p{Lu}\p{Ll}|^\p{Lu}\p{Ll}+ (?:and|is|was|has|will|can|said|wants|thinks)\b/u;
const SEVERAL = /\b(?!this|was|has|does|always|unless|perhaps)\p{L}{3,}s\b|\b(?:people|both|all|and)\b/u;

const ANY_PERSON =
  /\b(?:every(?:one|body)|some(?:one|body)|any(?:one|body)|whoever|team|client|customer|candidate|support|sales|legal|finance)\b/i;

/** Whether a sentence has a pronoun for something that it does not name itself. */
const pointsOut = (sentence: string): boolean => {
  const found = PRONOUN.exec(sentence);
  if (found === null) return false;
  const named = sentence.slice(0, found.index);
  return found[1] !== undefined ? !ONE.test(named) : !SEVERAL.test(named) && !ANY_PERSON.test(named);
};

// "Can you check with Ana?" does not say what; "can you confirm by Thursday whether …" does.
const ELLIPTIC =
  /\b(?:you|someone|anyone|whoever|please|and|or|we|I) (?:please )?(?:check|confirm|look(?=[.!?]*$)|advise|verify|fix|revert|approve|review|decide|investigate|follow up|clarify|ask)(?: (?:with|by|on|before|at|in|today|tomorrow|again|and|or|asap|please|until|together|now|soon|when|this (?:week|morning|afternoon))\b(?![^.!?]*\b(?:whether|if|that|which|what|how|who)\b)|[.!?]*$)|\b(?:you|someone|please) (?:please |be able to )?(?:tell|inform|ask) (?:\w+ ){0,2}\w+[.!?]*$/i;

// Words that ask, and things that a request has without saying what it is about.
const NO_MATTER =
  /^(?:please|could|would|should|someone|anyone|everyone|send|give|take|make|have|look|know|tell|check|confirm|approve|review|help|need|your|with|from|that|this|them|when|what|which|whether|before|after|until|today|tomorrow|week|month|year|time|date|note|call|message|answer|reply|feedback|update|hand|minute|moment|thing|things|place|start|begin|stop|find|minutes|hour|hours|next|chat|quick|schedule|catch|leave|come|meet|meeting|talk|like|want|able|also|possible|soon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|morning|afternoon|evening|there|here|into|over|about|again|back|just|still|then|will|does)$/;
// A name, a figure that is no date, code, a link, or what is asked in a clause of its own.
const NAMES_IT =
  /(?<=[\p{L}\d,;:] )(?!I\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May\b|June|July|August|September|October|November|December)\p{Lu}[\p{L}\d]|[#@`/]\S|\b\d{3,}\b|\d ?%|[$€£]\d|\b\d+(?:\.\d+|[a-z]\b)|\b(?:whether|if|how|what|why) (?!you\b)\S+ \S+ \S+/u;

// An ask with which a letter closes.
const CLOSES =
  /^(?:please |just |also |and )*(?:let me know|let us know|tell me)\b|^(?:is|are) there any|^should (?:any|you)\b|^would [^?]*\b(?:work|suit)\b|^(?:do|does) (?:that|this)\b/i;

// What is to be handed over or done to is said by its one noun.
const HANDS_OVER = /\b(?:send|share|upload|forward|sign|approve|merge|book|order|pay|print|return|bring)\b/i;

/** Whether a sentence says by itself what it is about; `earlier` is what stands before it in the text. */
export const isSelfContained = (sentence: string, earlier: string, role: SentenceRole): boolean => {
  if (earlier === "") return true;
  // "You get a ticket, but please have it stamped" is told and asked in one.
  if (role === "ask" && (/, (?:but|and|so) [^?]*\bplease\b/i.test(sentence) || CLOSES.test(sentence))) return false;
  const before = earlier.toLowerCase();
  // "The door" was told of before; in front of that it would be any door.
  for (const [, opens = "", noun = ""] of sentence.matchAll(/\bthe (?:([a-z]+) )?([a-z]{4,})\b/g))
    if (before.includes(noun.slice(0, -1)) || (role !== "ask" && opens.length > 4 && before.includes(opens)))
      return false;
  if (NAMES_IT.test(sentence)) return true;
  const words = sentence.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return words.filter((word) => !NO_MATTER.test(word)).length > (HANDS_OVER.test(sentence) ? 0 : 1);
};

// What answers the sentence before it.
const ANSWER = /^(?:no|yes|nope|yep)(?: ?[-–—,:.;]|$)/i;

/** Whether a sentence can stand first, and the one after it can do without it. */
export const canMove = (sentence: string, following: string | undefined): boolean =>
  !LEANS.test(sentence) &&
  !POINTS_BACK.test(sentence) &&
  !pointsOut(sentence) &&
  !(isAsk(sentence) && ELLIPTIC.test(sentence)) &&
  (following === undefined || (!ANSWER.test(following) && !LEANS.test(following) && !pointsOut(following)));

const WHEN =
  /^(?:if (?:not|(?:we|I|you) (?:don['’]t|do not|can['’]t|cannot|hear))\b|otherwise\b)|^(?:I|we) (?:still |also |only |really )?(?:need|want) (?:it|them)\b|^(?:(?:it|that|this)(?: would|['’]d| will|['’]ll| is|['’]s| needs| has)\b|(?:we|I|they) (?:would |will )?(?:need|want|like) (?:it|this|that|them)\b|(?:I|we)(?: will|['’]ll)\b|no (?:rush|hurry)\b|the sooner\b)[^.!?]*(?:\b(?:before|by|until|till|due|urgent|today|tomorrow|soon|sooner|week|day|rush|hurry|time|once)\b)/i;

/** Whether a sentence stays behind the question before it: it says by when that is needed, or asks on. */
export const goesWithAsk = (sentence: string): boolean =>
  WHEN.test(sentence) ||
  (isAsk(sentence) && !LEANS.test(sentence) && !POINTS_BACK.test(sentence) && !pointsOut(sentence));

const APOLOGY =
  /^(?:I(?: just)?(?: wanted to| want to| would like to|['’]d like to| must| owe you)? (?:apologi[sz]e\b|an apology\b|(?:am|['’]m) (?:so |very |really |truly )*sorry\b)|(?:my |please accept my |our )?(?:sincere )?apologies for\b)(?!.{0,20}\b(?:delay|late|slow))/i;

const TO_READER =
  /\byou(?: have|['’]ve)? (?:have |are |were )?(?:been )?(?:selected|chosen|accepted|promoted|invited|admitted|hired|awarded)\b|\boffer you\b|^congratulations\b/i;

/** Whether a text that opens with the sentence tells its reader a decision about them, which nothing comes before. */
export const tellsReader = (sentence: string): boolean => TO_READER.test(sentence);

/** Whether a text that opens with the sentence is there to apologise. */
export const opensApology = (sentence: string): boolean => APOLOGY.test(sentence);
