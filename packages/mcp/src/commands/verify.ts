import type { VerifyReport } from "@rewrite-service/contract";
import { serviceFor } from "./account.ts";
import { flag, FROM_NOTES, fromNotes, type Command } from "./command.ts";
import { readPair } from "./input.ts";
import { EXIT, json } from "./terminal.ts";

const quoted = (text: string): string => `"${text.replace(/\s+/g, " ")}"`;

const linesOf = ({ verified, findings }: VerifyReport): string[] => {
  if (!verified)
    return ["The meaning wasn't checked: the model didn't give a usable answer. This didn't use a rewrite."];
  if (findings.length === 0) return ["The model found no change in meaning."];
  return findings.map(({ type, before, after, why }) => {
    const sides =
      after === ""
        ? `${quoted(before)} is missing`
        : before === ""
          ? `${quoted(after)} is new`
          : `${quoted(before)} became ${quoted(after)}`;
    return `- ${type}: ${sides}. ${why}`;
  });
};

export const verify: Command = {
  name: "verify",
  takes: "BEFORE [AFTER]",
  meaning: "ask the service's model to compare the meaning of two texts",
  options: {
    "from-notes": FROM_NOTES,
    strict: { type: "boolean", meaning: "exit 5 if the model finds something" },
  },
  examples: ["verify draft.md edited.md", "verify draft.md --strict < edited.md"],
  run: async (files, given, terminal) => {
    const [before, after] = await readPair("verify", files, terminal);
    const service = await serviceFor(terminal);
    const report = await service.verify({ before, after, ...(fromNotes(given) ? { fromNotes: true } : {}) });
    terminal.out(flag(given, "json") ? json(report) : `${linesOf(report).join("\n")}\n`);
    if (!report.verified) return EXIT.failed;
    return flag(given, "strict") && report.findings.length > 0 ? EXIT.factsLost : EXIT.done;
  },
};
