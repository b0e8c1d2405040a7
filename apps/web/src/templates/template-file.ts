import type { NewTemplate, TemplateEntry } from "@rewrite-service/contract";
import { registers } from "@rewrite-service/text";
import { INSTRUCTIONS_CHARACTERS_MAX, NAME_CHARACTERS_MAX } from "./templates.ts";

export const FILE_BYTES_MAX = 256 * 1024;

/** Templates as a file that can be imported elsewhere. */
export const templateFile = (templates: readonly TemplateEntry[]): string => {
  const items = templates.map(({ name, instructions, register }) => ({ name, instructions, register }));
  return `${JSON.stringify({ items }, null, 2)}\n`;
};

const textOf = (value: unknown, most: number): string | null =>
  typeof value === "string" && value.trim() !== "" && value.length <= most ? value.trim() : null;

const templateOf = (item: unknown): NewTemplate | null => {
  if (typeof item !== "object" || item === null) return null;
  const fields = item as Record<string, unknown>;
  const name = textOf(fields["name"], NAME_CHARACTERS_MAX);
  const instructions = textOf(fields["instructions"], INSTRUCTIONS_CHARACTERS_MAX);
  const register = registers.find(({ id }) => id === fields["register"])?.id ?? null;
  return name === null || instructions === null ? null : { name, instructions, register };
};

/** Templates of a file; null when it is not such a file, or one of them is not whole. */
export const readTemplateFile = (json: string): NewTemplate[] | null => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return null;
  }
  const items = typeof parsed === "object" && parsed !== null && "items" in parsed ? parsed.items : parsed;
  if (!Array.isArray(items) || items.length === 0) return null;
  const templates = items.map(templateOf);
  return templates.every((template) => template !== null) ? templates : null;
};
