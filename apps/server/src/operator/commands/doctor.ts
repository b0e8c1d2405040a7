import { examine } from "../examine.ts";
import { examineModels } from "../examine-models.ts";
import type { Command } from "./command.ts";

/** Whether the whole is sound; exit status 1 when a check fails. */
export const doctor: Command = {
  name: "doctor",
  usage: "doctor                 checks the ledger, the schema, the settings, and asks each model for ten tokens",
  options: [],
  run: async (context) => {
    const [books, models] = await Promise.all([examine(context), examineModels(context.config.model, context.clock)]);
    const { violations } = books;
    const findings = [...books.findings, ...models];
    const ok = findings.every((finding) => finding.ok);
    const lines = findings.map(
      ({ check, ok, detail }) => `${ok ? "ok  " : "FAIL"}  ${check}${detail === null ? "" : ` (${detail})`}`,
    );
    return { json: { ok, findings, violations }, text: lines.join("\n"), status: ok ? 0 : 1 };
  },
};
