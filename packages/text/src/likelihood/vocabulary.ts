// Function words and their classes. Content words stay out: they say what a text is about, not how it was written.
import { hashOf } from "./tokens.ts";

/** Classes of function words, in the order in which their rates are measured. */
export const CLASSES: readonly (readonly [name: string, words: string])[] = [
  ["article", "a an the"],
  ["first person", "i me my mine myself"],
  ["first person plural", "we us our ours ourselves"],
  ["second person", "you your yours yourself yourselves"],
  ["third person", "he him his himself she her hers herself"],
  ["third person plural", "they them their theirs themselves"],
  ["it", "it its itself"],
  ["demonstrative", "this that these those"],
  [
    "preposition",
    "of in to for with on at by from about into through over after between out against during without before under around among within along across behind beyond toward towards upon near since until despite amid beneath above below off up down",
  ],
  ["and", "and"],
  ["conjunction", "or but nor so yet"],
  ["subordinator", "because although though while if unless whereas whether than as when where once"],
  ["wh-word", "who whom whose which what why how"],
  ["be", "be is are was were been being am"],
  ["have and do", "have has had having do does did doing done"],
  ["modal", "can could will would may might must shall should"],
  ["negation", "not no never none nothing nobody neither nowhere cannot"],
  [
    "quantifier",
    "all some any many much more most few less several each every both either another other others such own same enough",
  ],
  [
    "intensifier",
    "very really just too quite only even still also again already always often ever almost actually pretty rather",
  ],
  ["place and time", "there here now then today later soon away back"],
  [
    "connective",
    "however moreover furthermore additionally overall ultimately therefore thus consequently finally firstly secondly lastly indeed instead meanwhile nevertheless nonetheless hence similarly specifically",
  ],
  [
    "plain verb",
    "get got getting go going goes went gone come came make made makes know knew think thought said say says see saw want wanted like need take took tell told let put give gave",
  ],
  [
    "plain noun",
    "thing things something anything everything someone anyone everyone people one ones way lot kind bit guy stuff time times day",
  ],
  [
    "colloquial",
    "well yeah yes ok okay oh hey anyway maybe please thanks thank sorry gonna wanna kinda gotta ya hi hello lol",
  ],
];

/** Hash of a function word → index of its class. */
export const classOfWord = (): Map<number, number> => {
  const classes = new Map<number, number>();
  CLASSES.forEach(([, words], index) => {
    for (const word of words.split(" ")) classes.set(hashOf(word), index);
  });
  return classes;
};
