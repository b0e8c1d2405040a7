import { errorsOf, OPERATIONS, ServiceError } from "@rewrite-service/contract";
import { listings, refusalOf, type Listing, type Schema } from "rewrite-service-mcp";
import { code, table } from "./settings-page.ts";

/** Fields of `structuredContent` beside `summary` and `next`, by tool. A test of the tools compares the names. */
export const RESULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  check_tells: {
    score: "0 to 100; higher is more machine-like",
    total: "number of findings, also of those that are not listed",
    findings: "list of `phrase`, `name` (of the rule) and `fix`, with `times` if the phrase occurs more than once",
  },
  detect_ai_likelihood: {
    score: "0 to 100",
    low: "lower end of the likely range",
    high: "upper end",
    evidence: "list of `phrase` and the `side` that it looks like: `machine` or `person`",
  },
  compare_drafts: {
    counts: "`found` of `of` facts are still there; `certain` changes; places to `read`",
    changes:
      "list of `kind` (`changed`, `lost`, `added` or `read`) and `what`, with the sentences `before` and `after`",
    leftOut: "sentences of `before` without a counterpart",
    more: "what was cut from these lists",
  },
  rewrite: {
    text: "the rewrite; also the first block of `content`",
    counts:
      "as in `compare_drafts`, for draft and rewrite; like the next three, missing if the text came back unchanged",
    changes: "as in `compare_drafts`",
    leftOut: "as in `compare_drafts`",
    more: "as in `compare_drafts`",
    notes: "the remarks of NOTES",
    cost: "units, or credits, that it cost",
  },
  list_document_types: { items: "list of `id` and `summary`" },
  list_voice_profiles: { items: "list of `id` and `name`, with `default` for the default voice" },
  get_allowance: {
    left: "units left",
    limit: "units per period",
    until: "when the period ends",
    plan: "name of the plan",
    credits: "credits left",
    textCharacters: "longest text of a rewrite",
  },
};

const typeOf = ({ type, enum: choices, items, minimum, maximum, maxItems, default: usual }: Schema): string => {
  if (choices !== undefined) return choices.map(code).join(", ");
  const most = maxItems === undefined ? "" : `, at most ${maxItems}`;
  if (items !== undefined) return `list of ${typeOf(items)}s${most}`;
  const range = minimum === undefined ? "" : ` ${minimum} to ${maximum}; default ${usual}`;
  return `${[type].flat().join(" or ")}${range}`;
};

const section = ({ name, title, description, needs, inputSchema }: Listing): string => {
  const parameters = Object.entries(inputSchema.properties ?? {}).map(([field, schema]) => [
    `${code(field)}${inputSchema.required?.includes(field) === true ? " (required)" : ""}`,
    typeOf(schema),
    schema.description ?? "",
  ]);
  return [
    `## ${name}`,
    `${title}. ${needs === "account" ? "Needs an account." : "Runs on your computer, without an account."}\n\n> ${description}`,
    parameters.length === 0 ? "No parameters." : table(["parameter", "type", "meaning"], parameters),
    table(
      ["result", "meaning"],
      Object.entries(RESULTS[name] ?? {}).map(([field, meaning]) => [code(field), meaning]),
    ),
  ].join("\n\n");
};

const errors = (): string[][] =>
  OPERATIONS.filter(({ path }) => path === "/api/humanize")
    .flatMap(errorsOf)
    .filter((failure) => !/^invalid_json|body|unsupported|idempotency|anonymous/.test(failure))
    .map((failure) => [code(failure), refusalOf(new ServiceError(failure), { signIn: "…", localTools: true })]);

/** The reference page of every MCP tool, in Markdown. */
export const mcpToolsPage = (): string =>
  [
    "# MCP tools",
    "[Setting up a client](clients/README.md) is on another page. The quotations and the meanings of parameters are what a\nclient's model reads.\n\n**Results.** Each tool returns its result twice: as text in `content`, and as data in `structuredContent`. The data has\na `summary` and often `next`, the next step. If a tool has nothing to report, for example because the text is too short,\nthere is only a `summary`.",
    ...listings.map(section),
    "## Errors",
    "A failed call returns `isError: true` and, in `content`, a sentence for the model.\n\n- Arguments that do not fit the schema get `Invalid arguments: …`.\n- A tool that needs an account gets `… needs an account.` and the way to sign in.\n- The tools that run on your computer refuse texts of more than 2,000,000 characters. `compare_drafts` also refuses\n  empty texts.\n- `rewrite` refuses unknown arguments, because it takes no style instructions. With `vary` and `closer`, it needs\n  `previousRewrite`.\n- If the service fails, the sentence says why and what to do next, as in the table. Its beginning can be more exact,\n  such as `Stopped: the model wrote …`, and the wording can change in a later release.",
    table(["failure", "sentence"], errors()),
  ].join("\n\n");
