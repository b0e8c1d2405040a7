import { readFileSync } from "node:fs";
import { detailsOf } from "@rewrite-service/contract";
import type * as z from "zod/mini";
import { ConfigError } from "./environment.ts";

/** The text of the file that a variable names. @throws ConfigError when it cannot be read. */
export const readSettingsFile = (variable: string, path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new ConfigError([`${variable}: ${path} cannot be read (${(error as { code?: string }).code ?? "unknown"})`]);
  }
};

/** The parsed contents of such a file. @throws ConfigError with the path of each invalid field. */
export const parseSettings = <Schema extends z.ZodMiniType>(
  variable: string,
  json: string,
  schema: Schema,
): z.infer<Schema> => {
  const result = schema.safeParse(jsonOf(variable, json));
  if (result.success) return result.data;
  throw new ConfigError(detailsOf(result.error.issues).map(({ path, message }) => `${variable}: ${path}: ${message}`));
};

const jsonOf = (variable: string, json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    throw new ConfigError([`${variable}: is not JSON`]);
  }
};
