import { comparedLines, inWords } from "../calls/compared.ts";
import { library } from "../library/analysis.ts";
import type { ChangeRow, DraftComparison, Place } from "../library/library.ts";
import { flag, FROM_NOTES, fromNotes, type Command } from "./command.ts";
import { readPair } from "./input.ts";
import { EXIT, json } from "./terminal.ts";

const ROWS_MAX = 1_000;
const RULES_ALONE = "Rules see no more than this. Read the rest yourself.";

const quote = (text: string, place: Place | null) => place && { ...place, text: text.slice(place.start, place.end) };

/** A comparison as data for programs: places in UTF-16 units, with their text. */
export const comparisonData = ({ alarm, kept, changes }: DraftComparison, before: string, after: string) => {
  const factsThat = (status: ChangeRow["status"]): number =>
    changes.filter((change) => change.fact && change.status === status).length;
  return {
    alarm,
    counts: { kept, lost: factsThat("lost"), invented: factsThat("invented"), changed: factsThat("changed") },
    changes: changes.map(({ status, topic, severity, reason, ...places }) => ({
      status,
      topic,
      severity,
      reason,
      before: quote(before, places.before),
      after: quote(after, places.after),
    })),
  };
};

export const compare: Command = {
  name: "compare",
  takes: "BEFORE [AFTER]",
  meaning: "list facts that an edit lost, added or changed (on this computer, free)",
  options: {
    "from-notes": FROM_NOTES,
    strict: { type: "boolean", meaning: "exit 5 if a change is likely" },
  },
  examples: [
    "compare draft.md edited.md",
    "compare draft.md < edited.md",
    "compare draft.md edited.md --strict --json",
  ],
  run: async (files, given, terminal) => {
    const [before, after] = await readPair("compare", files, terminal);
    const comparison = library.compare(before, after, { fromNotes: fromNotes(given) });
    if (flag(given, "json")) terminal.out(json(comparisonData(comparison, before, after)));
    else {
      const compared = inWords(comparison, before, after, ROWS_MAX);
      terminal.out(`${[compared.summary, ...comparedLines(compared), RULES_ALONE].join("\n")}\n`);
    }
    return flag(given, "strict") && comparison.alarm ? EXIT.factsLost : EXIT.done;
  },
};
