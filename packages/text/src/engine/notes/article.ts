import { COUNTED } from "./words.ts";

/** "the" before a noun that a sentence would give one to; capitals and names are left. */
export const withThe = (subject: string): string => {
  const words = subject.split(" ");
  const noun = words.at(-1) as string;
  const opens = words[0] as string;
  if (!COUNTED.has(noun) || /^(?:(?:the|an?|our|my|your|their|his|her|this|that|no)$|\d)/i.test(opens)) return subject;
  return words.every((word) => /^[a-z0-9/-]+$/.test(word)) || COUNTED.has(opens.toLowerCase())
    ? `the ${opens.charAt(0).toLowerCase()}${subject.slice(1)}`
    : subject;
};

// "an n+1 query": a letter by itself is said by its name.
const AN = /^(?:[aeiou]|[fhlmnrsx](?![a-z]))/;

/** "expired cert on the proxy" with its article, where the noun before the first preposition takes one. */
export const withA = (value: string): string => {
  const thing = /^((?:[a-z0-9+-]+ ){0,2}[a-z-]+?)(?: (?:on|in|at|of|for|from|with|by|to)\b.*)?$/.exec(value)?.[1] ?? "";
  const noun = thing.split(" ").at(-1) ?? "";
  return COUNTED.has(noun) &&
    !/^(?:(?:the|an?|no|our|my|your|their|his|her|more|another|one|two|new s) |\d+ )/.test(value)
    ? `${AN.test(value) ? "an" : "a"} ${value}`
    : value;
};

const SOME = /^(?:book|order|schedule|find|hire|create|write|draft|add|need|want)$/i;
const OBJECT =
  /(^(?:please )?|\b(?:to|please|and|will|must|should|can) )(send|share|approve|review|sign|finish|merge|deploy|fix|update|extend|confirm|check|prepare|publish|close|cancel|move|start|stop|pay|book|order|schedule|find|hire|create|write|draft|add) (\d+% )?((?:[a-z]+ )?[a-z]+)(?= (?:by|to|on|from|before|until|for|in|at|with|about|after|this|next|today|tomorrow|and)\b|[.,]|$)/g;
const BEHIND =
  /\b(with|about|from) ([a-z]+)(?= (?:by|to|on|before|until|today|tomorrow|yesterday|this|next|and)\b|[.,]|$)/g;

/** The articles that a note leaves out after a verb or a preposition: "sign contract", "talk about budget". */
export const withObjects = (text: string): string =>
  text
    .replace(OBJECT, (match: string, before: string, verb: string, share: string | undefined, thing: string) => {
      const [noun = "", opens = ""] = thing.split(" ").reverse();
      if (!COUNTED.has(noun) || /^(?:the|an?|our|my|your|their|his|her|this|that|no|more|all|any|new)$/.test(opens))
        return match;
      const article = SOME.test(verb) ? (AN.test(thing) ? "an" : "a") : "the";
      return `${before}${verb} ${article} ${share ?? ""}${thing}`;
    })
    .replace(BEHIND, (match: string, before: string, noun: string) =>
      COUNTED.has(noun) && !/^(?:design|training|delivery|review|search|login)$/.test(noun)
        ? `${before} the ${noun}`
        : match,
    );
