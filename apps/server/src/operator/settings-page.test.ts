import { expect, test } from "vitest";
import { parsePlans } from "../billing/plans/plans.ts";
import { ConfigError } from "../config/environment.ts";
import { parseConfig } from "../config/config.ts";
import { EXAMPLES } from "../config/examples.ts";
import { settingsPage } from "./settings-page.ts";

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    parseConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

test.each(Object.entries(EXAMPLES).filter(([name]) => !/^SECRET$|_FILE$/.test(name)))(
  "%s takes its example",
  (name, example) => {
    expect(problemsOf({ [name]: example }).filter((problem) => problem.startsWith(`${name} must`))).toEqual([]);
  },
);

test("the example of PLANS_FILE is one", () => {
  const [, json = ""] = /by name:\s`(.*?)`\./.exec(settingsPage()) ?? [];
  expect(parsePlans(json).get("team")).toMatchObject({ allowance: 20_000, templates: true, streams: 5 });
});
