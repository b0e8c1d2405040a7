import { readFileSync } from "node:fs";

const ON_POSTGRES = /^# on PostgreSQL[^:]*: (.*)$/;

/**
 * What somebody types who follows a page of `docs/`: the lines of the first shell block after some words of it, comments
 * among them. A comment that says what to type on PostgreSQL stands for the line before it.
 */
export const documentedCommands = (page: string, after: string, dialect: "sqlite" | "postgres"): string[] => {
  const text = readFileSync(new URL(`../../../../docs/${page}.md`, import.meta.url), "utf8");
  const [, section = ""] = text.split(after);
  const [, block = ""] = /```sh\n(.*?)```/s.exec(section) ?? [];
  const commands: string[] = [];
  const lines = block.replaceAll("\\\n", "").split("\n");
  for (const line of lines.filter((one) => one !== "")) {
    const other = ON_POSTGRES.exec(line)?.[1];
    if (other === undefined) commands.push(line);
    else if (dialect === "postgres") commands.splice(-1, 1, other);
  }
  return commands;
};
