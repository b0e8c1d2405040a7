const WORDS = new Set(
  (
    "a an the this that these those i you he she it we they me him her us them my your his its our their mine yours who whom whose which what when where why how " +
    "and or but nor so yet if then than as because since while although though unless until whether of in on at by for with about against between into through during before after above below to from up down out off over under again further once here there " +
    "am is are was were be been being have has had having do does did doing will would shall should can could may might must not no s t ll ve re d m " +
    "all any both each few more most other some such only own same too very just also now please"
  ).split(" "),
);

/** Words that carry grammar rather than matter. */
export const isFunctionWord = (word: string): boolean => WORDS.has(word);
