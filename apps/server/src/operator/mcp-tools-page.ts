import { errorsOf, NOT_FOR_REWRITING, OPERATIONS, ServiceError } from "@rewrite-service/contract";
import { listings, refusalOf, type Listing, type Schema } from "rewrite-service-mcp";
import { MCP_EXAMPLES } from "./mcp-tools-examples.ts";
import { code, table } from "./settings-page.ts";

/** Fields of `structuredContent` beside `summary` and `next`, by tool. A test of the tools compares the names. */
export const RESULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  check_tells: {
    score: "0 to 100; higher is more machine-like",
    total: "number of findings in the text, even if `findings` lists fewer",
    findings:
      "list of `phrase`, `name` (the rule that found it, which is the reason) and `fix`; `times` if the phrase occurs more than once",
  },
  detect_ai_likelihood: {
    verdict: "`model`, `person` or `unclear`",
    score: "0 to 100; higher is more machine-like",
    low: "lower end of the [band](../packages/text/README.md#scorelikelihoodtext) around the score",
    high: "upper end of the band",
    evidence:
      "list of at most three passages: `phrase`, and `side`, which says whether it looks like text by a `machine` or a `person`",
  },
  compare_drafts: {
    "counts.of": "number of facts in `before`",
    "counts.found": "how many of these are still in `after`",
    "counts.certain": "number of likely changes (despite the name, not certain)",
    "counts.read": "number of places to judge yourself",
    changes:
      "list of `kind` (`changed`, `lost`, `added` or `read`) and `what`, with the sentences `before` and `after`",
    leftOut: "sentences of `before` that have no counterpart in `after`; at most three",
    more: "says how much was cut from `changes` and `leftOut`",
  },
  rewrite: {
    text: "the rewrite; also the first block of `content`",
    counts:
      "as in `compare_drafts`, with the draft as `before` and the rewrite as `after`; this field and the next three are missing if the text came back unchanged",
    changes: "as in `compare_drafts`",
    leftOut: "as in `compare_drafts`",
    more: "as in `compare_drafts`",
    notes: "list of the [NOTES](glossary.md#texts-and-checks) that the service added",
    cost: "units that the rewrite cost, from the allowance or from credits",
  },
  list_document_types: { items: "list of `id` and `summary`" },
  list_voice_profiles: { items: "list of `id` and `name`, with `default` for the default voice" },
  get_allowance: {
    left: "units left in this period",
    limit: "units per period",
    until: "when the period ends, in words",
    plan: "name of the plan",
    credits: "credits left",
    textCharacters: "longest text that `rewrite` accepts, in characters",
  },
};

const typeOf = ({ type, enum: choices, items, minimum, maximum, maxItems, default: usual }: Schema): string => {
  if (choices !== undefined) return choices.map(code).join(", ");
  const most = maxItems === undefined ? "" : `, at most ${maxItems}`;
  if (items !== undefined) return `list of ${typeOf(items)}s${most}`;
  const range = minimum === undefined ? "" : ` ${minimum} to ${maximum}; default ${usual}`;
  return `${[type].flat().join(" or ")}${range}`;
};

/** An object as JSON for a reader: an object in it takes one line. */
const shown = (value: object): string =>
  JSON.stringify(value, null, 2).replaceAll(
    /\{\n\s+([^{}]*?)\n\s+\}/g,
    (_, fields: string) => `{ ${fields.replaceAll(/\n\s+/g, " ")} }`,
  );

const fenced = (value: object): string => `\`\`\`json\n${shown(value)}\n\`\`\``;

const exampleOf = (name: string): string => {
  const { call = {}, result = {} } = MCP_EXAMPLES[name] ?? {};
  const asked = Object.keys(call).length === 0 ? "A call returns:" : `A call with\n\n${fenced(call)}\n\nreturns:`;
  return `${asked}\n\n${fenced(result)}`;
};

