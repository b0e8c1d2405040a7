// Sentences that carry nothing, each from end to end without its mark. Names, figures and links in them are looked for
// by `empty-sentences.ts`: a sentence that has one stays. None may hold what a person could mean.

const RETOUCH =
  "(?:make (?:it|this|the (?:tone|text|message|e-?mail|post|draft|version)) (?:sound |feel |a (?:bit|little) |even |slightly )?(?:more|less|shorter|longer|warmer|softer|punchier|friendlier|firmer|formal|casual|concise)|(?:adjust|change|soften|alter) the (?:tone|wording|length|style)|(?:tweak|refine|polish|rephrase|rewrite|shorten|tailor) (?:it|this|the (?:tone|text|message|e-?mail|post|draft|wording)))";
/** What an assistant says behind the text that it was asked for. */
const CHAT_CLOSINGS = [
  `(?:would you like|do you want) (?:me to ${RETOUCH}|(?:an?|another) (?:(?:shorter|longer|different|more [a-z]+) )?version)\\b[^?\\n]{0,140}`,
  `(?:just )?let me know if you(?:['’]d| would)? (?:like|want|need|prefer)(?: me to)? (?:${RETOUCH}\\b|(?:another|an alternative|an? (?:shorter|longer|different|more [a-z]+)) version\\b|(?:some )?alternative [a-z]+s\\b|(?:this|it) (?:adjusted|tweaked|refined|reworded|rephrased|rewritten|shortened|polished|tailored)\\b)[^?\\n]{0,140}`,
  "feel free to (?:tweak|modify|customi[sz]e|personali[sz]e|adjust) (?:it|this|the (?:tone|text|wording|details))\\b[^\\n]{0,100}",
];

/** Go wherever they stand. */
const EMPTY = [
  ...CHAT_CLOSINGS,
  // Letters.
  "(?:I|we) (?:do )?(?:really |truly |sincerely )?(?:hope|trust)(?: that)? this (?:e-?mail|message|note|letter|update|missive)?\\s?(?:finds|reaches) you\\b[^.!?]{0,60}",
  "(?:hope|trusting|hoping) this (?:e-?mail|message|note|letter)?\\s?(?:finds|reaches) you\\b[^.!?]{0,60}",
  "(?:(?:if|should) you (?:should )?(?:have|need|require)\\b[^.!?]{0,70}, )?(?:please )?(?:do not|don['’]t) (?:ever )?hesitate to (?:contact|reach out|get in touch|ask|let|call|write|email|message|connect)\\b(?![^.!?]*\\b(?:if|until|before|unless|by|directly|personally|the|our|my)\\b)[^.!?]{0,60}",
  "(?:please )?(?:do not|don['’]t) (?:ever )?hesitate to (?:contact|reach out|get in touch|ask|let|call|write|connect)\\b(?! (?:the|our|my)\\b)[^.!?]{0,30} (?:if|should) you (?:should )?(?:have|need|require) (?:any|more|further|additional)\\b[^.!?]{0,90}",
  "(?:if|should) you (?:have|need|require) any[^.!?]{0,60}, (?:please )?feel free to (?:reach out|contact me|contact us|get in touch)(?: (?:to me|to us|directly|at any time|anytime))*",
  "(?:please )?feel free to (?:reach out|contact me|contact us|get in touch)(?: (?:to me|to us|directly|at any time|anytime))*(?: (?:if you have|with) any (?:further |other |additional )?(?:questions|concerns|queries)(?: or (?:questions|concerns|queries))?)?",
  "(?:we|I) (?:truly |deeply |greatly |sincerely )?(?:value|appreciate) your (?:continued )?(?:partnership|business|trust)(?:,? (?:and )?(?:your )?(?:patience|partnership|trust|support|business|collaboration|understanding))*",
  // Chat.
  "let me (?:break (?:this|that|it|things) down|walk you through (?:it|this|that))(?: (?:for you|step by step))*",
  "let['’]s (?:dive|jump) (?:right )?in",
  "(?:I )?hope (?:this|that) helps(?: (?:clarify|clear up) (?:things|this|that))?",
  // Slogans.
  "(?:and )?(?:that|this) (?:did not|didn['’]t) happen by (?:accident|chance)",
  "(?:and )?(?:this|it)(?: is|['’]s) (?:just|only) the (?:beginning|start)",
  "(?:but )?(?:the )?best is yet to come",
  "stay tuned(?: for (?:more|updates|more updates))?",
  "(?:and )?(?:that|this)(?: is|['’]s)(?: been)? (?:an? )?(?:true |real |absolute |total |complete |genuine )?game[- ]?changer",
  "the possibilities are endless",
];

