import { editsOf, type Transform } from "./transform.ts";

// Whole sentences that carry nothing. Each ends at its own mark, and none may hold a digit.
const PLEASANTRIES =
  /(?<=^|[.!?,]\s|\n)(?:i (?:really )?hope (?:this|that|you|all|everyone|everything)[^.!?\n\d]{0,60}(?:well|week|weekend|day|morning|great|safe)[^.!?\n\d]{0,30}|(?:please )?(?:do not|don't) hesitate to (?:contact|reach out|ask|let)[^.!?\n\d]{0,70}|please feel free to (?:contact|reach out|ask|let)[^.!?\n\d]{0,70}|thank you (?:in advance )?for your (?:time|attention|understanding|consideration|patience|cooperation)[^.!?\n\d]{0,50}|(?:i am|i'm|we are|we're) (?:thrilled|excited|delighted|happy|proud) to share (?:some|a piece of) (?:exciting |great |big )?news|i look forward to hearing from you[^.!?\n\d]{0,30})[.!](?=\s|$)/gi;

/** Cuts sentences of courtesy that say nothing. */
export const pleasantries: Transform = { name: "pleasantries", edits: (text) => editsOf(text, PLEASANTRIES, () => "") };
