/** Words shown inside pages. */
export const besideWords = {
  button: "Rewrite this field",
  card: (name: string) => `AI-sounding phrase: ${name}`,
  close: "Close",
} as const;
