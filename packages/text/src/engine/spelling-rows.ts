/** Words that are written anew, "wrong=right" with "_" for a space, where what follows and what stands before allow it. */
export interface Row {
  words: string;
  behind?: RegExp;
  before?: RegExp;
  /** What the notes call it. */
  kind?: "shorthand";
}

const anyOf = (words: string): string => `(?:${words.replaceAll(" ", "|")})`;
const next = (words: string): RegExp => new RegExp(`^ ${anyOf(words)}\\b(?!-)`, "i");

const DO_NEXT =
  "be do have send get try take make check ask call go see let share follow add update write ping join start need fix ring text email mail phone come bring pick drop find look keep put run give tell talk speak meet book order pay confirm cover sort raise push pull post print leave wait stay work finish move change set sign draft chase forward resend review test show use explain handle manage contact message attach upload cancel swap drive pop head just also say then probably prob still not never only definitely";
// "its late fee" and "its late for that": behind these the next word tells.
const ITS_SURE =
  "blocking breaking failing taking causing costing making leaking killing happening too also just really very probably still going fine ok okay done always never so quite pretty what why how when worth nowhere raining this that these those me us him them you there here nearly almost mostly getting gone got today tomorrow monday tuesday wednesday thursday friday all both like because";
const ITS_THEN =
  "ready likely about now already hard easy good great only late early better worse cheaper easier harder possible impossible important urgent clear unclear due over down back off out up broken closed open wrong right";
const LETS_OTHERS = "(?:you|us|me|him|her|them|the|an?|people|users|everyone|it|in|customers|staff|go of)";

/** Apostrophes that were left out; where a word is one without it too, what stands around tells. */
export const APOSTROPHES: readonly Row[] = [
  {
    words:
      "dont=don't doesnt=doesn't didnt=didn't isnt=isn't arent=aren't wasnt=wasn't werent=weren't cant=can't couldnt=couldn't wouldnt=wouldn't shouldnt=shouldn't hasnt=hasn't havent=haven't hadnt=hadn't mustnt=mustn't neednt=needn't havnt=haven't dosnt=doesn't youve=you've weve=we've theyve=they've ive=I've youre=you're theyre=they're itll=it'll thatll=that'll theyll=they'll youll=you'll therell=there'll theyd=they'd youd=you'd im=I'm shouldve=should've yall=y'all couldve=could've wouldve=would've",
  },
  { words: "wont=won't", before: /(?<!\b(?:his|her|their|its|my|your|our) )$/i },
  {
    words:
      "hes=he's shes=she's whos=who's wheres=where's thats=that's theres=there's whats=what's heres=here's hows=how's",
    behind: /^(?! of\b)/,
  },
  {
    words: "id=I'd",
    behind: next(
      "like love rather say prefer suggest appreciate be hate need want guess think recommend go do put take ask check have been never just",
    ),
  },
  { words: "ill=I'll il=I'll", behind: next(DO_NEXT) },
  { words: "its=it's", behind: next("a an alot abit the not been my your his her their our") },
  { words: "its=it's", behind: next(ITS_SURE), before: /(?<!\b(?:of|to|with|by|from|on|in|at|for|and) )$/i },
  {
    words: "its=it's",
    behind: new RegExp(
      `^ ${anyOf(ITS_THEN)}(?:[.,;!?)]|$|\\n| [-–—] | (?:to|that|for|if|when|and|but|than|because|so|now|as|by|again|then|imo|tbh|lol|though|tho|at|on|until|til|till|today|tomorrow)\\b)`,
      "i",
    ),
    before: /(?<!\b(?:of|to|with|by|from|on|in|at|for|and) )$/i,
  },
  {
    words: "its=it's",
    behind:
      /^ (?:(?:only|about|around|roughly) )?[£$€]?\d[\d.,]*k?(?:[.,;!?)]|$|\n| (?:so|and|but|not|now|each|per|quid|euros?|pounds|dollars|degrees|days|weeks|hours|hrs|mins)\b(?! (?:old|notice|trip|lead)))/,
  },
  {
    words: "its=it's",
    behind: /^ (?:in|on|at|for|from|under|with|by) (?:the|my|your|our|their|his|her|\d|next|this|hold|[a-z]+day)\b/i,
  },
  { words: "its=it's", behind: /^ [a-z]{3,}ing (?:the|an?|us|me|our|my|your|it|this|that|now)\b/i },
  {
    words: "lets=let's",
    behind: new RegExp(`^ (?!${LETS_OTHERS}\\b)[a-z]+`, "i"),
    before: /(?:^|[.!?,;\n] ?|\b(?:so|and|but|ok|okay|then|please|pls|now) )$/i,
  },
  {
    words: "well=we'll",
    before: /(?:^|[.!?,] |\b(?:that|then|so|and|but|or|if|when|maybe|think|hopefully|otherwise) )$/i,
    behind: next("need have be get see let go send call pay try probably"),
  },
  { words: "elses=else's", before: /\b(?:some|any|every)(?:body|one) $/i },
];

