import type { Block } from "./sentence-reader.ts";

// Words that have a capital only because a sentence opens with them.
export const OPENING_WORD =
  /^(?:About|Perhaps|Maybe|So|And|But|Regarding|Due|Until|Within|Without|Under|Between|Again|Yes|Right|Now|Today|Yesterday|Tomorrow|Given|Based|Despite|Only|Other|Another|Whether|Even|Once|Everyone|Someone|Nobody|Nothing|Everything|Ready|Sure|The|An?|This|That|These|Those|It|We|They|You|He|She|My|Our|Your|Their|His|Her|Its|Could|Can|Would|Will|Please|Do|Does|Did|Is|Are|Was|Were|Have|Has|Had|There|Here|In|On|At|By|For|From|With|After|Before|Since|When|If|While|As|To|No|Not|Just|What|Who|Where|Why|How|All|Any|Some|Each|Every|Let|One|Two|Both|Most|Many|More|Last|Next|Over|During|Because|Although|However|Also|Thank|Thanks|Unfortunately|Sorry|Apologies|Bad|Good|Great|Quick|Following|Three|Still|Happy|Congratulations|Hope)(?=[ ,'’])/;

/** A first sentence behind the name of whoever is addressed. */
export const addressed = (name: string, text: string): string => {
  if (OPENING_WORD.test(text)) return `${name}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return /^I(?=[ '’])|^\p{Ll}/u.test(text) ? `${name}, ${text}` : `${name}: ${text}`;
};

// "Two things about the offsite." is followed by them.
const INTRODUCTION =
  /^(?:(?:two|three|four|five|a few|some|several|one|a couple of) (?:quick )?(?:things?|points?|questions?|updates?|notes?|items?|requests?|reminders?)\b[^.!?]{0,60}[.:]$|here(?: is|['’]s| are)\b[^.!?]*:$)/i;

// It names what the text is about, so a result stands behind it.
export const PREFACE =
  /^(?:we|I)(?: are| am|['’]re|['’]m) (?:glad|happy|pleased|proud|excited|thrilled|delighted) to (?:share|report|present)\b|^(?:as (?:you )?(?:requested|asked|promised|discussed|agreed),? )?(?:here(?: is|['’]s| are)\b|(?:an? )?(?:(?:quick|short|brief|small|weekly|status) )*(?:update|summary|recap|report|overview|heads[- ]up) (?:on|of|about|from|for)\b)/i;

// "Priya, here is an update": a name stays in the first sentence.
export const NAMED =
  /^(?!\p{L}+ly\b|(?:Yesterday|Today|Tomorrow|Moreover|Furthermore|Meanwhile|First|Second|Third|Next|Then|Hence|Thus|Indeed|Instead|Once)\b|\p{Lu}\p{Ll}+day\b)(?:(?:Mr|Mrs|Ms|Dr|Prof)\. )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?[,:] \p{Ll}/u;

/** Whether a block opens with words for what follows them. */
export const introduces = (block: Block | undefined): boolean =>
  block !== undefined && INTRODUCTION.test((typeof block === "string" ? block : (block[0] ?? "")).trim());
