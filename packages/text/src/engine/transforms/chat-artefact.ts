import type { Transform } from "./transform.ts";

const PATTERN =
  /^\s*(?:(?:certainly|sure|of course|absolutely|great question)[!,.]\s+)?(?:here(?:'|’)?(?:s| is| are) (?:a|an|the|your|my|some)[^\n:\d]{0,90}:\s*\n+|(?<=[!.]\s+)(?=\S))/i;

/** What an assistant says before the text it was asked for. It stays where it holds a figure. */
export const chatArtefact: Transform = {
  name: "chat-artefact",
  edits: ({ text }) => {
    const said = PATTERN.exec(text)?.[0] ?? "";
    return said.trim() === "" ? [] : [{ start: 0, end: said.length, insert: "" }];
  },
};
