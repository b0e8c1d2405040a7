// What notes are told by. The library carries them packed; after a change run `npm run pack-tables`.

const ASKS =
  /^(?:(?:q: ?)?(?:can|could|should|shall|do|does|did|is|are|was|were|will|would|has|have|who|what|when|where|why|how|which|any|ok to|anyone|anybody)\b[^?]*|\p{L}+(?: [^\s?:,.!=→(]+){2,})\?+$/iu;

/** What no title has: a verb, an equation, an amount. */
const NO_TITLE =
  /^(?:\d|(?:ring|call|get|ask|send|check|confirm|book|order|buy|fix|clean|paint|move|sort|chase|pay|bring|take|give|tell|make|sign|fill|reply|email|text|print|remove|return|cancel|find|look|write|draft|update|add|set|open|close|finish|start|pick|drop|put|keep|wash|cut|fit|load|clear|cover|prep|see|try|use|test|run|change|replace|repair|remind|meet)\b(?!-))|[:?!.=→>£$€]|\([^)]*\d|\b(?:is|are|was|were|be|has|have|had|not?|can|will|would|to|down|up|off|out|till?|until|due|needs?|wants?|sorry|please|done|ok|max|\p{L}{3,}ed)\b/iu;

/** A title by its words: of a meeting, a visit, a handover; up to eight words, and no sentence. */
const TITLE =
  /^(?=.*\b(?:1:1|agenda|briefing|call|catch-?up|debrief|demo|fair|handover|inspection|kick-?off|meeting|minutes|notes|recap|retro|review|rollout|site visit|stand-?up|steering|sync|tasting|training|trial|visit|walk-?(?:round|through)|workshop)\b)(?!(?:ring|call(?! with .*\d)|get|ask|send|check|confirm|book|chase)\b)(?!.*\b(?:is|are|was|were|has|have|had|will|would|can|needs?|wants?|done|due|not?|never|still|please|\p{L}{3,}ed)\b)(?:[^\s.!?=→>£$€]|(?<=\d)\.(?=\d))+(?:\s+(?:[^\s.!?=>£$€]|(?<=\d)\.(?=\d))+){1,7}$/iu;

export const notesPatterns = { asks: ASKS, noTitle: NO_TITLE, title: TITLE };
