/** Every string of the frame around the pages. */
export const shellWords = {
  product: "Rewrite Service",
  nav: { write: "Write", compare: "Compare", check: "Check", voices: "Voices", help: "Help", signIn: "Sign in" },
  skip: "Skip to the text",
  theme: { label: "Theme", light: "Light", dark: "Dark", system: "As the system" },
  allowanceLeft: (left: number, limit: number) => `${left.toLocaleString("en")} of ${limit.toLocaleString("en")} left`,
} as const;
