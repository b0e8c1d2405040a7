// npm run bench -- slips FILE.jsonl[.gz] [--every N]
// What harper.js finds wrong in each N-th text of a file, before and after the built-in engine has rewritten it as an
// email.
import { parseArgs } from "node:util";
import { readRows } from "../packages/text/evaluate/read-rows.ts";
import { rewrite } from "../packages/text/src/index.ts";
import { installPeers } from "./peers.ts";
import { harper } from "./tells-peers.ts";

export const run = async (args: readonly string[]): Promise<void> => {
  const options = { every: { type: "string", default: "1" } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [path] = positionals;
  if (path === undefined) return console.log("left out: no file is named");
  installPeers();
  const { count } = await harper();
  const found = { texts: 0, changed: 0, before: 0, after: 0, more: 0 };
  for (const { text } of readRows<{ text: string }>(path).filter((_, at) => at % Number(values.every) === 0)) {
    const rewritten = rewrite({ text, register: "email", mode: "rewrite" }).text;
    const [before, after] = [await count(text), await count(rewritten)];
    found.texts += 1;
    if (rewritten !== text) found.changed += 1;
    found.before += before;
    found.after += after;
    if (after > before) found.more += 1;
  }
  console.log(`${found.texts} texts, ${found.changed} changed`);
  console.log(`harper.js finds ${found.before} before, ${found.after} after; more than before in ${found.more} texts`);
};
