/** A reason as a sentence of its own: with a capital, a full stop and the quotation marks of the pages. */
export const asSentence = (text: string): string => {
  // The full stop of the sentence that is quoted from is none of the words.
  const quoted = text.replace(/"([^"]*)"/g, (_, own: string) => `“${own.replace(/(?<=\p{L}{4})\.$/u, "")}”`);
  const start = quoted.charAt(0).toUpperCase() + quoted.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
};
