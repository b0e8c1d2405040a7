// Words that greetings, thanks, offers of help and lead-ins are made of. A sentence of little else tells nothing new. Function words are left out.
const WORDS = new Set(
  (
    "hesitate concerns comments assistance considering reading staying hi hello hey hola howdy greetings dear team everyone folks everybody friends colleagues morning afternoon evening good great happy glad pleased delighted hope hoping wish well find finds finding safe thanks thank thankful grateful " +
    "many much lot appreciate appreciated appreciation kind kindly best warm warmest regards cheers sincerely respectfully faithfully take care talk soon later chat speak discuss go walk shout questions question anything else need help " +
    "let know feel free reach contact ask available reply respond response get back hear hearing forward looking look quick quickly short brief note update updates heads share sharing shared wanted want touch base check checking follow " +
    "following attached enclosed see details detail context background summary key points point next steps step advance time attention consideration support understanding patience thoughts feedback input welcome think sounds sound " +
    "sense make makes sure ok okay yes sorry apologies apologize apology inconvenience delay bother day week weekend nice lovely wonderful one sec fyi tldr tl dr ps re: way right always usual open"
  ).split(" "),
);

/** Whether a folded word belongs to courtesies. */
export const isCourtesy = (word: string): boolean => WORDS.has(word);
