// The formulas around a letter. The library carries them packed; after a change run `npm run pack-tables`.

const CLOSING =
  "(?:best|best regards|kind regards|warm regards|warmest regards|many regards|regards|sincerely|yours(?: sincerely| truly| faithfully)?|all the best|best wishes|kindest regards|warmly|respectfully)";
// A rank or a place of work is more than a name, and so is an initial.
const RANK =
  "(?!(?:Dr|Lt|Sgt|Capt|Captain|Col|Rev|Prof|Sir|Mrs?|Ms|Sister|Nurse|Head|Chief|Chair|Cllr)\\b|.* (?:Team|Office|Manager|Desk|Board|Committee|Director|Lead|Department|Support|Services?)\\b)";
const NAME = `${RANK}\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?`;
/** A formula and a bare name under a message, on lines of their own. */
const SIGN_OFF = new RegExp(
  `\\n[ \\t]*\\n[ \\t]*${CLOSING}[,.!]?(?:[ \\t]*\\n+[ \\t]*(?:${NAME}|\\[[^\\]\\n]+\\]))?\\s*$`,
  "giu",
);
const HELLO_ALL =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))(?: (?:there|all|team|everyone|everybody|folks|both|colleagues|dear colleagues))?(?:[,.!]|[ \t]*(?=\n))[ \t]*\n\s*/i;

export const letterPatterns = { signOff: SIGN_OFF, helloAll: HELLO_ALL };
