// Plain forms, each with the forms that no rule derives.
const IRREGULAR = new Map(
  (
    "rise rose risen,fall fell fallen,grow grew grown,shrink shrank shrunk,begin began begun,win won,lose lost,buy bought,sell sold,send sent,give gave given," +
    "take took taken,leave left,come came,go went gone,build built,find found,keep kept,spend spent,forget forgot forgotten,hide hid hidden,lead led,lend lent," +
    "die died dying,forbid forbade forbidden,withdraw withdrew withdrawn,freeze froze,break broke,man men,woman women,child children,feel felt,say said,tell told," +
    "make made,get got,meet met,know knew known,see saw seen,write wrote written,think thought"
  )
    .split(",")
    .flatMap((row) => {
      const [plain = "", ...forms] = row.split(" ");
      return forms.map((form): [string, string] => [form, plain]);
    }),
);

/** The plain forms a folded word can come from, itself first. */
export const lemmas = (word: string): string[] => {
  const forms = [word];
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) forms.push(irregular);
  const stem = (ending: string): string | null =>
    word.length > ending.length + 2 && word.endsWith(ending) ? word.slice(0, -ending.length) : null;
  const plural = stem("s");
  if (plural !== null) forms.push(plural);
  const es = stem("es");
  if (es !== null) forms.push(es);
  const ies = stem("ies") ?? stem("ied");
  if (ies !== null) forms.push(`${ies}y`);
  for (const ending of ["ed", "ing"]) {
    const base = stem(ending);
    if (base === null) continue;
    forms.push(base, `${base}e`);
    if (base.at(-1) === base.at(-2)) forms.push(base.slice(0, -1));
  }
  const ly = stem("ly");
  if (ly !== null) forms.push(ly);
  return forms;
};
