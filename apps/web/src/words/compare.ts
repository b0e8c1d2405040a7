interface SentenceCounts {
  kept: number;
  reworded: number;
}

interface FactCounts {
  kept: number;
  changed: number;
  lost: number;
  invented: number;
}

const count = (n: number, one: string, many: string): string => `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

/** Every string of Compare. */
export const compareWords = {
  title: "Compare",
  before: "First text",
  after: "Second text",
  lead: "Both texts stay in this browser.",
  empty: "Paste a text on each side to see what changed.",
  changes: "Changes",
  none: "No changed figure, date or name found. Other wording wasn’t judged.",
  found: (alarms: number, places: number): string => {
    const certain = alarms === 0 ? [] : [count(alarms, "certain change", "certain changes")];
    const doubtful = places === 0 ? [] : [count(places, "place to check", "places to check")];
    return `${[...certain, ...doubtful].join(", ")}. Other wording wasn’t judged.`;
  },
  hard: "Changes the meaning",
  soft: "Worth a look",
  notes: "The first text is notes",
  counts: (sentences: SentenceCounts, facts: FactCounts): string =>
    `${count(sentences.kept, "sentence", "sentences")} kept, ${sentences.reworded} reworded; facts: ${facts.kept} kept, ${facts.changed} changed, ${facts.lost} missing, ${facts.invented} added.`,
} as const;
