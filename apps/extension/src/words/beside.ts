/** Words shown inside pages. */
export const besideWords = {
  button: "Rewrite this field",
  card: (name: string) => `Tell: ${name}`,
  close: "Close",
} as const;
