import type { Examples, Rule } from "../rule.ts";

export const hashtag: Rule = {
  id: "hashtag",
  kind: "format",
  name: "Row of hashtags",
  explanation: "A row of hashtags closes most posts that machines write.",
  suggestion: "Leave them out, or keep the one that people search for.",
  // A habit of the platform, say editors; people put them as well.
  silent: true,
  texts: ["message"],
  shape: "hashtag",
};

export const examples: Examples = {
  bad: [],
  good: [
    "The pump is in.\n\n#Pumps #Valves #Engineering",
    "Please ask in #pumps today.",
    "Ticket #42 is done.",
    "A transformative, seamless #define.",
    "Tickets 42 and #CR000712 are done.",
  ],
};
