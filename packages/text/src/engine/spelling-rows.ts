import { SHORTHAND } from "./shorthand-rows.ts";
import { anyOf, next, type Row } from "./spelling-row.ts";

const DO_NEXT =
  "be do have send get try take make check ask call go see let share follow add update write ping join start need fix ring text email mail phone come bring pick drop find look keep put run give tell talk speak meet book order pay confirm cover sort raise push pull post print leave wait stay work finish move change set sign draft chase forward resend review test show use explain handle manage contact message attach upload cancel swap drive pop head just also say then probably prob still not never only definitely fill";
// "its late fee" and "its late for that": behind these the next word tells.
const ITS_SURE =
  "blocking breaking failing taking causing costing making leaking killing happening too also just really very probably still going fine ok okay done always never so quite pretty what why how when worth nowhere raining this that these those me us him them you there here nearly almost mostly getting gone got today tomorrow monday tuesday wednesday thursday friday all both like because";
const ITS_THEN =
  "live available done ready likely about now already hard easy good great only late early better worse cheaper easier harder possible impossible important urgent clear unclear due over down back off out up broken closed open wrong right";
const ITS_FELT =
  "tight dead full empty free busy quiet cold hot wet dry expensive cheap huge tiny weird odd sad funny annoying complicated simple different true fair safe stuck sorted fixed finished useless pointless packed rammed lovely nice awful";
const NOT_OWNED = /(?<!\b(?:of|to|with|by|from|on|in|at|for|and) )$/i;
const LETS_OTHERS = "(?:you|us|me|him|her|them|the|an?|people|users|everyone|it|in|customers|staff|go of)";

