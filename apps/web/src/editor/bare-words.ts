// "-5 °C" and ".NET" begin with theirs; "#4471", "$5k" and "@ana" with a mark that is none of these.
const LEAD = /^(?:[\s,;:!?…]|[–—-](?!\d)|\.(?![\p{L}\d]))+/u;
// "p.m." ends with its own.
const TAIL = /(?:[\s,;:!?…–—-]|(?<!\.\p{L}+)\.)+$/u;
const PAIRS = ["()", "[]", "“”", "‘’", '""', "''"];

/** Words without the spaces and the punctuation of their sentence at either end; what has its counterpart in them stays: "(b)". */
export const bareWords = (text: string): string => {
  const bare = text.replace(LEAD, "").replace(TAIL, "");
  for (const [open = "", close = ""] of PAIRS) {
    if (bare.startsWith(open) && !bare.includes(close, 1)) return bareWords(bare.slice(1));
    if (bare.endsWith(close) && !bare.slice(0, -1).includes(open)) return bareWords(bare.slice(0, -1));
  }
  return bare;
};
