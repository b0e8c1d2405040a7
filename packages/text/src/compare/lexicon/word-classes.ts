import { once } from "../../document/once.ts";

/** Words that carry grammar rather than matter. */
export const FUNCTION = 1;
/** What greetings, thanks, offers of help and lead-ins are made of, function words aside. A sentence of little else tells nothing new. */
export const COURTESY = 2;
/** A capital on it says nothing: openers of sentences, forms of address, courtesies, shouted abbreviations. */
export const ORDINARY = 4;
/** Negates its clause. */
export const NEGATION = 8;
/** Denies without saying "not": it makes up for a negation that was reworded. */
export const HIDDEN = 16;
/** A negation before it denies nothing: "not only", "no later". */
export const EMPTY = 32;
/** Narrows what is said. */
export const NARROWING = 64;
/** Put as a condition it binds nobody: "if possible", "if anything changes". */
export const POLITE = 128;
/** One letter or digit. */
export const SINGLE = 256;

const ROWS: readonly (readonly [number, string])[] = [
  [
    FUNCTION,
    "a an the this that these those i you he she it we they me him her us them my your his its our their mine yours who whom whose which what when where why how " +
      "and or but nor so yet if then than as because since while although though unless until whether of in on at by for with about against between into through during before after above below to from up down out off over under again further once here there " +
      "am is are was were be been being have has had having do does did doing will would shall should can could may might must not no s t ll ve re d m " +
      "all any both each few more most other some such only own same too very just also now please",
  ],
  [
    COURTESY,
    "hesitate concerns comments assistance considering reading staying hi hello hey hola howdy greetings dear team everyone folks everybody friends colleagues morning afternoon evening good great happy glad pleased delighted hope hoping wish well find finds finding safe thanks thank thankful grateful " +
      "many much lot appreciate appreciated appreciation kind kindly best warm warmest regards cheers sincerely respectfully faithfully take care talk soon later chat speak discuss go walk shout questions question anything else need help " +
      "let know feel free reach contact ask available reply respond response get back hear hearing forward looking look quick quickly short brief note update updates heads share sharing shared wanted want touch base check checking follow " +
      "following attached enclosed see details detail context background summary key points point next steps step advance time attention consideration support understanding patience thoughts feedback input welcome think sounds sound " +
      "sense make makes sure ok okay yes sorry apologies apologize apology inconvenience delay bother day week weekend nice lovely wonderful one sec fyi tldr tl dr ps re: way right always usual open",
  ],
  [
    ORDINARY,
    "one every either neither onto within without across along among around behind beneath beside beyond despite except inside like near outside past " +
      "regarding throughout toward upon via need let thus hence however therefore moreover furthermore additionally finally first second third next last " +
      "lastly overall thanks thank hi hello hey dear best regards kind cheers sincerely respectfully sorry yes never ok okay fyi asap btw fw fwd ps pm et al " +
      "mr mrs ms dr sir madam even still already today tomorrow yesterday tonight soon later recently currently perhaps maybe indeed instead meanwhile " +
      "otherwise many much several another good great well new old attached enclosed following per note see call send give get make take go come look think " +
      "hope feel know want everyone everybody someone anyone nobody nothing everything something team folks guys don't can't won't didn't doesn't isn't " +
      "aren't happy glad sharing quick heads-up update action key context summary background decision tl;dr subject cc bcc sent received date time ceo cfo " +
      "cto coo cio vp svp evp hr pr tv eta kpi roi faq",
  ],
  [NEGATION, "not non never no none nobody nothing neither nor nowhere hardly scarcely barely"],
  [
    HIDDEN,
    "without unable lack lacks lacked lacking fail fails failed failing failure refuse refuses refused refusing deny denies denied denying decline declines declined absent absence devoid false regardless except " +
      "impossible miss misses missed missing avoid avoids avoided avoiding prevent prevents prevented stop stops stopped cease ceased exclude excludes excluded excluding rarely seldom minus reject rejects rejected " +
      "forget forgot neglect neglects neglected unless prohibited forbidden banned cannot zero ineligible invalid unlikely unclear",
  ],
  [EMPTY, "only just simply merely later less more fewer doubt problem matter worries"],
  [NARROWING, "only solely exclusively except despite unless rather"],
  [
    POLITE,
    "possible possibly necessary needed applicable interested like prefer wish chance mind works helpful required appropriate available able change changes come up wants anyone someone something nothing",
  ],
];

const classes = once(() => {
  const bits = new Map<string, number>();
  for (const [bit, words] of ROWS) for (const word of words.split(" ")) bits.set(word, (bits.get(word) ?? 0) | bit);
  return bits;
});

/** The classes of a folded word, as bits. */
export const classesOf = (word: string): number => (classes().get(word) ?? 0) | (word.length === 1 ? SINGLE : 0);

/** Whether a folded word is of one of the classes. */
export const isOf = (word: string, bits: number): boolean => (classesOf(word) & bits) !== 0;
