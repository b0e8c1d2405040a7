// What the processes of a run without any change write down, in the copy's temporary folder.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Lines of what was measured, a space and the path of the test. */
export const notesIn = (copy: string, name: string): (readonly [string, string])[] => {
  const path = join(copy, "tmp", name);
  return (existsSync(path) ? readFileSync(path, "utf8").split("\n").slice(0, -1) : []).map((line) => {
    const [what = "", test = ""] = line.split(" ");
    return [what, test.slice(copy.length + 1)];
  });
};
