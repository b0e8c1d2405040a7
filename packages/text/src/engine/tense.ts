// Which tense a stretch of English is in, from the forms of its verbs.

const PRESENT = new Set(
  "is are am has have do does can will may must shall let's isn't aren't don't doesn't can't won't it's they're we're you're i'm i've we've you've they've i'll we'll you'll offers provides helps allows makes gives keeps brings combines includes requires supports remains plays shows finds proposes presents achieves eases enables uses works needs goes comes takes gets means seems looks feels becomes begins starts stands sits lies runs leads sees hears knows thinks wants explores describes examines discusses suggests encourages improves focuses creates tells says asks holds moves turns reminds serves features continues involves represents covers reflects affects changes fits depends consists contains draws builds grows adds delivers creates ensures enhances impresses improve create make enjoys tries fills whispers echoes dances walks steps smiles catches reaches opens closes plan promise hope believe recommend think propose find show use demonstrate describe introduce present explore examine provide offer help continue remain seem become include exist emphasizes outlines reveals extends invites suffers perpetuates celebrates relies unfolds obscures transforms captures embodies illustrates demonstrates argues asserts indicates implies proves maintains retains introduces establishes contributes attracts boasts underscores symbolizes signifies stems complements".split(
    " ",
  ),
);
const PAST = new Set(
  "was were had did wasn't weren't hadn't didn't went came took gave made began left kept held led built sent saw found became rose fell grew knew felt told said thought brought bought caught taught stood sat ran met lost paid spent heard sold won wrote spoke chose drove broke drew flew threw wore shook hung rang sang sank swam drank hid swept leapt crept slept wept dealt meant bent lent fought sought struck stuck spun swung clung flung dug lit slid bit fed fled bled bred tore swore bore froze stole woke arose forgot shone understood overcame withdrew".split(
    " ",
  ),
);
const MODAL_PAST = new Set(["could", "would", "might", "should"]);
// After these a form in -ed is a participle.
const BEFORE_PARTICIPLE = new Set(
  "is are was were be been being has have had having get gets got a an the of by as and or this that its their his her our your my more most well very highly newly in with for to".split(
    " ",
  ),
);

export type Tense = "present" | "past" | null;

const WORD = /[A-Za-z]+(?:['’-][A-Za-z]+)*/g;

/** The first form of a clause that tells its tense, and which; null where none does, or where a modal stands first. */
export const finiteOf = (clause: string): { word: string; tense: "present" | "past" } | null => {
  let before = "";
  WORD.lastIndex = 0;
  for (let word = WORD.exec(clause)?.[0]; word !== undefined; word = WORD.exec(clause)?.[0]) {
    const lower = word.toLowerCase().replace("’", "'");
    if (PRESENT.has(lower)) return { word: lower, tense: "present" };
    if (PAST.has(lower)) return { word: lower, tense: "past" };
    if (MODAL_PAST.has(lower)) return null;
    if (
      lower.length > 4 &&
      lower.endsWith("ed") &&
      !lower.includes("-") &&
      !BEFORE_PARTICIPLE.has(before) &&
      word === lower
    )
      return { word: lower, tense: "past" };
    before = lower;
  }
  return null;
};

export const tenseOf = (clause: string): Tense => finiteOf(clause)?.tense ?? null;
