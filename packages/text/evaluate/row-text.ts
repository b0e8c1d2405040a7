/** The text of a row under this name. Throws where it has none, so that an empty answer is never taken for a judged one. */
export const textOf = (row: Readonly<Record<string, unknown>>, name: string): string => {
  const text = row[name];
  if (typeof text !== "string") throw new Error(`${name} is not a string`);
  return text;
};
