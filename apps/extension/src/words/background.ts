/** Words that Chrome shows outside the extension's own pages. */
export const backgroundWords = { menu: "Rewrite…" } as const;
