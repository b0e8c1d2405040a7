/** The words of a version, in small letters and with contractions written out: layout alone makes no other one. */
const wordsOf = (text: string): string =>
  (
    text
      .toLowerCase()
      .replace(/[’']/g, "'")
      .match(/[\p{L}\d']+/gu) ?? []
  )
    .join(" ")
    .replace(/can't/g, "cannot")
    .replace(/won't/g, "will not")
    .replace(/n't/g, " not")
    .replace(/'(?:m|re)/g, (ending) => (ending === "'m" ? " am" : " are"))
    .replace(/'ve/g, " have")
    .replace(/'ll/g, " will")
    .replace(/'s/g, " is");

/** Whether two versions are the same but for line breaks, marks, capitals and contractions. */
export const isSameVersion = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other);
