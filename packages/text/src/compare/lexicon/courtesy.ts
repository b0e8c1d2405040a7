// Words that greetings, thanks, offers of help and lead-ins are made of. A sentence of little else tells nothing new.
const WORDS = new Set(
  (
    "hi hello hey hola howdy greetings dear team all everyone folks everybody friends colleagues morning afternoon evening good great happy glad pleased delighted hope hoping wish well doing find finds finding safe thanks thank thankful grateful many much lot appreciate appreciated appreciation kind kindly best warm warmest regards " +
    "cheers sincerely respectfully yours faithfully take care talk soon later chat speak discuss go walk through shout any questions question anything else further more need help let know feel free reach out contact ask happy glad available reply respond response get back hear hearing forward looking look " +
    "quick quickly short brief note update updates heads share sharing shared wanted want just touch base check checking follow following up below above here attached enclosed see details detail context background summary key points point next steps step advance time attention consideration support understanding patience " +
    "thoughts feedback input welcome think sounds sound sense make makes sure please ok okay yes sorry apologies apologize apology inconvenience delay bother day week weekend nice lovely wonderful one sec fyi tldr tl dr re ps re: some way right always as usual open happy to it this that you me us we i am is are"
  ).split(" "),
);

/** Whether a folded word belongs to courtesies. */
export const isCourtesy = (word: string): boolean => WORDS.has(word);
