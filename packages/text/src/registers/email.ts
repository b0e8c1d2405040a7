import type { Register } from "./register.ts";

export const email: Register = {
  id: "email",
  name: "Email",
  summary: "A complete email: the ask, the context, one closing line.",
  guidance: [
    "Greet by name only when the draft gives a name.",
    "Say what is needed first, then the context and the dates.",
    "End with one closing line; sign only with a name the writer gave.",
  ],
  markdown: false,
  isPublic: false,
  prompt: {
    summary: "A complete email: subject, greeting, what is needed, the context.",
    guidance: [
      'Begin with a line "Subject: " that names the matter in at most eight words; keep the subject that the text has. Leave it out when the text quotes the mail it answers.',
      'Greet as the text does; otherwise "Hi," or, where the text is formal, "Hello,", with the reader\'s name if the text gives it.',
      "Chat marks (lol, haha, !!) go.",
      'Stop where the text stops: no closing line. Sign-off and name as in the text; from notes without one, a bare "Thanks," or, where the mail is formal, "Kind regards," and no name.',
    ],
    wordsTarget: 200,
    showsSamples: true,
  },
};
