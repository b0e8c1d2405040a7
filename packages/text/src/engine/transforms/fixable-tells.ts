import { checkTells } from "../../tells/check.ts";
import type { Transform } from "./transform.ts";

/** Words that the published policy replaces without a person's decision. Its cuts leave sentences to mend, so they stay hints here. */
export const fixableTells: Transform = {
  name: "fixable-tells",
  edits: (text) =>
    checkTells(text)
      .findings.filter((finding) => finding.fixable && finding.replacement)
      .map(({ start, end, replacement }) => ({ start, end, insert: replacement as string })),
};
