import { parseConfig, type Config } from "../../config/config.ts";
import { keptUntil } from "../../config/default-models.ts";
import { loadOffers } from "../../billing/payments/offers.ts";
import { ConfigError, type Environment } from "../../config/environment.ts";
import { loadPlans } from "../../billing/plans/plans.ts";
import { misspelt, misspeltSentence } from "../../config/misspelt.ts";
import { settingsOf } from "../../config/settings.ts";
import { usedModels } from "../examine-models.ts";
import type { CommandResult } from "./command.ts";

/** Every variable with its value or default, secrets masked, and what is wrong with them. */
export const configCheck = (env: Environment): CommandResult => {
  const { config, problems } = read(env);
  const rows = (config?.settings ?? settingsOf(env)).map(({ isSet, isSecret: _isSecret, ...setting }) => ({
    ...setting,
    set: isSet,
  }));
  const lines = rows.map(
    ({ name, set, value, meaning }) => `${name}=${value ?? ""}${set ? "" : "   (default)"}   ${meaning}`,
  );
  const likely = misspelt(env);
  const models = config === null ? [] : modelsOf(config);
  const used = models.map(({ model, provider, uses, keptUntil: until }) => {
    const kept = until === null ? "" : `, kept until ${until} at least`;
    return `${model} at ${provider} is used for: ${uses.join(", ")}${kept}`;
  });
  return {
    json: { ok: problems.length === 0, problems, misspelt: likely, variables: rows, models },
    text: [
      ...lines,
      "",
      ...used,
      ...likely.map(misspeltSentence),
      problems.length === 0 ? "The configuration is valid." : problems.join("\n"),
    ].join("\n"),
    status: problems.length === 0 ? 0 : 1,
  };
};

const modelsOf = ({ model: settings }: Config) =>
  usedModels(settings).map(({ source, model, uses }) => ({
    model,
    provider: source.provider,
    uses,
    keptUntil: keptUntil(model),
  }));

const read = (env: Environment): { config: Config | null; problems: readonly string[] } => {
  let config: Config | null = null;
  try {
    config = parseConfig(env);
    loadOffers(config.money.offersFile, loadPlans(config.accounts.plansFile));
    return { config, problems: [] };
  } catch (error) {
    if (error instanceof ConfigError) return { config, problems: error.problems };
    return { config, problems: [error instanceof Error ? error.message : "PLANS_FILE cannot be read."] };
  }
};
