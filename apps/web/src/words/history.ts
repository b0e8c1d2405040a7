const count = (n: number, one: string, many: string): string => `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

/** Every string of the local history. */
export const historyWords = {
  title: "History",
  lead: "Versions of your drafts and their results, kept in this browser only. Nothing of it is on the server; whoever can open this browser can read it.",
  askTitle: "Keep a history on this device?",
  ask: "It is off. When it is on, each finished rewrite is kept here, the last 50 of each draft.",
  on: "Keep a history",
  off: "Stop keeping",
  isOn: "Kept on this device, 50 versions of each draft.",
  clear: "Clear all",
  cleared: "Cleared.",
  export: "Export JSON",
  search: "Search",
  searchHint: "In drafts and results.",
  none: "Nothing yet. The next rewrite shows here when it has finished.",
  noMatch: (query: string): string => `Nothing holds “${query}”.`,
  versions: (n: number): string => count(n, "version", "versions"),
  kept: (drafts: number, versions: number): string =>
    `${count(drafts, "draft", "drafts")}, ${count(versions, "version", "versions")}.`,
  draft: "Draft",
  result: "Result",
  remove: "Delete this version",
  copy: "Copy the result",
  copied: "Copied.",
  unavailable: "This browser keeps nothing for this page, such as in a private window.",
} as const;
