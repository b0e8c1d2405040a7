const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Nouns that take an article in a sentence and none in a note. */
export const COUNTED = wordsOf(
  "kickoff cert certificate alert script job sensor budget launch release deploy deployment migration meeting demo contract report rollout build review deck doc document draft team client customer vendor supplier office server database import importer export project plan schedule date deadline room venue agenda interview offer candidate invoice ticket bug fix test audit survey workshop training pipeline dashboard website site app page form login checkout search service backup outage incident cause goal owner lead contact decision risk blocker topic reason status scope timeline estimate forecast target price cost fee discount order shipment delivery warehouse order contractor lease rent quote proposal presentation pilot beta prototype design logo banner newsletter campaign event conference trip flight hotel train bus keynote speaker sponsor printer laptop network vpn certificate domain queue cache index patch hotfix sprint retro standup board committee department manager rate number total query typo key token lock leak config setting endpoint limit quota flag answer amount rollout",
);

const ONE =
  "owner|lead|contact|deadline|date|time|venue|location|place|room|budget|cost|price|status|goal|target|reason|impact|topic|root cause|next step|due date|start date|end date|plan|scope|timeline|decision|main risk|risk|blocker|problem|issue|fix|workaround|agenda|theme|total|headcount|duration|estimate|subject|client|customer|vendor|supplier|project|version|release date|launch date|reviewer|approver|sponsor|organiser|organizer|host|speaker|author|manager|winner|result|outcome|ask|answer|question|eta";
const SEVERAL =
  "owners|deadlines|dates|goals|targets|reasons|topics|next steps|risks|blockers|problems|issues|attendees|participants|speakers|reviewers|costs|results|outcomes|questions|options|requirements|priorities|decisions";

/** Nouns of a slot "noun: value" of which a sentence "The noun is value." can be made, and their number. */
export const SLOTS: ReadonlyMap<string, "is" | "are"> = new Map([
  ...ONE.split("|").map((name) => [name, "is"] as const),
  ...SEVERAL.split("|").map((name) => [name, "are"] as const),
]);

/** What a thing can be at the end of a note, so that "is" is missing before it. */
export const STATES =
  "attached|needed|required|down|up|late|ready|open|done|blocked|live|broken|stuck|pending|missing|out|off|on track|at risk|on hold|behind schedule|ahead of schedule|overdue|unclear|unknown|online|offline|available|unavailable|full|empty|free|due|closed for|sold out|in progress|in review|under review|under way|underway|still open|still pending|not known|not ready|not done|not clear|not started|not yet|out of stock|out of office|over budget|under budget|on leave|on vacation|on holiday|sick|green|red|amber|stable|flat|happy|unhappy|interested|excited|worried|confused|aware of|sure|unsure|close to|near|short of|based in|based on|the same|unchanged";

/** Participles of what was done to a thing. */
export const DONE_TO =
  "rolled out|informed|notified|renewed|exposed|affected|impacted|damaged|found|lost|reported|approved|rejected|signed|merged|fixed|cancelled|canceled|postponed|delayed|scheduled|booked|confirmed|deployed|resolved|reviewed|tested|paid|sent|ordered|hired|completed|updated|agreed|extended|cut|reverted|archived|renamed|removed|added|created|published|announced|submitted|delivered|migrated|rescheduled|assigned|raised|filed|logged|refunded|replaced|repaired|cleaned|upgraded|downgraded|patched|disabled|enabled|increased to|reduced to|lowered to|rolled back";

/** Verbs in the past that open a note without a subject. */
export const DID =
  "shipped|rolled|met|fixed|talked|spoke|asked|sent|signed|merged|closed|opened|moved|cut|hired|launched|released|finished|started|completed|deployed|tested|reviewed|wrote|built|added|removed|updated|found|lost|won|paid|bought|booked|ordered|agreed|decided|reduced|increased|raised|migrated|replaced|cancelled|postponed|reverted|published|delivered|hit|missed|saw|got|learned|planned|presented|interviewed|called|visited|filed|upgraded|patched|restarted|disabled|enabled|confirmed|received|discussed|noticed";

/** Verbs that open a note without a subject in the present, with what the subject does. */
export const DO =
  "need|want|have|plan|hope|expect|propose|suggest|recommend|prefer|still need|also need|still have|can't|cannot|can|will|should|must|don't|do not|won't";

/** Forms in -ing and adjectives that want "are" or "am" before them. */
export const DOING =
  "waiting|working|planning|looking|going|moving|testing|writing|building|hiring|blocked on|blocked by|stuck on|aiming|hoping|trying|expecting|preparing|reviewing|migrating|fixing|short of|short on|low on|happy to|glad to|able to|unable to|ready to|behind on|out of";
