import { readFileSync } from "node:fs";

/** What somebody types who follows a page of `docs/`: the lines of the first shell block after some words of it. */
export const documentedCommands = (page: string, after: string): string[] => {
  const text = readFileSync(new URL(`../../../../docs/${page}.md`, import.meta.url), "utf8");
  const [, section = ""] = text.split(after);
  const [, block = ""] = /```sh\n(.*?)```/s.exec(section) ?? [];
  return block
    .replaceAll("\\\n", "")
    .split("\n")
    .filter((line) => line !== "");
};
