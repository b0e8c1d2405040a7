/** What Chrome shows of the extension outside its own pages. */
export const backgroundWords = { menu: "Rewrite…" } as const;
