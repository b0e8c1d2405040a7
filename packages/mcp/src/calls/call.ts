import { ServiceError } from "@rewrite-service/contract";
import { violations } from "./arguments.ts";
import { refusalOf } from "./refusal.ts";
import { refused, type Tool, type ToolAnswer, type ToolContext } from "./tool.ts";

const VIOLATIONS_MAX = 5;

/** What is wrong with the arguments, as an answer that a model can act on; null when they fit. */
export const badArguments = (tool: Tool, input: unknown): ToolAnswer | null => {
  const wrong: string[] = [];
  for (const violation of violations(tool.inputSchema, input)) {
    if (wrong.push(violation) === VIOLATIONS_MAX) break;
  }
  return wrong.length === 0 ? null : refused(`Invalid arguments: ${wrong.join("; ")}.`.slice(0, 390));
};

/** Runs a tool. Everything a caller can do something about is an answer; what is thrown is a bug or an abort. */
export const callTool = async (tool: Tool, input: unknown, context: ToolContext): Promise<ToolAnswer> => {
  const bad = badArguments(tool, input);
  if (bad !== null) return bad;
  if (tool.needs === "account" && context.service === null)
    return refused(`${tool.name} needs an account. ${context.signIn}`);
  try {
    return await tool.run(input as Record<string, unknown>, context);
  } catch (error) {
    if (error instanceof ServiceError) return refused(refusalOf(error, context.signIn));
    throw error;
  }
};

/** The service of a context in which `callTool` has seen to it that there is one. */
export const serviceOf = ({ service }: ToolContext) => {
  if (service === null) throw new ServiceError("sign_in_required");
  return service;
};
