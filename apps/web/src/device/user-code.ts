export const CODE_LETTERS = 8;

/** Letters of a code without dashes, spaces or case. */
export const normaliseCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, "")
    .slice(0, CODE_LETTERS);

/** A code as it is written on the device, such as `WDJB-MJHT`. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
