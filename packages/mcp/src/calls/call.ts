import { ServiceError } from "@rewrite-service/contract";
import { refused, type ToolAnswer } from "./answer.ts";
import { violations } from "./arguments.ts";
import { refusalOf } from "./refusal.ts";
import type { Tool, ToolContext } from "./tool.ts";

const VIOLATIONS_MAX = 5;

/** The faults of the arguments, as an answer that a model can act on; null if they are valid. */
export const badArguments = (tool: Tool, input: unknown): ToolAnswer | null => {
  const wrong: string[] = [];
  for (const violation of violations(tool.inputSchema, input)) {
    if (wrong.push(violation) === VIOLATIONS_MAX) break;
  }
  return wrong.length === 0 ? null : refused(`Invalid arguments: ${wrong.join("; ")}.`.slice(0, 390));
};

/** Nobody is signed in: who has to do what, and what helps until then. */
const needsAccount = ({ name }: Tool, { signIn, localTools }: ToolContext): string => {
  const meanwhile = localTools && name === "rewrite";
  return `${name} needs an account. ${signIn}${meanwhile ? " Until then edit the text yourself and check it with compare_drafts, which is free." : ""}`;
};

/** Runs a tool. Everything a caller can do something about is an answer; what is thrown is a bug or an abort. */
export const callTool = async (tool: Tool, input: unknown, context: ToolContext): Promise<ToolAnswer> => {
  const bad = badArguments(tool, input);
  if (bad !== null) return bad;
  if (tool.needs === "account" && context.service === null) return refused(needsAccount(tool, context));
  try {
    return await tool.run(input as Record<string, unknown>, context);
  } catch (error) {
    if (error instanceof ServiceError) return refused(refusalOf(error, context));
    throw error;
  }
};

/** The service of a context in which `callTool` has seen to it that there is one. */
export const serviceOf = ({ service }: ToolContext) => {
  if (service === null) throw new ServiceError("sign_in_required");
  return service;
};
