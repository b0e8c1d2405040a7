/** Every string of the facts panel. */
export const factsWords = {
  title: "Facts",
  states: {
    pending: "to come",
    kept: "kept",
    reworded: "kept in other words",
    changed: "changed",
    lost: "lost",
    invented: "invented",
  },
  summary: (counts: Readonly<Record<"pending" | "kept" | "reworded" | "changed" | "lost" | "invented", number>>) =>
    [
      `${counts.kept + counts.reworded} kept`,
      ...(counts.pending > 0 ? [`${counts.pending} to come`] : []),
      ...(counts.changed > 0 ? [`${counts.changed} changed`] : []),
      `${counts.lost} lost`,
      `${counts.invented} invented`,
    ].join(" · "),
  more: (count: number) => `Show ${count} more`,
  times: (count: number) => `×${count}`,
} as const;
