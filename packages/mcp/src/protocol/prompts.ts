import { REGISTER_IDS } from "../listings/register-ids.ts";

export interface PromptArgument {
  name: string;
  description: string;
  required: boolean;
}

export interface Prompt {
  name: string;
  title: string;
  description: string;
  arguments: readonly PromptArgument[];
  text(given: Readonly<Record<string, string>>): string;
}

const DRAFT: PromptArgument = { name: "text", description: "The draft", required: true };
const REGISTER: PromptArgument = {
  name: "register",
  description: `One of ${REGISTER_IDS.join(", ")}`,
  required: true,
};

const quoted = (draft = ""): string => `\n\n<draft>\n${draft}\n</draft>`;

/** The jobs that people ask for most, as ready-made requests. */
export const prompts: readonly Prompt[] = [
  {
    name: "rewrite_for_register",
    title: "Rewrite for a register",
    description: "Rewrite a draft, then show what happened to its facts.",
    arguments: [DRAFT, REGISTER],
    text: ({ text, register }) =>
      `Call the tool rewrite with the draft below and the register ${register}. Show the rewrite as it is, then name every fact that was lost or invented. Do not change the rewrite yourself.${quoted(text)}`,
  },
  {
    name: "check_before_sending",
    title: "Check before sending",
    description: "Look for machine-writing tells and propose the smallest edits.",
    arguments: [DRAFT],
    text: ({ text }) =>
      `Call the tool check_tells with the draft below. List the findings that matter with the smallest edit for each, and keep every figure, name, date and link. Then call compare_drafts with the draft and your edit, and say what it found.${quoted(text)}`,
  },
  {
    name: "compare_two_drafts",
    title: "Compare two drafts",
    description: "Say whether a later draft still states the same facts.",
    arguments: [DRAFT, { name: "rewrite", description: "The later draft", required: true }],
    text: ({ text, rewrite }) =>
      `Call the tool compare_drafts with the two texts below. Say which facts were lost, invented or turned, and nothing else.${quoted(text)}\n\n<rewrite>\n${rewrite}\n</rewrite>`,
  },
];

export const describedPrompt = ({ name, title, description, arguments: expected }: Prompt) => ({
  name,
  title,
  description,
  arguments: expected,
});
