/** A reason as a sentence of its own: with a capital, a full stop and the quotation marks of the pages. */
export const asSentence = (text: string): string => {
  const quoted = text.replace(/"([^"]*)"/g, "“$1”");
  const start = quoted.charAt(0).toUpperCase() + quoted.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
};
