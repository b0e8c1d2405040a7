// The small wrong changes that a mutation run makes, found in the syntax tree of a source file.
import { parseAst } from "vite";

export interface Mutant {
  file: string;
  line: number;
  start: number;
  end: number;
  before: string;
  after: string;
}

export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const OPERATORS: Record<string, readonly string[]> = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "&&": ["||"],
  "||": ["&&"],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
};

/** Numbers from here on are times and sizes: one more or one less is nothing that a caller could see. */
const MAGNITUDE = 1_000;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** Type-only code is never entered; what a type is put on is. */
const isTypeOnly = ({ type, ...node }: Node): boolean =>
  (type.startsWith("TS") && !/^TS(?:As|Satisfies|NonNull)/.test(type)) || node["importKind"] === "type";

export const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter(isNode)
    .filter((child) => !isTypeOnly(child));

/** Replacements for a returned `value`: empty for a text or a list, nothing otherwise. */
const emptyFor = (value: Node, text: string): string => {
  if (value.type === "TemplateLiteral" || (value.type === "Literal" && text.startsWith('"'))) return '""';
  return value.type === "ArrayExpression" || /\.(?:map|filter|flatMap|toSorted|split)\(/.test(text)
    ? "[]"
    : "undefined";
};

/** Every mutant of one file. Texts are never changed, nor is what is logged or thrown. */
export const mutantsOf = (file: string, source: string): Mutant[] => {
  const mutants: Mutant[] = [];
  const textOf = (node: Node): string => source.slice(node.start, node.end);
  const change = (node: { start: number; end: number }, after: string): void => {
    const { start, end } = node;
    const before = source.slice(start, end);
    if (before !== after)
      mutants.push({ file, line: source.slice(0, start).split("\n").length, start, end, before, after });
  };
  const empty = (value: Node): void => {
    if (value.type !== "BlockStatement" && textOf(value) !== "undefined") change(value, emptyFor(value, textOf(value)));
  };
  const visit = (node: Node): void => {
    const [left, right, test] = [node["left"], node["right"], node["test"]];
    if ((node.type === "BinaryExpression" || node.type === "LogicalExpression") && isNode(left) && isNode(right)) {
      const operator = node["operator"] as string;
      const at = left.end + source.slice(left.end, right.start).indexOf(operator);
      for (const after of OPERATORS[operator] ?? []) change({ start: at, end: at + operator.length }, after);
      if (operator === "??") change(node, textOf(right));
    }
    if (node.type === "UnaryExpression" && node["operator"] === "!") change(node, textOf(node["argument"] as Node));
    if (node.type === "Literal" && typeof node["value"] === "boolean") change(node, String(!node["value"]));
    if (node.type === "Literal" && typeof node["value"] === "number" && node["value"] < MAGNITUDE) {
      for (const step of [1, -1]) change(node, String(node["value"] + step));
    }
    if ((node.type === "IfStatement" || node.type === "ConditionalExpression") && isNode(test)) {
      for (const forced of ["true", "false"]) change(test, forced);
    }
    if (node.type === "ReturnStatement" && isNode(node["argument"])) empty(node["argument"]);
    if (node.type === "ArrowFunctionExpression" && isNode(node["body"])) empty(node["body"]);
    if (node.type === "ExpressionStatement" && /^(?:await |void )?[\w.?]+\(/.test(textOf(node))) change(node, ";");
    if (node.type === "ThrowStatement" || /^(?:\w+\.)*log(?:ger)?\.\w+\(/.test(textOf(node))) return;
    childrenOf(node).forEach(visit);
  };
  visit(parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" }, file) as unknown as Node);
  return mutants;
};
