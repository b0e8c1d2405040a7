/** A reason as a sentence of its own: with a capital and a full stop. */
export const asSentence = (text: string): string => {
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
};
