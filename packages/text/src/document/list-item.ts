/** What opens an item of a list. */
export const LIST_ITEM = /^\s*(?:[-*•+–~]|\d{1,3}[.)])\s+/;
