import { examine } from "../examine.ts";
import type { Command } from "./command.ts";

/** Whether the whole is sound; exit status 1 when a check fails. */
export const doctor: Command = {
  name: "doctor",
  usage: "doctor",
  options: [],
  run: async (context) => {
    const { findings, violations } = await examine(context);
    const ok = findings.every((finding) => finding.ok);
    const lines = findings.map(
      ({ check, ok, detail }) => `${ok ? "ok  " : "FAIL"}  ${check}${detail === null ? "" : ` (${detail})`}`,
    );
    return { json: { ok, findings, violations }, text: lines.join("\n"), status: ok ? 0 : 1 };
  },
};
