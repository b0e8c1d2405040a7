// Sentences that carry nothing, each from end to end without its mark. Names, figures and links in them are looked for
// by `empty-sentences.ts`: a sentence that has one stays. None may hold what a person could mean.

const RETOUCH =
  "(?:make (?:it|this|the (?:tone|text|message|e-?mail|post|draft|version)) (?:sound |feel |a (?:bit|little) |even |slightly )?(?:more|less|shorter|longer|warmer|softer|punchier|friendlier|firmer|formal|casual|concise)|(?:adjust|change|soften|alter) the (?:tone|wording|length|style)|(?:tweak|refine|polish|rephrase|rewrite|shorten|tailor) (?:it|this|the (?:tone|text|message|e-?mail|post|draft|wording)))";
/** What an assistant says behind the text that it was asked for. */
const CHAT_CLOSINGS = [
  `(?:would you like|do you want) me to ${RETOUCH}\\b[^?\\n]{0,140}`,
  `(?:just )?let me know if you(?:['’]d| would)? (?:like|want|need|prefer)(?: me to)? (?:${RETOUCH}\\b|(?:another|an alternative|an? (?:shorter|longer|different|more [a-z]+)) version\\b|(?:this|it) (?:adjusted|tweaked|refined|reworded|rephrased|rewritten|shortened|polished|tailored)\\b)[^?\\n]{0,140}`,
  "feel free to (?:tweak|modify|customi[sz]e|personali[sz]e|adjust) (?:it|this|the (?:tone|text|wording|details))\\b[^\\n]{0,100}",
  "I can also (?:make|provide|draft|write|create|offer) (?:it|this|an?|another)\\b[^\\n]{0,60}(?:version|shorter|longer|formal|casual|tone)[^\\n]{0,60}",
];

/** Go wherever they stand. */
export const EMPTY = [
  ...CHAT_CLOSINGS,
  // Letters.
  "(?:I|we) (?:do )?(?:really |truly |sincerely )?(?:hope|trust)(?: that)? this (?:e-?mail|message|note|letter|update|missive)?\\s?(?:finds|reaches) you\\b[^.!?]{0,60}",
  "(?:hope|trusting|hoping) this (?:e-?mail|message|note|letter)?\\s?(?:finds|reaches) you\\b[^.!?]{0,60}",
  "(?:(?:if|should) you (?:should )?(?:have|need|require)\\b[^.!?]{0,70}, )?(?:please )?(?:do not|don['’]t) (?:ever )?hesitate to (?:contact|reach out|get in touch|ask|let|call|write|email|message|connect)\\b(?![^.!?]*\\b(?:if|until|before|unless|by)\\b)[^.!?]{0,60}",
  "(?:please )?(?:do not|don['’]t) (?:ever )?hesitate to (?:contact|reach out|get in touch|ask|let|call|write|connect)\\b[^.!?]{0,30} (?:if|should) you (?:should )?(?:have|need|require) (?:any|more|further|additional)\\b[^.!?]{0,50}",
  "(?:if|should) you (?:have|need|require) any[^.!?]{0,60}, (?:please )?feel free to (?:reach out|contact me|contact us|get in touch)(?: (?:to me|to us|directly|at any time|anytime))*",
  "(?:please )?feel free to (?:reach out|contact me|contact us|get in touch)(?: (?:to me|to us|directly|at any time|anytime))*(?: (?:if you have|with) any (?:further |other |additional )?(?:questions|concerns|queries)(?: or (?:questions|concerns|queries))?)?",
  "(?:we|I) (?:truly |deeply |greatly |sincerely )?(?:value|appreciate) your (?:continued )?(?:partnership|business|trust)(?: and (?:partnership|trust|support|business))?",
  "thank you (?:so much )?for your (?:continued )?(?:leadership|vision)(?: and (?:leadership|vision|support|guidance))?",
  "(?:whether you(?:['’]re| are) [^.!?]{10,120}, )?(?:I am|I['’]m|we are|we['’]re) (?:always )?here to (?:help|support you) every step of the way",
  // Chat.
  "let me (?:break (?:this|that|it|things) down|walk you through (?:it|this|that))(?: (?:for you|step by step))*",
  "let['’]s (?:dive|jump) (?:right )?in",
  "(?:I )?hope (?:this|that) helps(?: (?:clarify|clear up) (?:things|this|that))?",
  "happy to (?:dive|go) (?:in )?deeper",
  // Slogans.
  "(?:and )?(?:that|this) (?:did not|didn['’]t) happen by (?:accident|chance)",
  "(?:and )?(?:this|it)(?: is|['’]s) (?:just|only) the (?:beginning|start)",
  "(?:but )?(?:the )?best is yet to come",
  "let that sink in",
  "let['’]s (?:start the conversation|keep (?:this|the) (?:momentum|conversation) going)",
  "(?:remember, )?every setback is a setup for a comeback",
  "thank you for being (?:an? )?(?:integral|valued|such an important|important) part of our [a-z ]{3,40}",
  "in today['’]s (?:[a-z]+[- ]){0,4}(?:landscape|world|environment|age|era|market|economy), [a-z]+ (?:is|are) (?:not|no longer) (?:optional|a luxury|enough)[^.!?]{0,40}",
  "read that again",
  "exciting times (?:are )?ahead",
  "(?:the|our) future (?:is|looks) (?:incredibly |so )?bright",
  "stay tuned(?: for (?:more|updates|more updates))?",
  "buckle up",
  "(?:and )?(?:that|this)(?: is|['’]s)(?: been)? (?:an? )?(?:true |real |absolute |total |complete |genuine )?game[- ]?changer",
  "(?:together|as a team), we can turn (?:this |these )?challenges? into (?:an )?opportunit(?:y|ies)(?: and [a-z ]{3,40})?",
  "here(?:['’]s| is) to (?:(?:the|our|a) (?:next|new) (?:exciting )?chapter|new beginnings)(?:, [a-z ,]{3,80})?",
  "stay [a-z]+(?:, (?:and )?stay [a-z]+)+",
  "let['’]s (?:continue to|keep) (?:push|pushing|break|breaking) (?:the )?(?:boundaries|barriers)(?: together)?",
  "the possibilities are endless",
  "(?:♻️? ?)?(?:repost|share) (?:this )?(?:if (?:you agree|this (?:resonates|resonated|helped)[^.!?]{0,30})|to (?:help|inspire) [^.!?]{0,40})",
  "(?:let me know|tell me|drop (?:it|them|yours|a comment|your thoughts)|share (?:your thoughts|your experiences?|yours))(?: (?:what you think|your thoughts))? in the comments(?: (?:below|section))?",
  "(?:I['’]d|I would) love to hear (?:your thoughts|from you)(?: in the comments)?(?: below)?",
  "drop (?:a comment|your thoughts) below",
  "(?:agree|thoughts)",
];

