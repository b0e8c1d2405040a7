/** What the buttons of a dialog say on every page. */
export const dialogWords = { cancel: "Cancel", close: "Close" } as const;
