import type { Schema } from "../listings/listing.ts";

const typeOf = (value: unknown): string => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
};

const fitsType = (type: Schema["type"], actual: string): boolean => {
  if (type === undefined) return true;
  const wanted = typeof type === "string" ? [type] : type;
  return wanted.includes(actual) || (actual === "integer" && wanted.includes("number"));
};

const named = (path: string): string => (path === "" ? "arguments" : path);

function* ofObject(schema: Schema, value: Record<string, unknown>, path: string): Generator<string> {
  const at = (name: string): string => (path === "" ? name : `${path}.${name}`);
  for (const name of schema.required ?? []) {
    if (!Object.hasOwn(value, name)) yield `${at(name)} is required`;
  }
  for (const [name, inner] of Object.entries(value)) {
    const known = schema.properties !== undefined && Object.hasOwn(schema.properties, name);
    if (known) yield* violations(schema.properties?.[name] as Schema, inner, at(name));
    else if (schema.additionalProperties === false) yield `${at(name.slice(0, 40))} is not a known argument`;
  }
}

/** Says, one sentence a time, where a value does not fit its schema. Values themselves are never repeated. */
export function* violations(schema: Schema, value: unknown, path = ""): Generator<string> {
  const actual = typeOf(value);
  if (!fitsType(schema.type, actual)) {
    yield `${named(path)} must be ${[schema.type].flat().join(" or ")}, not ${actual}`;
    return;
  }
  if (schema.enum !== undefined && !schema.enum.includes(value as string)) {
    yield `${named(path)} must be one of ${schema.enum.join(", ")}`;
  }
  if (typeof value === "number") {
    if (schema.minimum !== undefined && value < schema.minimum)
      yield `${named(path)} must be at least ${schema.minimum}`;
    if (schema.maximum !== undefined && value > schema.maximum)
      yield `${named(path)} must be at most ${schema.maximum}`;
  } else if (Array.isArray(value)) {
    if (schema.maxItems !== undefined && value.length > schema.maxItems) {
      yield `${named(path)} may have at most ${schema.maxItems} entries`;
    }
    for (const [index, item] of value.slice(0, schema.maxItems).entries()) {
      if (schema.items !== undefined) yield* violations(schema.items, item, `${path}[${index}]`);
    }
  } else if (actual === "object") {
    yield* ofObject(schema, value as Record<string, unknown>, path);
  }
}
