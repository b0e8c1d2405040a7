// What notes are told by. The library carries them packed; after a change run `npm run pack-tables`.

const ASKS =
  /^(?:can|could|should|shall|do|does|did|is|are|was|were|will|would|has|have|who|what|when|where|why|how|which|any|ok to|anyone|anybody)\b[^?]*\?$/i;

/** What no title has: a verb, an equation, an amount, a count of things. */
const NO_TITLE =
  /^(?:\d|(?:ring|call|get|ask|send|check|confirm|book|order|buy|fix|clean|paint|move|sort|chase|pay|bring|take|give|tell|make|sign|fill|reply|email|text|print|remove|return|cancel|find|look|write|draft|update|add|set|open|close|finish|start|pick|drop|put|keep|wash|cut|fit|load|clear|cover|prep|see|try|use|test|run|change|replace|repair|remind|meet)\b)|[:?!.=→>£$€]|\d \p{Ll}+s\b|\b(?:is|are|was|were|be|has|have|had|not?|can|will|would|to|down|up|off|out|till?|until|due|needs?|wants?|sorry|please|done|ok|max|\p{L}{3,}ed)\b/iu;

export const notesPatterns = { asks: ASKS, noTitle: NO_TITLE };