/** What an assistant says before the text that it was asked for; these open a text. */
export const CHAT_OPENING =
  /^\s*(?:(?:certainly|sure(?: thing)?|of course|absolutely|great question|no problem|got it)[!,.]\s+)?(?:here(?:['’]s| is| are) (?:an?|the|your|my|one|some)\b[^\n.!?:\d]{0,60}\b(?:version|versions|draft|drafts|rewrite|rewritten|revised|polished|improved|options? for your|post you (?:asked|can))\b[^\n:\d]{0,60}:[ \t]*\n+(?:-{3,}\s*\n+)?)/i;

const ABSTRACT =
  "(?:trust|people|resilience|velocity|impact|purpose|growth|community|culture|connection|transformation|journey|mission|movement|investment|commitment|peace of mind|opportunity|opportunities|possibility|possibilities|mindset|lifestyle|promise|testament|reminder|belonging|empowerment|empowering (?:people|teams|communities|you|us)|excellence|innovation|vision|hope|dignity|legacy|momentum|lifeline|(?:new )?(?:era|chapter)|future|game[- ]changer|revolution|celebration|invitation|statement|symbol|passion|experience|relationships?|collaboration|philosophy|way of (?:life|thinking|working)|transparency|confidence|care|heart|success|values?|comfort|safety|wellbeing|well-being|curiosity|courage|teamwork|security|quality|loyalty|kindness|grit|grace|joy|pride|strength|unity|learning|knowledge|leadership|ambition|integrity|sustainability|efficiency|agility|clarity|alignment|stability|respect|responsibility|accountability|empathy|humanity|potential|progress|data|processes|habits?|story|art|promise)";
/** "Quality is at the heart of everything we do." */
export const HEART_OF_ALL =
  /^(?:[a-z ,]{3,60} (?:are|is|remains?) at the (?:heart|core) of everything we do|[a-z ]{3,20} (?:is not|isn['’]t|are not|aren['’]t) [a-z ]{3,30}[;,—–-] ?(?:it['’]s|it is|they['’]re) the (?:heart|core|bedrock|foundation) of everything we do)[.!]$/i;

const MORE =
  "(?:an? |the |our |your |their )?(?:real |true |lasting |shared |bold |powerful |building |creating |fostering |driving )?";

/** "This isn't just an upgrade. It's an investment in trust.": the second half is a slogan, so both go. */
export const MORE_THAN = new RegExp(
  `^(?:(?:and|but|ultimately|in the end|in conclusion|at the end of the day|because|at its core),? )?(?:this|it|that)(?: [a-z]+){0,2}(?:(?: is| was|['’]s)(?:n['’]t| not) (?:just|only|merely|simply)|(?: has|['’]s)(?:n['’]t| not) (?:just|only|merely|simply) been|(?: is|['’]s) (?:so much |much )?more than(?: just)?) (?:about )?[a-z ,'’-]{2,60}(?:[.;,]| ?[—–-]) ?(?:but )?(?:(?:it|this|that)(?: is|['’]s| was| has been|['’]s been) )(?:about )?${MORE}${ABSTRACT}(?:(?:, and |, | and | in | of | for | to )${MORE}${ABSTRACT})*[.!](?=\\s|$)`,
  "iu",
);
