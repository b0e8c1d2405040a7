import { parseConfig } from "../config.ts";
import { loadOffers } from "../billing/offers.ts";
import { ConfigError, type Environment } from "../environment.ts";
import { loadPlans } from "../quota/plans.ts";
import { VARIABLES, type Variable } from "../variables.ts";
import type { Said } from "./command.ts";

/** Every variable with its value or default, secrets masked, and what is wrong with them. */
export const configCheck = (env: Environment): Said => {
  const rows = Object.entries(VARIABLES as Record<string, Variable>).map(([name, variable]) => {
    const value = env[name]?.trim() ?? "";
    const set = value !== "";
    const shown = variable.secret && set ? "(set, not shown)" : set ? value : variable.default;
    return { name, group: variable.group, set, value: shown, default: variable.default, meaning: variable.meaning };
  });
  const problems = problemsOf(env);
  const lines = rows.map(
    ({ name, set, value, meaning }) => `${name}=${value ?? ""}${set ? "" : "   (default)"}   ${meaning}`,
  );
  return {
    json: { ok: problems.length === 0, problems, variables: rows },
    text: [...lines, "", problems.length === 0 ? "The configuration is usable." : problems.join("\n")].join("\n"),
    status: problems.length === 0 ? 0 : 1,
  };
};

export const problemsOf = (env: Environment): readonly string[] => {
  try {
    const { accounts, money } = parseConfig(env);
    loadOffers(money.offersFile, loadPlans(accounts.plansFile));
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    return [error instanceof Error ? error.message : "PLANS_FILE cannot be read."];
  }
};
