// What a writer should see before sending. The library carries them packed; after a change run `npm run pack-tables`.

/** A line that tells an assistant or the writer what to do. */
const ASIDE =
  /^\s*(?:[-*•+–]\s+)?(?:(?:note|message|instructions?|prompt) (?:to|for) (?:the )?(?:ai|self|myself|me|chatgpt|assistant|bot)\b|(?:ai|chatgpt|gpt|claude|copilot|gemini)\s*[:,–—-]|(?:tone|style|audience|format|length|voice)\s*[:=]|(?:please |pls |can you |could you )?(?:make (?:this|it) (?:sound |more |less |a bit )*(?:professional|formal|friendly|polite|short|nice|punchy|casual)|(?:rewrite|rephrase|reword|polish|proofread) (?:this|the (?:text|e-?mail|message|following))\b))/i;
/** In notes also a line that says who it is for; one that says who may read it is no such aside. */
const ADDRESSED =
  /^\s*(?:[-*•+–]\s+)?(?:(?:to|for):[ \t]+\S.*|for (?:#|(?:the )?[\p{Lu}])(?!.*\b(?:only|private|confidential)\b).{0,40}:$|e-?mail to .{2,60})$/iu;
const CHAT = /(?<![\w@#/])(?:lol|omg|lmao|argh+|haha+|hehe+|whatevs|wtf|tbh|imo|ngl|smh)(?!\w)/gi;
const PRIVATE = /^(?:mum|mam|mom|dad|nan|gran|grandma|babe|darling)\b|(?:\blove you\b.{0,6}|(?<!\w)x{2,3})\s*$/i;
const ADDRESSEE =
  /^(?:Subject:|Dear (?!(?:network|all|friends|connections|colleagues|linkedin)\b)|To (?:whoever |the )?\p{L}[^.!?\n]{1,60}[,:])/iu;
/** What is said to a group of one's own, or is not to be told to others. */
const GROUP = /^(?:hi|hello|hey|(?:good )?(?:morning|afternoon|evening)) (?:all|team|both|guys|lads|folks)\b/i;
const CLOSED =
  /\b(?:confidential(?=[.,;:!)\n]|$| (?:and|until|for)\b)|in (?:strict )?confidence|between (?:us|you and me|ourselves)|off the record|internal only|not for (?:the )?(?:press|publication|sharing|circulation)|(?:do not|don['’]t) (?:quote (?:me|him|her|them)(?! (?:as|on))|(?:forward|share|post) (?:this|it)|tell (?:anyone|\p{L}+ (?:yet|before|until)))|keep (?:this|it) (?:quiet|to yourself|between)|not (?:yet )?(?:public|announced))\b/iu;
const FOR_ONE = /^for (\p{Lu}\p{Ll}+) only\b/imu;
/** A request to somebody whom the writer works with. */
const ASKS =
  /\b(?:can|could) (?:you|someone|anyone) (?:please |pls |also )?(?:send|resend|check|confirm|let me|bring|ring|call|text|tell|sort|cover|come|approve|sign|chase|forward|book|order)\b|\blet me know (?:by|before|asap|today|tomorrow)\b/i;

export const warningPatterns = {
  aside: ASIDE,
  addressed: ADDRESSED,
  chat: CHAT,
  group: GROUP,
  forOne: FOR_ONE,
  forFew: [PRIVATE, ADDRESSEE, GROUP, CLOSED, FOR_ONE, ASKS],
};
