import { expect, test } from "vitest";
import { ADMIN_OPERATIONS } from "./admin-operations.ts";
import { ERRORS } from "./errors.ts";
import { openApiDocument } from "./openapi.ts";
import { errorsOf } from "./operation.ts";
import { OPERATIONS } from "./operations.ts";

interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<
    string,
    Record<
      string,
      { requestBody?: { content: Record<string, { schema: Schema }> }; responses: Record<string, unknown> }
    >
  >;
}
interface Schema {
  properties: Record<string, { description?: string; enum?: string[]; maxItems?: number }>;
  required: string[];
  additionalProperties: boolean;
}

const document = openApiDocument({ baseUrl: "https://rewrite.example", version: "1.2.3" }) as unknown as Document;

test("describes every operation with a response for each status it can have", () => {
  expect(document.openapi).toBe("3.1.0");
  expect(document.servers).toEqual([{ url: "https://rewrite.example" }]);
  for (const operation of OPERATIONS) {
    const { path, method, status = 200 } = operation;
    const responses = document.paths[path]?.[method]?.responses ?? {};
    const statuses = new Set([String(status), ...errorsOf(operation).map((code) => String(ERRORS[code][0]))]);
    expect(new Set(Object.keys(responses))).toEqual(statuses);
  }
});

test("says of what is for browsers alone, and of nothing else, that it refuses an API key", () => {
  for (const { path, method, access } of OPERATIONS) {
    const refusal = JSON.stringify(document.paths[path]?.[method]?.responses["403"] ?? {});
    expect([path, refusal.includes("session_required")]).toEqual([path, ["session", "admin"].includes(access)]);
  }
});

test("says of an operator's request that it can be wrong where it has a body or a query, and nowhere else", () => {
  for (const { path, method, body, query } of ADMIN_OPERATIONS) {
    const failures = JSON.stringify(document.paths[path]?.[method]?.responses);
    const isAsked = body !== undefined || query !== undefined;
    expect([method, path, failures.includes("invalid_request")]).toEqual([method, path, isAsked]);
  }
});

test("takes the request's shape from the schema that checks it", () => {
  const schema = document.paths["/api/humanize"]?.["post"]?.requestBody?.content["application/json"]?.schema;
  expect(schema?.required).toEqual(["text", "register"]);
  expect(schema?.additionalProperties).toBe(false);
  expect(schema?.properties["register"]?.enum).toEqual(["slack", "email", "skip_level", "linkedin"]);
  expect(schema?.properties["protectedSpans"]?.maxItems).toBe(20);
});

test("explains every field, and no field that does not exist", () => {
  for (const { path, method, body } of OPERATIONS) {
    if (body === undefined) continue;
    const schema = document.paths[path]?.[method]?.requestBody?.content["application/json"]?.schema;
    expect(Object.keys(body.meanings).sort()).toEqual(Object.keys(schema?.properties ?? {}).sort());
    for (const field of Object.values(schema?.properties ?? {})) expect(field.description).toMatch(/\.$/);
  }
});

test("is plain JSON", () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

test("puts every operation into one described group, and says what comes with a refusal for a while", () => {
  const { tags, paths } = document as unknown as {
    tags: { name: string; description: string }[];
    paths: Record<string, Record<string, { tags: string[]; responses: Record<string, { headers?: object }> }>>;
  };
  for (const { path, method } of OPERATIONS) {
    const operation = paths[path]?.[method];
    expect(tags.map(({ name }) => name)).toContain(operation?.tags[0]);
    expect(operation?.tags).toHaveLength(1);
    const refusal = operation?.responses["429"];
    if (refusal !== undefined) {
      expect(Object.keys(refusal.headers ?? {})).toEqual(["Retry-After", "RateLimit", "RateLimit-Policy"]);
    }
  }
  for (const { name } of tags)
    expect(OPERATIONS.some(({ path, method }) => paths[path]?.[method]?.tags[0] === name)).toBe(true);
});

test("explains what a rewrite used, wherever it is said", () => {
  const whole = JSON.stringify(document.paths["/api/humanize"]);
  expect(whole).toContain(
    "Calls to a model: 0 for the built-in engine, 1 normally, more when an answer was repaired or judged.",
  );
});

// A validator complains of an example that does not fit its schema.
test("has examples that fit their schemas", () => {
  for (const { path, body, answer, otherAnswer } of OPERATIONS) {
    if (body !== undefined) expect([path, body.schema.safeParse(body.example).success]).toEqual([path, true]);
    for (const { schema, example } of [answer, ...(otherAnswer === undefined ? [] : [otherAnswer])]) {
      if (schema !== undefined && example !== undefined)
        expect([path, schema.safeParse(example).success]).toEqual([path, true]);
    }
  }
});