/** Words that are taken for one another, where one reading is left. */
export const CONFUSED: readonly Row[] = [
  { words: "of=have", before: /\b(?:should|could|would|must|might)(?:n['’]?t)? $/i, behind: /^(?! course)/ },
  { words: "of=have", before: /\b(?:I|we|you|they|he|she)['’]d $/i },
  { words: "your=you're", behind: /^ (?:never|always|not|gonna|going to)\b(?!-)/ },
  { words: "you=your", before: /\bfor $/i, behind: /^ (?:time|help|email|reply|patience|support|message)\b/ },
  {
    words: "weather=whether",
    before: /\b(?:know|see|ask|wonder|wondering|sure|decide|confirm) $/i,
    behind: /^ (?:or not|the|we|you|it|i|they|he|she|this|that|to)\b/i,
  },
  {
    words: "then=than",
    before: /\b(?:is|was|are|were|be|much|far|lot|bit|no|even|cost|costs|need|needs) (?:more|less) $/i,
    behind: /^ (?:we|i|you|they|he|she|it|the|what|that|last|usual|expected|planned)\b/i,
  },
  {
    words: "loose=lose",
    before: /\b(?:I|we|they|you) $/i,
    behind: /^ (?:my|our|their|your) (?:temper|mind|money|place|slot|job|way|deposit)\b/,
  },
  { words: "suppose=supposed", behind: /^ to (?:be|have|do|go|get|come|take|start|arrive|finish|send|meet|work)\b/ },
  { words: "payed=paid", behind: /^(?! out\b)/ },
  {
    words: "your=you're",
    before: /\b(?:hope|hoping|if|think|know|glad) $/i,
    behind:
      /^ (?:well|ok|okay|alright|all right|doing|keeping|feeling|not|going to|able|happy|sure|unsure|free|around|ready|interested)(?:[.,!?;]|$|\n| (?:to|for|on|at|in|with|then|now|and|or|that|this|after|before)\b)/,
  },
  { words: "your=you're", behind: /^ welcome(?:[.!,]|$|\n| to\b)/, before: /(?:^|[.!?,\n] ?)$/ },
  {
    words: "to=too",
    before: /\b(?:is|are|was|were|be|been|far|way|it['’]s|that['’]s|bit) $/i,
    behind: /^ (?:much|many|late|early|soon|long|small|big|hard|high|low|busy|expensive|short)(?=[ ,.!?]|$)/,
  },
  {
    words: "then=than",
    before:
      /\b(?:better|worse|fewer|higher|lower|bigger|smaller|faster|slower|cheaper|easier|harder|newer|older|rather|other) $/i,
    behind:
      /^ (?:the|an?|my|your|our|his|her|their|me|us|him|them|last|expected|usual|planned|normal|ever|mine|yours|ours|\d)/,
  },
  { words: "then=than", before: /\b(?:more|less) $/i, behind: /^ \d/ },
  {
    words: "loose=lose",
    before: /\b(?:to|will|might|could|can['’]t|don['’]t|won['’]t|gonna|would) $/i,
    behind: /^ (?:the|an?|our|my|any|your|it|them|this|money|time|more|another|customers|some)\b/,
  },
  { words: "there=their they're=their", behind: /^ own\b/ },
  {
    words: "were=we're",
    before: /(?:^|[.!?]\s|\n|\b(?:think|because|bc|cos|coz) )$/i,
    behind:
      /^ (?:not|going|gonna|still|all|currently|short|running|waiting|trying|looking|planning|hoping|happy|down to|out of|back to|closed|shut)\b(?![^.!?\n]*\?)/,
  },
  { words: "an=a", behind: /^ (?:user|usual|unit|uni[tqvf]|useful|europ|one\b)/ },
  {
    words: "a=an",
    behind:
      /^ (?!one|once|eu|ewe|uni|ubi|uti|ura|use|usu|(?:a|i|and|is|in|or|as|at|are|it|if|on|of)\b)(?:[aeio][a-z]{2}|u[nmlp][a-z]|hour)/,
    before: /(?<!\b(?:option|plan|team|group|type|grade|vitamin|hepatitis|gate|block|version) )$/i,
  },
];

/** Words of which two in a row are one too many. */
export const DOUBLED: ReadonlySet<string> = new Set(
  "the a an and of to for at with my our your this be would will can should".split(" "),
);

/** Shorthand that people type for words. */
export const SHORTHAND: readonly Row[] = (
  [
    {
      words:
        "cuz=because coz=because becos=because ppl=people pls=please plz=please thx=thanks abt=about lmk=let_me_know idk=I_don't_know tmrw=tomorrow tmr=tomorrow tmrow=tomorrow tomoz=tomorrow yday=yesterday tho=though gonna=going_to gunna=going_to wanna=want_to gotta=have_to obv=obviously obvs=obviously mgmt=management govt=government mtg=meeting mtgs=meetings msg=message msgs=messages b4=before nite=night tonite=tonight hav=have bk=back",
    },
    { words: "bc=because", before: /[a-z\d,] $/, behind: /^ [a-z]/i },
    { words: "til=until", behind: /^ / },
    {
      words: "w=with",
      before: /(?<!\b(?:in|of|the|a|an|where|for|and|is)) $(?<=[a-z'’\])] )/,
      behind: /^ (?:[a-z]{2,}|\d+ (?:of|people|ppl)|[A-Z][a-z]+)\b/,
    },
    { words: "n=and", before: /[a-z] $/, behind: /^ (?!cheese|chips|roll|go\b)[a-z]{2,}/ },
    { words: "u=you", before: /[a-z,.?!] $/i, behind: /^(?:[ ,.?!]|$)/ },
    {
      words: "ur=your",
      before: /(?<!\b(?:if|when|hope|think|know|that|cos|because|bc|since|unless|while)) $/i,
      behind:
        /^ (?!(?:late|right|welcome|not|going|gonna|the|an?|in|on|at|so|too|just|ok|okay|ready|free|back|here|there|sure|able|happy|still|very|really|all|off|over|under|out|up|down|to|from|for|by|with|about|of|like|as|never|always|also|only|due|done|gone|supposed|allowed|entitled|[a-z]+ing)\b)[a-z]{3,}/,
    },
    {
      words: "ur=you're",
      before: /\b(?:hope|if|when|think|know|unless|because|cos|that|since) $/i,
      behind:
        /^ (?:ok|okay|well|good|alright|keen|free|around|able|happy|ready|interested|not|going|busy|back|in|out|off)\b/,
    },
    { words: "r=are", before: /\b(?:we|you|they|u) $/i, behind: /^ [a-z]{2,}/ },
    { words: "prob=probably probs=probably", behind: /^ (?!with\b|is\b|was\b)[a-z]/ },
  ] satisfies Row[]
).map((row) => ({ ...row, kind: "shorthand" }));
