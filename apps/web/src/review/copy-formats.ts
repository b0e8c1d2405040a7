import { htmlOf, plainOf } from "./markdown.ts";

export type CopyFormat = "plain" | "markdown" | "rich";
export const COPY_FORMATS = ["plain", "markdown", "rich"] as const satisfies readonly CopyFormat[];

/** Puts a text on the clipboard, without the blanks behind it; false where the browser does not allow it. */
export const copyText = async (whole: string, format: CopyFormat): Promise<boolean> => {
  const text = whole.trimEnd();
  try {
    if (format === "rich") {
      const item = new ClipboardItem({
        "text/plain": new Blob([plainOf(text)], { type: "text/plain" }),
        "text/html": new Blob([htmlOf(text)], { type: "text/html" }),
      });
      await navigator.clipboard.write([item]);
    } else {
      await navigator.clipboard.writeText(format === "plain" ? plainOf(text) : text);
    }
    return true;
  } catch {
    return false;
  }
};