/** Apostrophes that were left out; where a word is one without it too, what stands around tells. */
const APOSTROPHES: readonly Row[] = [
  {
    words:
      "dont=don't doesnt=doesn't didnt=didn't isnt=isn't arent=aren't wasnt=wasn't werent=weren't cant=can't couldnt=couldn't wouldnt=wouldn't shouldnt=shouldn't hasnt=hasn't havent=haven't hadnt=hadn't mustnt=mustn't neednt=needn't havnt=haven't dosnt=doesn't wernt=weren't arnt=aren't wasent=wasn't hasent=hasn't childrens=children's womens=women's youve=you've weve=we've theyve=they've ive=I've youre=you're theyre=they're itll=it'll thatll=that'll theyll=they'll youll=you'll therell=there'll theyd=they'd hed=he'd youd=you'd shouldve=should've yall=y'all couldve=could've wouldve=would've",
  },
  // "im" is a German word too, most often before a noun, which German writes with a capital: "im Ordner".
  {
    words: "im=I'm",
    before: /(?<!\b(?:nicht|noch|ist|sind|war|wird|und|auch|nur|die|der|das|es|sie|wir|ich|erst|schon|steht|liegt) )$/i,
    behind: /^(?! \p{Lu}\p{Ll})/u,
  },
  { words: "wont=won't", before: /(?<!\b(?:his|her|their|its|my|your|our) )$/i },
  {
    words:
      "hes=he's shes=she's whos=who's wheres=where's thats=that's theres=there's whats=what's heres=here's hows=how's",
    behind: /^(?! of\b)/,
  },
  {
    words: "id=I'd",
    before: /(?<!\b(?:the|an?|my|your|his|her|our|their|no|user) )$/i,
    behind: next(
      "like love rather say prefer suggest appreciate be hate need want guess think recommend go do put take ask check have been never just",
    ),
  },
  {
    words: "id=I'd",
    before: /\bI (?:said|thought|think|knew|hoped|wish|reckon|reckoned|told [a-z]+) $/i,
    behind: /^ (?!is\b|was\b|cards?\b|numbers?\b|badges?\b|checks?\b)[a-z]/,
  },
  { words: "ill=I'll il=I'll", behind: next(DO_NEXT) },
  {
    words: "its=it's",
    behind: next("a an alot abit the not been theirs mine yours ours my your his her their our me us him them"),
  },
  { words: "its=it's", behind: next(ITS_SURE), before: NOT_OWNED },
  {
    words: "its=it's",
    behind: new RegExp(
      `^ ${anyOf(ITS_THEN)}(?:[.,;!?)]|$|\\n| [-–—] | (?:to|that|for|if|when|and|but|than|because|so|now|as|by|again|then|imo|tbh|lol|though|tho|at|on|in|until|til|till|today|tomorrow)\\b)`,
      "i",
    ),
    before: NOT_OWNED,
  },
  {
    words: "its=it's",
    behind:
      /^ (?:(?:only|about|around|roughly) )?[£$€]?\d[\d.,]*k?(?:[.,;!?)](?!\d)|$|\n| (?:so|and|but|not|now|each|per|quid|eur|euros?|pounds|dollars|degrees|days|weeks|hours|hrs|mins)\b(?! (?:old|notice|trip|lead)))/,
  },
  {
    words: "its=it's",
    behind: /^ (?:in|on|at|for|from|under|with|by) (?:the|my|your|our|their|his|her|\d|next|this|hold|[a-z]+day)\b/i,
  },
  {
    words: "its=it's",
    // "The ward changed its staffing in May": behind a verb it owns.
    before:
      /(?:^|[.!?,;:\n(] ?|\b(?:and|but|so|if|as|or|because|bc|cos|coz|think|reckon|that|when|while|now|tho|though|since) )$/i,
    behind: /^ [a-z]{3,}ing (?:the|an?|us|me|our|my|your|it|this|that|now|down|up|out|off|back|in|on|over|along)\b/i,
  },
  {
    words: "its=it's",
    behind:
      /^ (?:(?:more|less|better|worse|fewer) than|(?:good|bad|great) news|[a-z]{3,}ed(?:[.,;!?)]| ?$| (?:but|so|and|if|that|by|to|or|now|yet|because|bc|until|til|till)\b)|(?:now|currently|only|about|around) (?:\p{L}+|£?[\d.]+)(?:[.,;!?)]|$| (?:so|and|but)\b)|\p{L}{3,} (?:from|here|till?|until)\b)/u,
    before: NOT_OWNED,
    hasty: true,
  },
  {
    words: "its=it's",
    behind:
      /^ (?:(?:about|only|still|just|really|also|maybe|probably|basically|actually|been|nearly|almost|never|always|like|even) (?:the|an?|my|our|your|their|his|her|that|this|not|no|been|going|to|in|on|at)|too? (?:much|many|late|early|soon|long|small|big|hard|high|low|busy|expensive|short|hot|cold|far|slow))\b/,
  },
  {
    words: "its=it's",
    before: /\b(?:if|so|because|bc|cos|coz|though|tho|think|reckon|hope|sure|while|unless) $/i,
    behind: /^ [a-z]+(?:[.!?]|$|\n| (?:we|i|you|they|he|she|pls|please)\b)/i,
    hasty: true,
  },
  {
    words: "its=it's",
    before: NOT_OWNED,
    behind: new RegExp(
      `^ ${anyOf(ITS_FELT)}(?:[.!?]|$|\\n|, (?:so|but|we|i|you|they|can|could|please|pls)\\b| (?:at|for|to|in|on|with|here|because|bc|cos|so|but|tho|though|if|when|until|now|again|today|tomorrow|imo|tbh|lol)\\b)`,
      "i",
    ),
    hasty: true,
  },
  { words: "its=it's", behind: /^ \d[\d.,]*[km%]? (?:plus|more|of the|left|short|over|under|at most|at least|tops)\b/ },
  { words: "its=it's", before: /(?:^|[.!?)] |\n)$/, behind: next("in on at for from under with by"), hasty: true },
  {
    words: "lets=let's",
    behind: new RegExp(`^ (?!${LETS_OTHERS}\\b)[a-z]+`, "i"),
    before: /(?:^|[.!?,;\n] ?|\b(?:so|and|but|ok|okay|then|please|pls|now) )$/i,
  },
  { words: "lets=let's", behind: next("be_honest face_it hope see") },
  {
    words: "well=we'll",
    before: /(?:^|[.!?,] |\b(?:that|then|so|and|but|or|if|when|maybe|think|hopefully|otherwise) )$/i,
    behind: next("need have be get see let go send call pay try probably"),
  },
  { words: "elses=else's", before: /\b(?:some|any|every)(?:body|one) $/i },
];