const section = ({ name, title, description, needs, inputSchema }: Listing): string => {
  const parameters = Object.entries(inputSchema.properties ?? {}).map(([field, schema]) => [
    `${code(field)}${inputSchema.required?.includes(field) === true ? " (required)" : ""}`,
    typeOf(schema),
    schema.description ?? "",
  ]);
  return [
    `## ${name}`,
    `${title}.${needs === "account" ? "" : " Runs on your computer, without an account."}\n\n> ${description}`,
    parameters.length === 0 ? "No parameters." : table(["parameter", "type", "meaning"], parameters),
    table(
      ["result", "meaning"],
      Object.entries(RESULTS[name] ?? {}).map(([field, meaning]) => [code(field), meaning]),
    ),
    exampleOf(name),
  ].join("\n\n");
};

const errors = (): string[][] =>
  OPERATIONS.filter(({ path }) => path === "/api/humanize")
    .flatMap(errorsOf)
    .filter((failure) => !/^invalid_json|body|unsupported|idempotency_mismatch|anonymous/.test(failure))
    .map((failure) => [code(failure), refusalOf(new ServiceError(failure), { signIn: "…", localTools: true })]);

/** A key's scope is refused in words of its own, which the contract does not list. */
const READ_ONLY = [code("session_required"), NOT_FOR_REWRITING];

const INTRODUCTION = `To set up a client, see [MCP clients](clients.md). On this page, the block-quoted descriptions and the meanings of
the parameters are exactly what the client's model sees, which is why they are terse. The MCP package and the hosted
endpoint support the protocol versions 2024-11-05, 2025-03-26, 2025-06-18, 2025-11-25 and 2026-07-28.

- **Result.** A tool returns its result twice: as text in \`content\`, and as data in \`structuredContent\`. The data
  contains a \`summary\`, the listed fields (\`leftOut\` and \`more\` only if there is something to list), and often
  \`next\`, a suggestion for the model's next step. If a tool has nothing to report, for example because the text is too
  short, there is only a \`summary\`. The examples show the data without \`next\`.
- **Hosted endpoint.** The [hosted endpoint](clients.md#the-hosted-endpoint) lacks \`check_tells\`,
  \`detect_ai_likelihood\` and \`compare_drafts\`, because these tools are for text that only your client's model may see.
- **HTTP.** \`rewrite\` corresponds to \`POST /api/humanize\`, \`list_document_types\` to \`GET /api/registers\` (which,
  unlike the tool, needs no account), \`list_voice_profiles\` to \`GET /api/voices\` and \`get_allowance\` to
  \`GET /api/usage\`. The other tools call no endpoint.`;

const ERRORS_INTRODUCTION = `A failed call returns \`isError: true\` and, in \`content\`, a sentence for the model. The result has no error code for programs.

- Arguments that do not fit the schema get \`Invalid arguments: …\`.
- A tool that needs an account gets \`… needs an account.\` and the way to sign in.
- The tools that run on your computer refuse texts of more than 2,000,000 characters. \`compare_drafts\` also refuses
  empty texts.
- \`rewrite\` refuses unknown arguments, such as a style, so that the model does not believe that they had an effect.
  In the modes \`vary\` and \`closer\`, \`rewrite\` needs \`previousRewrite\`.
- If the service fails, the sentence says why and what to do next, as in the table. The beginning of the sentence can be more
  specific, such as \`Stopped: the model wrote …\`. The wording can change in a later release; only
  HTTP has [stable codes](calling-reference.md#error-codes).

"This didn't use a rewrite" means that the call cost nothing.`;

/** The reference page of every MCP tool, in Markdown. */
export const mcpToolsPage = (): string =>
  [
    "# MCP tools",
    INTRODUCTION,
    ...listings.map(section),
    "## Errors",
    ERRORS_INTRODUCTION,
    table(["failure", "sentence"], [...errors(), READ_ONLY]),
  ].join("\n\n");
