/** Editors that make a paragraph of every line of a pasted text, so that a blank line becomes an empty paragraph. */
const PARAGRAPH_A_LINE = "[data-lexical-editor], [data-slate-editor], .public-DraftEditor-content, .ql-editor";

const isEmptyBlock = (block: Element): boolean => block.textContent.trim() === "" && block.matches("p, div, li");

/** Whether the writer parts paragraphs here by empty ones. */
const hasEmptyBlocks = (host: HTMLElement): boolean => [...host.querySelectorAll("p, div")].some(isEmptyBlock);

/**
 * A text as the editor's way of pasting needs it: where each line becomes a paragraph, blank lines go, unless the writer
 * has empty paragraphs of their own.
 */
export const asPasted = (text: string, host: HTMLElement): string =>
  host.closest(PARAGRAPH_A_LINE) !== null && !hasEmptyBlocks(host) ? text.replace(/\n{2,}/g, "\n") : text;

/** The same where the browser itself types the text, and the field has paragraphs with room between them. */
export const asTyped = (text: string, host: HTMLElement): string =>
  host.querySelector("p") !== null && !hasEmptyBlocks(host) ? text.replace(/\n{2,}/g, "\n") : text;
