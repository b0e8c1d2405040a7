import { callTool } from "../calls/call.ts";
import type { Tool } from "../calls/tool.ts";
import { offline } from "../calls/offline.ts";
import { REGISTER_IDS } from "../calls/register-ids.ts";
import { checkTells } from "../tools/check-tells.ts";
import { compareDrafts } from "../tools/compare-drafts.ts";
import { oneOf, readInput } from "./input.ts";
import { EXIT, json, UsageError, type Terminal } from "./terminal.ts";

/** Runs a local tool and prints what a client would be answered; null when it refused. */
const print = async (
  tool: Tool,
  input: object,
  terminal: Terminal,
  asJson: boolean,
): Promise<Record<string, unknown> | null> => {
  const { content, structuredContent, isError } = await callTool(tool, input, offline);
  const text = `${content.map((part) => part.text).join("\n")}\n`;
  if (isError === true) terminal.err(text);
  else terminal.out(asJson ? json(structuredContent) : text);
  return isError === true ? null : (structuredContent ?? {});
};

export interface CheckOptions {
  json: boolean;
  register: string | undefined;
}

/** `check [FILE]`: tells, on this computer. */
export const check = async (files: readonly string[], options: CheckOptions, terminal: Terminal): Promise<number> => {
  const register = oneOf(options.register, "register", REGISTER_IDS);
  const text = await readInput(files[0], terminal);
  const input = { text, maxFindings: 100, ...(register === undefined ? {} : { register }) };
  const report = await print(checkTells, input, terminal, options.json);
  return report === null ? EXIT.failed : EXIT.done;
};

export interface CompareOptions {
  json: boolean;
  fromNotes: boolean;
  strict: boolean;
}

/** `compare BEFORE [AFTER]`: what changed, on this computer. */
export const compare = async (
  files: readonly string[],
  options: CompareOptions,
  terminal: Terminal,
): Promise<number> => {
  const [first, second] = files;
  if (first === undefined) throw new UsageError("compare needs a file with the first draft.");
  if (first === "-" && (second === undefined || second === "-")) {
    throw new UsageError("Only one of the two drafts can come from stdin.");
  }
  const before = await readInput(first, terminal);
  const after = await readInput(second, terminal);
  const input = { before, after, fromNotes: options.fromNotes };
  const report = await print(compareDrafts, input, terminal, options.json);
  if (report === null) return EXIT.failed;
  return options.strict && report["alarm"] === true ? EXIT.factsLost : EXIT.done;
};