/** Go from texts that read as a model's. */
const EMPTY_IN_STOCK = [
  "together, (?:we can|let['’]s) (?:make|unlock|build|create|shape|continue|achieve|turn)\\b[^.!?]{5,90}(?=!)",
  "(?:I|we) would be (?:more than )?(?:happy|delighted|glad) to discuss (?:this |it )?(?:further|in more detail)(?: at your (?:earliest )?convenience)?",
  "(?:just )?say the word",
  "(?:I am|I['’]m|we are|we['’]re) (?:always )?here to (?:help|assist|support you)",
  "(?:it|this|that)(?:['’]s| is) (?:truly |really )?an? (?:true |real |powerful )?testament to [a-z ,'’]{5,90}",
];

/** What an assistant says before the text that it was asked for; these open a text. */
const CHAT_OPENING =
  /^(\s*|[^\n]{1,40}[,!]\n\n)(?:great question(?:, \p{Lu}\p{Ll}+)?[!.]\s+(?=let['’]s )|(?:certainly|sure(?: thing)?|of course|absolutely)!\s+(?:here(?:['’]s| is)|below is) an? [^\n.!?:\d]{0,120}:[ \t]*\n+(?:-{3,}\s*\n+)?|(?:here(?:['’]s| is)|below is) an? (?![^:\n]* (?:from|by|got|came|sent|received|wrote)\b)[^\n.!?:\d]{0,120}:\s*\n(?=(?:> ?)?(?:\**subject:|(?:hi|hello|hey|dear) ))|(?:(?:certainly|sure(?: thing)?|of course|absolutely|great question|no problem|got it)[!,.]\s+)?(?:(?:here(?:['’]s| is| are)|below is) (?:an?|the|your|my|one|some)\b[^\n.!?:\d]{0,60}\b(?:version|versions|draft|drafts|rewrite|rewritten|revised|polished|improved|clear and concise|options? for your|(?:post|e-?mail|message|note|reply|update|letter) you asked|you c(?:an|ould) (?:post|send|share|paste|use|copy))\b[^\n:\d]{0,120}:[ \t]*\n+(?:-{3,}\s*\n+)?))/iu;
