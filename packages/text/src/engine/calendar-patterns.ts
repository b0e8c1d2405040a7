// What the calendar looks for. The library carries them packed; after a change run `npm run pack-tables`.

const SHORT_MONTHS = "jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec";
const SHORT_DAYS = "mon|tue|tues|wed|weds|thu|thurs|fri|sat|sun";
const BESIDE = "(?: ?[,/&+] ?| and | or | to | not | )";
const BEFORE = "by|on|next|until|til|till|before|after|since|this|last|from|for|to|every|due";
/** What goes on from a day or a month: what damage the sun does and whom one may wed does not. */
const GOES_ON =
  "(?=\\s*(?:[.,;:!?)]|$|\\n)| (?:\\d|(?:and|or|so|but|for|to|at|with|when|if|as|because|bc|cos|on|the|we|I|this|next)\\b))";
/** Short names of days where they can be nothing else, and full ones that are written small. */
const DAY = new RegExp(
  `\\b(?=mon|tue|wed|thu|fri|sat|sun)(?:(?<=\\b(?:${BEFORE}) )(?:mon|sat(?! (?:up|down|on the|at)\\b)|(?:wed|(?<=\\b(?:by|on|next|until|till?|last|every|due) )sun)${GOES_ON})\\b(?![.'’/-]|\\s?[-–]\\s?(?:tue|wed|thu|fri|sat|sun))|(?<![\\w./@#-])(?:tues?|weds|thu(?:rs?)?|fri)\\b(?![’'/-]|\\.\\w)|(?<=\\b(?:${SHORT_DAYS}|[A-Z][a-z]+day)${BESIDE})(?:mon|wed|sat|sun)\\b(?![.'’/-])|(?<![\\w./@#-])(?:mon|wed|sat|sun)(?=${BESIDE}(?:${SHORT_DAYS})\\b)|(?<=(?<!\\bthe )(?:^|[\\s(]))(?:mon|wed|sat|sun)(?=: )|(?<=[a-z\\d,;] )mon(?=[.,;!?)]|$|\\n)|(?<=\\b(?:utc|gmt|bst|cet|[ap]m|\\d{4}) )(?:wed|sat|sun)(?=[.,;!?)]|$|\\n)|(?<![\\w./@#-])(?:mon|wed|sat|sun)(?= (?:\\d{1,2} (?:${SHORT_MONTHS}|may|march|april|june|july)\\b|\\d{1,2}(?:[.:]\\d\\d|[ap]m|ish|st|nd|rd|th)\\b|morning|afternoon|evening|night))|(?<![\\w./@#-])(?:mon|tues|wednes|thurs|fri|satur|sun)day(?=s?\\b))`,
  "g",
);

const MONTHS = "january|february|april|june|july|august|september|october|november|december";
const WHEN =
  "in|by|about|since|until|til|till|from|of|for|early|late|mid|last|next|this|end|through|during|before|after";
const MAY = `(?<=\\b(?:early|late|mid|end of|in|by|since|until|til|till|before|after|during)[ -])may${GOES_ON}`;
/** Months that are written small: in full, or short beside a day or behind a word of time; "may" and "march" beside a day. With a capital, "nov 20/ and" would read as another date. */
const MONTH = new RegExp(
  `\\b(?=jan|feb|ma[ry]|apr|ju[nl]|aug|sep|oct|nov|dec)(?!\\w+ \\d+/ )(?:(?<![\\wÀ-ɏ./@#]|[^\\d]-)(?:(?:${MONTHS}|feb|aug|sept|oct|nov)\\b(?!['’/])|(?:${SHORT_MONTHS})(?=\\.? \\d)|march(?= \\d)|may(?= \\d{1,2}(?:st|nd|rd|th)\\b))|(?<=\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?)(?:${SHORT_MONTHS}|march|may(?! (?:be|have|need|not|want|get|go|come|take|well|or|also)\\b))\\b|(?<=\\b(?:${WHEN}) )(?:${SHORT_MONTHS}|march)\\b(?! (?:on|to|into|out|up|down)\\b)|${MAY})`,
  "g",
);

/** What is a day beside other days in short, and may be a verb without them. */
const KIN =
  /(?<=[\p{L}\d)] )(?<!\b(?:i|we|he|she|they|who|it|and|you|just|all|also|then|has|had|have|been|newly|was|ever|be|get) )(?:sat|wed)(?=\n|$|[.,;:!?)](?:\s|$))/gu;

/** A stretch of days in short, which stays short. */
const RANGE = new RegExp(`(?<![\\w./@#-])(${SHORT_DAYS}) ?[-–] ?(${SHORT_DAYS})(?![\\w./-])`, "g");

export const calendarPatterns = { day: DAY, month: MONTH, kin: KIN, range: RANGE };
