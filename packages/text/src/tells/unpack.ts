/**
 * Data as short text. Each of the symbols stands for the string that follows its last place in the text; they are
 * taken back from the last to the first. `~` before a letter makes it a capital, and what comes out is JSON.
 */
export interface Packed {
  symbols: string;
  text: string;
}

/** The value that was packed by `pack`. */
export const unpack = ({ symbols, text }: Packed): unknown => {
  let open = text;
  for (let at = symbols.length - 1; at >= 0; at -= 1) {
    const parts = open.split(symbols.charAt(at));
    open = parts.join(parts.pop());
  }
  return JSON.parse(open.replace(/~([a-z])/g, (_, letter: string) => letter.toUpperCase()));
};
