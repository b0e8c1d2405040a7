import type { Register } from "./register.ts";

export const email: Register = {
  id: "email",
  name: "E-mail",
  summary: "A complete e-mail: the ask, the context, one closing line.",
  guidance: [
    "Greet by name only when the draft gives a name.",
    "Say what is needed first, then the context and the dates.",
    "End with one closing line; sign only with a name the writer gave.",
  ],
  wordsTarget: 200,
  markdown: false,
};
