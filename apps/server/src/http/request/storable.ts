import type { ErrorDetail } from "@rewrite-service/contract";

const NUL = "\0";

/**
 * Where a value that a schema has read holds the character NUL, which PostgreSQL can keep in no text. The paths are
 * dotted, as those of other violated fields.
 */
export const unstorableIn = (value: unknown, path = ""): ErrorDetail[] => {
  if (typeof value === "string")
    return value.includes(NUL) ? [{ path, message: "must not hold the character NUL" }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => unstorableIn(inner, path === "" ? name : `${path}.${name}`));
};
