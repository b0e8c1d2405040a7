/** Words as white space parts them; nothing is copied, for this runs beside the keys. */
export const countWords = (text: string): number => {
  const space = /\s/;
  let count = 0;
  let inWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isSpace = code < 128 ? code === 32 || (code >= 9 && code <= 13) : space.test(text[at] as string);
    if (!isSpace && !inWord) count += 1;
    inWord = !isSpace;
  }
  return count;
};