/** How an assistant opens an answer. With a name in it, somebody is addressed. */
const PRAISED = /^(?:great|excellent|good) question[!.]\s+(?=\S)/iu;
/** What an assistant offers behind the text that it was asked for; it goes only with what it says before the text. */
const OFFER =
  /(?<=\n\n)[*_]?(?:(?:I(?:['’]ve| have)? (?:kept|made)|this version)\b[^.!?\n]{3,100}[.!] )?(?:would you like me to|(?:just )?let me know if you(?:['’]d| would) like (?:(?:me|it|this|the (?:tone|message|text)) (?:to|softened|shortened|made)\b|an? [^.!?\n]{4,60} version\b)|feel free to (?:tweak|adjust|customi[sz]e|personali[sz]e|swap|fill) [^.!?\n]{3,80}|I can also|shall I)[^.!?\n]{0,120}[.!?][*_]?\s*$/iu;

/** Openings before a clause that say nothing, up to the word that does. They go from any text. */
export const OPENERS = [
  "(?:it is|it['’]s) (?:also )?(?:important|worth|crucial|essential|vital) (?:to note|noting|to mention|mentioning|to remember|remembering|to highlight|highlighting|to underscore|to stress|to emphasi[sz]e|to point out|pointing out|to acknowledge) that,? ",
  "it (?:should|must) be noted that,? ",
  "(?:I|we) (?:just )?(?:wanted|want|would like|['’]d like) to (?:reach out (?:to|and) |take a moment to )(?:let you (?:all )?know|inform you(?: all)?|share(?: with you(?: all)?)?) that,? ",
  "(?:I am|I['’]m|we are|we['’]re) reaching out to (?:let you know|inform you|share) that,? ",
  "(?:I am|I['’]m|we are|we['’]re) (?:beyond |so |incredibly |absolutely |truly )?(?:thrilled|excited|delighted|ecstatic|humbled|honou?red)(?: and (?:thrilled|excited|delighted|humbled|honou?red|proud|grateful))? to (?:announce|share|report|inform you|let you know|tell you)(?: with you(?: all)?)? that,? ",
  "what(?: is|['’]s) (?:particularly|especially|most|really|truly) (?:exciting|remarkable|interesting|striking|notable|impressive) is that,? ",
  "(?:but |and |so )?here(?: is|['’]s) (?:where it gets (?:really )?(?:exciting|interesting|better)|the (?:thing|deal|bottom line|kicker|reality|truth)|what you need to know): ",
  "(?:let me be (?:honest|clear|real)|to (?:delve|dive) deeper|to provide full transparency): ",
  "in (?:an?|the|this|our|today['’]s) (?:(?:rapidly|constantly|ever|fast)[- ])?(?:evolving|changing|shifting|growing|moving) (?:[a-z]+ ){0,2}(?:landscape|world|environment|era|market|economy)(?: of [a-z -]{3,40})?, ",
  "in today['’]s (?:fast-paced|ever-changing|ever-evolving|fast-moving|(?:rapidly|constantly) (?:changing|evolving)|increasingly [a-z]+|competitive|digital|dynamic) (?:[a-z]+ ){0,2}(?:landscape|world|environment|age|era|market|economy), ",
  "as we (?:navigate|embark on|move through|journey through) (?:an? |the |this |these |our )?[a-z -]{3,60}(?:landscape|environment|world|chapter|journey|times|process|season)(?: together)?, ",
  "needless to say, ",
  "so basically,? ",
  // What a person says by way of hello; where the clause goes on, it may be a story of what somebody meant to say.
  "(?:(?:I|we) )?just (?:wanted|want) to (?:say|let you (?:all )?know) (?:that (?=(?:the|this|our|my)\\b)|(?:that )?(?=(?:I|we|you|he|she|they|it|there)\\b))(?![^.!?\\n]*(?:\\bbut\\b|, (?:and|so|when)\\b))",
];

/** Joining words that a model puts before every other sentence; they go from texts that read as a model's. Those that rank stay. */
export const JOINERS = [
  "simply put[,:] ",
  "(?:furthermore|moreover|additionally|notably|ultimately), ",
  "(?:last but not least|all in all), ",
  "(?:in conclusion|in summary|in essence|to summari[sz]e|to sum up|to conclude), ",
];

const whole = (list: readonly string[]): RegExp => new RegExp(`^\\(?(?:${list.join("|")})[.!?]*\\)?$`, "i");

/** The words that formulas open with; most sentences open with another one. */
const FIRST =
  /^[(\s]*(?:would|do|don['’]t|just|let|let['’]s|feel|I|I['’][md]|we|we['’]re|hope|hoping|trusting|if|should|please|whether|and|that|that['’]s|this|it|it['’]s|but|the|best|stay|together|in|say)\b/i;

/** A word that stands for what was said before, and words that would be it in its own sentence. */
const POINTS =
  /\b(?:it|they|them|he|him|she|one|ones|such|either|neither|both|so(?= (?:do|did|will|would|is|are|can)\b|[.!?])|(?:this|that|these|those)(?= (?:is|are|was|were|will|would|can|could|has|have|had|does|do|did|means?|makes?|helps?|should|may|might|also|alone|too)\b|['’]|[.,;!?]))(?=[\s.,;:!?'’)]|$)/iu;
const DETERMINED = /\b(?:an?|the|my|our|your|his|her|their|its|this|these|no|any|every|each|some)\b|\d/i;
const NAMED = /\s(?!I\b)\p{Lu}/u;
/** "It is worth noting", "it's time to", "this is to say": these stand for nothing before them. */
const EXPLETIVE =
  /^(?:(?:and|but|so),? )?(?:it(?:['’]s| is| was| will be| has been| seems| looks)\b[^.!?]*\b(?:that|to|worth|time|important)\b|this is (?:to|an?|just|not|my|our|your|from)\b)|\bwhen it comes to\b/i;
// Words that turn to another matter.
const TURN =
  /^(?:also,? (?!known)|on (?:the other hand|another note|a separate note|the (?:plus|positive|negative|other) side)\b|as (?:for|to|regards)\b|separately,|finally,|lastly,|secondly,|thirdly,|next,|meanwhile,|anyway,|in other news\b|other than that\b|apart from that\b|one (?:more|other|last|final) (?:thing|point|question)\b|(?:a |the )(?:second|third|last|other|final) (?:thing|point|question|issue|matter)\b|another (?:thing|point|question|issue|matter)\b|regarding\b|with regard to\b|in terms of\b|turning to\b|looking ahead,)/i;

const GREETED = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^.!?\n]{0,40}?[,!]\s+/i;
// Chat has no letter around it, so what a letter may say before it comes to its matter goes there too.
const WISH =
  /^(?:I )?(?:really )?hope (?:you(?:['’]re| are)?|all|everyone|everything|your (?:day|week|weekend))\b[^.!?]{0,50}\b(?:well|great|good|lovely|wonderful|fantastic|nice)\b[^.!?]{0,30}[.!]$/i;

/** Every formula as a pattern. The library carries them packed; after a change run `npm run pack-tables`. */
export const formulas = {
  empty: whole(EMPTY),
  emptyInStock: whole(EMPTY_IN_STOCK),
  first: FIRST,
  greeted: GREETED,
  wish: WISH,
  points: POINTS,
  determined: DETERMINED,
  named: NAMED,
  expletive: EXPLETIVE,
  turn: TURN,
  chatOpening: CHAT_OPENING,
  praised: PRAISED,
  offer: OFFER,
  opener: new RegExp(`^(?:(?:${JOINERS.join("|")})?(?:${OPENERS.join("|")}))`, "i"),
  joiner: new RegExp(`^(?:${JOINERS.join("|")})`, "i"),
};
