/** The text of an edited element for checking, with each text node's place in it. */
export interface DrawnText {
  text: string;
  nodes: { node: Text; start: number }[];
}

const BLOCKS = new Set(["P", "DIV", "LI", "UL", "OL", "BLOCKQUOTE", "PRE", "H1", "H2", "H3", "H4", "TD", "TH", "TR"]);

const blockOf = (node: Node, root: Node): Node => {
  let block: Node = node;
  while (block !== root && !BLOCKS.has(block.nodeName) && block.parentNode !== null) block = block.parentNode;
  return block;
};

/** Reads the text nodes below an element; those of different blocks are parted by a blank line. */
export const drawnTextOf = (root: HTMLElement): DrawnText => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: DrawnText["nodes"] = [];
  let text = "";
  let last: Node | null = null;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const block = blockOf(node, root);
    if (last !== null && block !== last) text += "\n\n";
    last = block;
    nodes.push({ node: node as Text, start: text.length });
    text += (node as Text).data;
  }
  return { text, nodes };
};

/** The stretch of the document that a stretch of the text is; null where it has none. */
export const rangeIn = ({ nodes }: DrawnText, start: number, end: number): StaticRange | null => {
  const holding = (at: number) => nodes.findLast((one) => one.start <= at);
  const [first, last] = [holding(start), holding(end - 1)];
  if (first === undefined || last === undefined) return null;
  const [startOffset, endOffset] = [start - first.start, end - last.start];
  if (startOffset > first.node.length || endOffset > last.node.length) return null;
  return new StaticRange({ startContainer: first.node, startOffset, endContainer: last.node, endOffset });
};
