import { expect, test } from "vitest";
import * as z from "zod/mini";
import { ERRORS } from "./errors.ts";
import * as contract from "./index.ts";
import { OPERATIONS } from "./operations.ts";

type Json = Record<string, unknown>;

const BOUNDS = ["minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum", "pattern", "const"];

/** Each place of a JSON schema that has bounds, with them. */
const boundsIn = (schema: Json, path: string): string[] => {
  const own = BOUNDS.filter((name) => name in schema && Math.abs(Number(schema[name])) !== Number.MAX_SAFE_INTEGER);
  const fields = Object.entries((schema["properties"] ?? {}) as Record<string, Json>);
  return [
    ...(own.length === 0 ? [] : [`${path} ${own.map((name) => `${name} ${String(schema[name])}`).join(", ")}`]),
    ...fields.flatMap(([name, field]) => boundsIn(field, `${path}.${name}`)),
    ...("items" in schema ? boundsIn(schema["items"] as Json, `${path}[]`) : []),
    ...((schema["anyOf"] ?? []) as Json[]).flatMap((one) => boundsIn(one, path)),
  ];
};

test("the bounds of every field are these, because clients rely on them", () => {
  const schemas = Object.entries(contract).filter(([, value]) => value instanceof z.ZodMiniType);
  const lines = schemas.flatMap(([name, schema]) =>
    boundsIn(z.toJSONSchema(schema as unknown as z.ZodMiniType, { io: "input", unrepresentable: "any" }) as Json, name),
  );
  expect(lines.toSorted()).toMatchSnapshot();
});

test("the limits and the table of errors are these", () => {
  const limits = Object.entries(contract).flatMap(([name, value]) =>
    typeof value === "number" ? [`${name} ${value}`] : [],
  );
  expect(limits.toSorted()).toMatchSnapshot();
  expect(
    Object.entries(ERRORS).map(([code, [status, , retryable]]) => `${code} ${status} ${retryable}`),
  ).toMatchSnapshot();
});

test("every operation's access and status are these", () => {
  const lines = OPERATIONS.map(({ method, path, access, status = 200 }) => `${method} ${path} ${access} ${status}`);
  expect(lines).toMatchSnapshot();
});
