import { createClient } from "@rewrite-service/client";
import { ServiceError, type VerifyReport } from "@rewrite-service/contract";
import { settingsOf } from "../settings/settings.ts";
import { NAME, VERSION } from "../settings/version.ts";
import { readInput } from "./input.ts";
import { EXIT, json, UsageError, type Terminal } from "./terminal.ts";

export interface VerifyOptions {
  json: boolean;
  fromNotes: boolean;
  strict: boolean;
}

const quoted = (text: string): string => `"${text.replace(/\s+/g, " ")}"`;

const linesOf = ({ verified, findings }: VerifyReport): string[] => {
  if (!verified) return ["The meaning was not checked: the model gave no usable answer. Nothing was charged."];
  if (findings.length === 0) return ["The model points at nothing."];
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

/** `verify BEFORE [AFTER]`: what a model says has changed in meaning. Needs an account. */
export const verify = async (files: readonly string[], options: VerifyOptions, terminal: Terminal): Promise<number> => {
  const [first, second] = files;
  if (first === undefined) throw new UsageError("verify needs a file with the first text.");
  if (first === "-" && (second === undefined || second === "-")) {
    throw new UsageError("Only one of the two texts can come from stdin.");
  }
  const { baseUrl, key } = await settingsOf(terminal);
  const before = await readInput(first, terminal);
  const after = await readInput(second, terminal);
  if (key === null) throw new ServiceError("sign_in_required");
  const service = createClient({ baseUrl, key, userAgent: `${NAME}/${VERSION}` });
  const report = await service.verify({ before, after, ...(options.fromNotes ? { fromNotes: true } : {}) });
  terminal.out(options.json ? json(report) : `${linesOf(report).join("\n")}\n`);
  if (!report.verified) return EXIT.failed;
  return options.strict && report.findings.length > 0 ? EXIT.factsLost : EXIT.done;
};