/** Words that are taken for one another, where one reading is left. */
const CONFUSED: readonly Row[] = [
  { words: "of=have", before: /\b(?:should|could|would|must|might|may)(?:n['’]?t| not)? $/i, behind: /^(?! course)/ },
  { words: "of=have", before: /\b(?:I|we|you|they|he|she)['’]d $/i },
  { words: "of=off", before: /\b(?:to|please|pls|can you|will you) sign $/i, behind: /^(?= |[.,;!?]|$)/ },
  {
    words: "weather=whether",
    before: /(?<!\b(?:the|this|bad|good|hot|cold|nice)) $/i,
    behind: /^ (?:they|we|you|he|she|i) (?:have|has|can|are|is|will|should|could|do|need|want|would)\b/i,
    hasty: true,
  },
  {
    words: "weather=whether",
    before: /\b(?:know|see|ask|wonder|wondering|sure|decide|confirm) $/i,
    behind: /^ (?:or not|the|we|you|it|i|they|he|she|this|that|to)\b/i,
  },
  { words: "suppose=supposed", behind: /^ to (?:be|have|do|go|get|come|take|start|arrive|finish|send|meet|work)\b/ },
  { words: "payed=paid", behind: /^(?! out\b)/ },
  {
    words: "to=too",
    before: /\b(?:is|are|was|were|be|been|far|way|it['’]s|that['’]s|bit) $/i,
    behind: /^ (?:much|many|late|early|soon|long|small|big|hard|high|low|busy|expensive|short)(?=[ ,.!?]|$)/,
  },
  {
    words: "too=to",
    before: /\b(?:going|need|needs|needed|want|wants|wanted|have|has|had|supposed|ought) $/i,
    behind: next("be"),
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
    before:
      /\b(?:to|will|might|may|could|I|we|they|you|can['’]?t|cannot|don['’]?t|won['’]?t|not|gonna|would|['’]ll) $/i,
    behind:
      /^ (?:the|an?|our|my|any|your|their|his|her|it|them|this|that|money|time|more|another|customers|some|all|half|one|two|three|about|approx|around|everything|[£$€]?\d[\d.,k]*)\b/i,
  },
  { words: "loose=lose", before: /\b(?:and|or|then|['’]d) $/i, behind: /^ ~?[£$€]\d/ },
  {
    words: "no=know",
    before: /\blet (?:me|us|him|her|them) $/i,
    behind:
      /^(?:[.,!?]|$|\n| (?:asap|if|what|when|where|how|who|which|whether|by|about|please|pls|plz|thanks|thx|soon|today|tomorrow|tmrw|as soon|before|and)\b)/i,
  },
  { words: "advice=advise", before: /\bplease $/i, behind: /^(?:[.,!?]|$|\n| (?:on|if|when|what|how|asap)\b)/i },
  {
    words: "their=they're thier=they're there=they're",
    before: /(?:^|[.!?,]\s|\n|\b(?:and|but|think|if|because|cos|bc|know|so|when|said|says) )$/i,
    behind: next(
      "not gonna going_to_(?!be\\b) coming_(?:on|in|at|to|back|over|out|with) still_(?:not|waiting|working|in|on|going)",
    ),
  },
  {
    words: "their=they're thier=they're",
    before: /(?:^|[.!?,]\s|\n|\b(?:and|but|think|if|because|cos|bc|know|so|when|said|says) )$/i,
    behind: /^ (?:right|wrong|ready|late|here|fine|ok|okay|closed|gone)(?:[.,;!?)]|$|\n| (?:and|but|so)\b)/,
  },
  {
    words: "there=they're",
    before: /\b(?:what|when|how|where|why|that|if|because|cos|bc) $/i,
    behind: /^ (?!being\b|bring\b|(?:no|some|any|every)?thing)[a-z]{2,}ing\b(?! (?:is|was)\b)/,
    hasty: true,
  },
  { words: "new=New", behind: next("york zealand orleans delhi") },
  {
    words: "where=were",
    before: /\b(?:we|they) $/i,
    behind: next("going not told supposed planning waiting looking trying still already using doing"),
  },
  { words: "your=you're", behind: /^ (?:going to|gonna)\b/ },
  { words: "there=their they're=their", behind: /^ own\b/ },
  // "while we're in there 240" gives a price; "their" would need the context to be surer.
  { words: "there=there", behind: /^ [£$€]?\d/ },
  {
    words: "were=we're",
    before: /(?:^|[.!?]\s|\n|\b(?:think|because|bc|cos|coz) )$/i,
    behind:
      /^ (?:not|going|gonna|still|all|currently|short|running|waiting|trying|looking|planning|hoping|happy|fine|ok|okay|nearly|almost|down to|out of|back to|closed|shut)\b(?![^.!?\n]*\?)/,
  },
  {
    words: "were=we're",
    before: /\bso $/i,
    behind: /^ (?:looking|going|gonna|waiting|short|running|stuck|down to|out of|back to)\b(?![^.!?\n]*\?)/,
    hasty: true,
  },
  {
    words: "nights=night's weeks=week's months=month's years=year's",
    before: /\b(?:last|this|next) $/i,
    behind:
      /^ (?!of\b|in\b|at\b|to\b|for\b|on\b|and\b|or\b|are\b|were\b|was\b|have\b|when\b|that\b|we\b|i\b)[a-z]{3,}/i,
    hasty: true,
  },
  { words: "names=name's", before: /\b(?:my|her|his|your) $/i, behind: /^ \p{Lu}\p{Ll}+\b(?! and\b|,)/u, hasty: true },
  { words: "an=a", behind: /^ (?:user|usual|unit|uni[tqvf]|useful|europ|one\b)/ },
  {
    words: "a=an",
    behind:
      /^ (?!one|once|eu|ewe|uni|ubi|uti|ura|use|usu|(?:a|i|and|is|in|or|as|at|are|it|if|on|of)\b)(?:[aeio][a-z]{2}|u[nmlp][a-z]|hour)/,
    before: /(?<!\b(?:option|plan|team|group|type|grade|vitamin|hepatitis|gate|block|version) )$/i,
  },
];

/** Every row. The library carries them packed; after a change run `npm run pack-tables`. */
export const spellingRows: readonly Row[] = [...APOSTROPHES, ...CONFUSED, ...SHORTHAND];
