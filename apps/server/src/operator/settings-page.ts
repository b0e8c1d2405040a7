import * as z from "zod/mini";
import { defaultPlans, PlanChange, type Plan } from "../billing/plans/plans.ts";
import { EXAMPLES } from "../config/examples.ts";
import { VARIABLES, type Variable, type VariableName } from "../config/variables.ts";

type Row = readonly string[];

const cell = (text: string): string => text.replaceAll("|", "\\|");
/** Text as code in Markdown; empty text stays empty. */
export const code = (text: string): string => (text === "" ? "" : `\`${text.replaceAll("`", "")}\``);

/** A table in Markdown. */
export const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const PLAN_MEANINGS: Readonly<Record<keyof typeof PlanChange.shape, string>> = {
  allowance: "units per period; a rewrite costs one unit for every 4,000 characters of its draft, rounded up",
  period: "length of the allowance period, in UTC",
  tiers: "models that the account may use: `MODEL_STANDARD`, `MODEL_FAST` or both",
  templates: "whether users may create and use templates",
  textCharacters: "longest text of a request (the whole body: 256 KiB)",
  streams: "rewrites at the same time, for each account or, for anonymous callers, each address",
  perMinute: "rewrites per minute, for each account or, for anonymous callers, each address",
  allDay: "units per day for all anonymous callers together; only in the `anonymous` plan",
};

interface JsonShape {
  type?: string;
  enum?: readonly string[];
  items?: JsonShape;
  minimum?: number;
  maximum?: number;
}

const valuesOf = ({ type, enum: choices, items, minimum, maximum }: JsonShape): string => {
  if (items !== undefined) return `list of ${valuesOf(items)}`;
  if (choices !== undefined) return choices.map((choice) => code(JSON.stringify(choice))).join(", ");
  return type === "integer" ? `${minimum} to ${maximum}` : "`true`, `false`";
};

const shown = (value: Plan[keyof Plan]): string =>
  value === null
    ? ""
    : [value]
        .flat()
        .map((each) => code(String(each)))
        .join(", ");

const planRows = (): Row[] => {
  const { properties = {} } = z.toJSONSchema(PlanChange) as { properties?: Record<string, JsonShape> };
  return (Object.keys(PLAN_MEANINGS) as (keyof typeof PLAN_MEANINGS)[]).map((field) => [
    code(field),
    valuesOf(properties[field] ?? {}),
    ...defaultPlans.all.map((plan) => shown(plan[field])),
    PLAN_MEANINGS[field],
  ]);
};

/** What there is to say below a table. */
const BELOW: Partial<Record<Variable["group"], string>> = {
  model: "The standard and fast [tiers](models.md#tiers) can use different models.",
  secrets:
    "Generate `SECRET` with `openssl rand -base64 48`. [Changing `SECRET`](operating.md#changing-secret) takes several steps.",
};

const groups = (): string[] => {
  const all = Object.entries(VARIABLES) as [VariableName, Variable][];
  const rows = all.filter(([, { purpose }]) => purpose !== "for tests");
  return [...new Set(rows.map(([, { group }]) => group))].flatMap((group) => {
    const ofGroup = rows.filter(([, variable]) => variable.group === group);
    const lines = ofGroup.map(([name, { default: fallback, unset, secret, purpose }]) => [
      name === "PLANS_FILE" ? `[${code(name)}](#plans_file)` : code(name),
      unset === "" ? code(fallback ?? "") : unset,
      `${purpose}${secret ? " (secret)" : ""}`,
      EXAMPLES[name] === "…" || EXAMPLES[name] === fallback ? "" : code(EXAMPLES[name]),
    ]);
    const below = BELOW[group];
    const rowsOfGroup = table(["name", "default", "meaning", "example"], lines);
    return [`## ${capital(group)}`, rowsOfGroup, ...(below === undefined ? [] : [below])];
  });
};

/** The reference page of every setting, in Markdown. */
export const settingsPage = (): string =>
  [
    "# Settings",
    "Settings are environment variables ([where to keep them](operating.md#where-settings-are-kept)). An empty variable\ncounts as unset. Separate the values of a list with commas.\n\n`npm run -s admin -- config check` prints the value of each setting, and masks the values marked (secret).",
    ...groups(),
    "## PLANS_FILE",
    'A JSON object of plans by name:\n`{ "pro": { "allowance": 5000 }, "team": { "period": "month", "allowance": 20000, "templates": true } }`.\n\n- Plans and fields that you omit keep the defaults in the table. A new plan starts with the values of `free`.\n- By default, `pro` allows only slightly more units than `free` (60 a day are 1,860 in 31 days), but lets a user spend\n  all of them on one day.\n- The server does not start if a plan gives fewer units per month (a daily allowance times 31) than `anonymous`,\n  because signing up must never leave a user with fewer units than before. This holds even if `ANONYMOUS` is `off`. To\n  offer a smaller plan, lower the allowance of `anonymous` too.\n- Callers without an account have the `anonymous` plan. To give them 500 units a day, raise the other plans too:\n  `{ "anonymous": { "allowance": 500 }, "free": { "allowance": 500 }, "pro": { "allowance": 20000 } }`',
    table(["field", "values", ...defaultPlans.all.map(({ name }) => code(name)), "meaning"], planRows()),
    "Other files: [`OFFERS_FILE`](accounts.md#selling-credits-and-plans) and [`FALLBACK_FILE`](models.md#fallbacks).",
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
