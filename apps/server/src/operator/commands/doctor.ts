import { examine } from "../examine.ts";
import { examineSurroundings } from "../examine-surroundings.ts";
import { examineModels } from "../examine-models.ts";
import type { Command } from "./command.ts";

/** Whether the whole is sound; exit status 1 when a check fails. */
export const doctor: Command = {
  name: "doctor",
  takes: "",
  meaning: "checks the ledger, schema, settings, disk, clock, mail server and models",
  options: [],
  run: async (context) => {
    const [ledger, surroundings, models] = await Promise.all([
      examine(context),
      examineSurroundings(context),
      examineModels(context.config.model, context.clock),
    ]);
    const { violations } = ledger;
    const findings = [...ledger.findings, ...surroundings, ...models];
    const ok = findings.every((finding) => finding.ok);
    const lines = findings.map(
      ({ check, ok, detail }) => `${ok ? "ok  " : "FAIL"}  ${check}${detail === null ? "" : ` (${detail})`}`,
    );
    return { json: { ok, findings, violations }, text: lines.join("\n"), status: ok ? 0 : 1 };
  },
};
