import { inkOf, isInk } from "./ink.ts";

/** Document content for scripts, or hints in an empty field: not the writer's text. */
const NOT_TEXT = "style, script, [data-slate-placeholder]";

const textNodesOf = (root: Node): Text[] => {
  const walker = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker?.nextNode(); node; node = walker?.nextNode())
    if (node.parentElement?.closest(NOT_TEXT) == null) nodes.push(node as Text);
  return nodes;
};

/** All ink below a node. */
export const inkBelow = (root: Node): string =>
  inkOf(
    textNodesOf(root)
      .map(({ data }) => data)
      .join(""),
  );

/** The units of ink before a boundary point. */
export const inkBefore = (root: Node, container: Node, offset: number): number => {
  const range = root.ownerDocument?.createRange();
  let count = 0;
  for (const node of textNodesOf(root)) {
    range?.selectNode(node);
    if (node === container) return count + inkOf(node.data.slice(0, offset)).length;
    if (range?.comparePoint(container, offset) === -1) return count;
    count += inkOf(node.data).length;
  }
  return count;
};

/** From just before the unit of ink at `start` to just after the one before `end`; null where there are not as many. */
export const rangeOfInk = (root: Node, start: number, end: number): Range | null => {
  const range = root.ownerDocument?.createRange();
  let count = 0;
  let begun = false;
  for (const node of textNodesOf(root)) {
    for (let at = 0; at < node.data.length; at += 1) {
      if (!isInk(node.data[at] as string)) continue;
      if (count === start) {
        range?.setStart(node, at);
        begun = true;
      }
      count += 1;
      if (count === end && begun) {
        range?.setEnd(node, at + 1);
        return range ?? null;
      }
    }
  }
  return null;
};
