import { VARIABLES, type Variable, type VariableName } from "./variables.ts";

/** One setting as it may be shown: whoever reads it learns whether a secret is set, and nothing else of it. */
export interface Setting {
  name: VariableName;
  group: Variable["group"];
  /** What is in force; null where there is nothing. */
  value: string | null;
  isSet: boolean;
  isSecret: boolean;
  default: string | null;
  meaning: string;
}

// An address can carry a name and a password before its host.
const withoutUserInfo = (value: string): string => value.replaceAll(/\/\/[^/@\s]{0,500}@/g, "//…@");
// A query can carry a key.
const withoutQuery = (value: string): string => value.replaceAll(/([?&][^=&\s]{1,100}=)[^&\s]{1,2000}/g, "$1…");

/**
 * Every variable in the order of the table. `derived` holds what the server made of the ones that are unset and have no
 * default of their own.
 */
export const settingsOf = (
  env: Readonly<Record<string, string | undefined>>,
  derived: Partial<Record<VariableName, string>> = {},
): Setting[] =>
  (Object.entries(VARIABLES) as [VariableName, Variable][]).map(([name, { group, secret, meaning, ...variable }]) => {
    const value = env[name]?.trim() ?? "";
    const isSet = value !== "";
    const shown = secret ? "(set, not shown)" : withoutQuery(withoutUserInfo(value));
    return {
      name,
      group,
      value: isSet ? shown : (variable.default ?? derived[name] ?? null),
      isSet,
      isSecret: secret,
      default: variable.default,
      meaning,
    };
  });
