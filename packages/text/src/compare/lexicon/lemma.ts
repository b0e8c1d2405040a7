// Past forms that no rule derives, by their plain form.
const IRREGULAR: Readonly<Record<string, string>> = {
  rose: "rise",
  risen: "rise",
  fell: "fall",
  fallen: "fall",
  grew: "grow",
  grown: "grow",
  shrank: "shrink",
  shrunk: "shrink",
  began: "begin",
  begun: "begin",
  won: "win",
  lost: "lose",
  bought: "buy",
  sold: "sell",
  sent: "send",
  gave: "give",
  given: "give",
  took: "take",
  taken: "take",
  left: "leave",
  came: "come",
  went: "go",
  gone: "go",
  built: "build",
  found: "find",
  kept: "keep",
  spent: "spend",
  forgot: "forget",
  forgotten: "forget",
  hid: "hide",
  hidden: "hide",
  led: "lead",
  lent: "lend",
  died: "die",
  dying: "die",
  hurt: "hurt",
  cut: "cut",
  forbade: "forbid",
  forbidden: "forbid",
  withdrew: "withdraw",
  withdrawn: "withdraw",
  froze: "freeze",
  broke: "break",
  men: "man",
  women: "woman",
  children: "child",
  felt: "feel",
  said: "say",
  told: "tell",
  made: "make",
  got: "get",
  met: "meet",
  knew: "know",
  known: "know",
  saw: "see",
  seen: "see",
  wrote: "write",
  written: "write",
  thought: "think",
};

/** The plain forms a folded word can come from, itself first. */
export const lemmas = (word: string): string[] => {
  const forms = [word];
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
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
