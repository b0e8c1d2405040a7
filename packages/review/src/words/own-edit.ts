import { asSentence } from "./as-sentence.ts";
import { missingFact } from "./facts.ts";

/** What an edit of the writer's did to a fact. */
interface Harm {
  text: string;
  reason: string;
}

const NAMED_MAX = 3;

/** "310 tiles, 1,250 and 4 more". */
const listed = (texts: readonly string[]): string => {
  const named = texts.slice(0, NAMED_MAX);
  const more = texts.length - named.length;
  const last = more > 0 ? `${more} more` : (named.pop() ?? "");
  return `${named.join(", ")} and ${last}`;
};

/** What an edit of the writer's did to facts, a line each, but what it leaves out in one; `who` goes before each, "" for nobody. */
export const ownEdit = (harm: readonly Harm[], who = ""): string[] => {
  const missing = harm.filter(({ text, reason }) => reason === missingFact(text));
  const others = missing.length > 1 ? harm.filter((one) => !missing.includes(one)) : harm;
  const lead = who === "" ? "" : `${who}: `;
  return [
    ...(others.length < harm.length
      ? [asSentence(`${who} leaves out ${listed(missing.map(({ text }) => text))}`.trim())]
      : []),
    ...others.map(({ reason }) => `${lead}${asSentence(reason)}`),
  ];
};
