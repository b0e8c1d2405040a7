const TEXT = "textarea, [contenteditable=true], input:not([type=radio], [type=checkbox], [type=range], [type=file])";

/** Whether an event comes from a place where text is typed. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest(TEXT) !== null;

/** Outside of a text, the browser's own undo would take back what was typed or pasted last, wherever that was. */
export const keepFromUndo = (event: KeyboardEvent): void => {
  if ((event.ctrlKey || event.metaKey) && /^[zy]$/i.test(event.key) && !isWriting(event.target)) event.preventDefault();
};
