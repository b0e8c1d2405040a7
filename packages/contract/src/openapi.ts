import * as z from "zod/mini";
import { ERRORS, type ErrorCode } from "./errors.ts";
import { errorsOf, type Answer, type Operation } from "./operation.ts";
import { OPERATIONS } from "./operations.ts";
import { tagOf, TAGS } from "./tags.ts";

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 description of the HTTP interface, made from the schemas that requests are checked with. */
export const openApiDocument = ({ baseUrl, version }: { baseUrl: string; version: string }): Json => ({
  openapi: "3.1.0",
  info: {
    title: "Rewrite Service",
    version,
    license: { name: "MIT", identifier: "MIT" },
    description:
      "Rewrites a draft as the kind of message you choose, in your voice, checks its figures, dates and links, and streams the result.",
  },
  servers: [{ url: baseUrl }],
  tags: TAGS.map(({ name, description }) => ({ name, description })),
  paths: pathsOf(OPERATIONS),
  components: {
    securitySchemes: {
      key: { type: "http", scheme: "bearer", description: "An API key from your account page: svc_…" },
      adminKey: {
        type: "http",
        scheme: "bearer",
        description: "An API key with the scope admin, created on the server. It works only for /api/admin/.",
      },
      session: {
        type: "apiKey",
        in: "cookie",
        name: "__Host-service_session",
        description: "Signed-in browsers, same origin only.",
      },
    },
    headers: HEADERS,
    schemas: { Error: ERROR_SCHEMA },
  },
});

const HEADERS: Record<string, Json> = {
  "Retry-After": {
    description: "Seconds to wait before the same request may succeed.",
    schema: { type: "integer", minimum: 0 },
  },
  RateLimit: {
    description: 'What is left, such as "rewrites";r=29;t=41: 29 more in the 41 seconds until it starts again.',
    schema: { type: "string" },
  },
  "RateLimit-Policy": {
    description: 'The limit, such as "rewrites";q=30;w=60: 30 in 60 seconds.',
    schema: { type: "string" },
  },
};

const headersOf = (...names: (keyof typeof HEADERS)[]): Json => ({
  headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
});

/** Headers that come with a status, where there are any. */
const HEADERS_OF_STATUS: Readonly<Record<number, Json>> = {
  429: headersOf("Retry-After", "RateLimit", "RateLimit-Policy"),
  503: headersOf("Retry-After"),
};

const ERROR_SCHEMA: Json = {
  type: "object",
  required: ["error", "requestId"],
  additionalProperties: false,
  properties: {
    error: {
      type: "object",
      required: ["code", "message"],
      additionalProperties: false,
      properties: {
        code: { type: "string", enum: Object.keys(ERRORS) },
        message: { type: "string" },
        details: {
          type: "array",
          items: {
            type: "object",
            required: ["path", "message"],
            additionalProperties: false,
            properties: { path: { type: "string" }, message: { type: "string" } },
          },
        },
      },
    },
    requestId: { type: "string" },
  },
};

const pathsOf = (operations: readonly Operation[]): Json => {
  const paths: Record<string, Json> = {};
  for (const operation of operations) (paths[operation.path] ??= {})[operation.method] = operationOf(operation);
  return paths;
};

const SECURITY: Record<Operation["access"], Json[]> = {
  open: [],
  account: [{ key: [] }, { session: [] }],
  anyone: [{ key: [] }, { session: [] }, {}],
  session: [{ session: [] }],
  admin: [{ session: [] }, { adminKey: [] }],
};

const operationOf = (operation: Operation): Json => ({
  operationId: `${operation.method}${operation.path.replaceAll(/[/{}]+/g, "_")}`,
  tags: [tagOf(operation.path).name],
  summary: operation.summary,
  description: operation.description,
  security: SECURITY[operation.access],
  ...parametersOf(operation),
  ...(operation.body === undefined
    ? {}
    : {
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: described(z.toJSONSchema(operation.body.schema, { io: "input" }), operation.body.meanings),
              example: operation.body.example,
            },
          },
        },
      }),
  responses: {
    [operation.status ?? 200]:
      operation.status === 204 ? { description: operation.answer.description } : answerOf(operation),
    ...failuresOf(errorsOf(operation)),
  },
});

const parametersOf = ({ headers = {}, parameters = {}, query = {} }: Operation): { parameters?: Json[] } => {
  const schema = { type: "string", maxLength: 200 };
  const list = [
    ...Object.entries(parameters).map(([name, description]) => ({
      name,
      in: "path",
      required: true,
      description,
      schema,
    })),
    ...Object.entries(query).map(([name, description]) => ({
      name,
      in: "query",
      required: false,
      description,
      schema,
    })),
    ...Object.entries(headers).map(([name, description]) => ({
      name,
      in: "header",
      required: false,
      description,
      schema,
    })),
  ];
  return list.length === 0 ? {} : { parameters: list };
};

const described = (schema: object, meanings: Record<string, string>): Json => {
  const { $schema: _dialect, properties, ...rest } = schema as { $schema?: string; properties?: Record<string, Json> };
  const fields = Object.entries(properties ?? {}).map(([name, field]) => [
    name,
    { ...field, description: meanings[name] },
  ]);
  return { ...rest, properties: Object.fromEntries(fields) };
};

const answerOf = ({ answer, otherAnswer }: Operation): Json => {
  const answers = otherAnswer === undefined ? [answer] : [answer, otherAnswer];
  return {
    description: answers.map(({ description }) => description).join(" "),
    content: Object.fromEntries(answers.map((each) => [each.mediaType, contentOf(each)])),
  };
};

const contentOf = ({ schema, example }: Answer): Json => {
  const { $schema: _dialect, ...body } = schema === undefined ? { type: "string" } : z.toJSONSchema(schema);
  return { schema: body, ...(example === undefined ? {} : { example }) };
};

/** One response per status, naming every code that has it. */
const failuresOf = (codes: readonly ErrorCode[]): Record<string, Json> => {
  const statuses = new Map<number, ErrorCode[]>();
  for (const code of codes) statuses.set(ERRORS[code][0], [...(statuses.get(ERRORS[code][0]) ?? []), code]);
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
  return Object.fromEntries(
    [...statuses].map(([status, sharing]) => [
      String(status),
      {
        description: sharing.map((code) => `${code}: ${ERRORS[code][1]}`).join(" "),
        ...HEADERS_OF_STATUS[status],
        content,
      },
    ]),
  );
};
