import { Choice } from "../ui/choice.tsx";
import { writeWords } from "../words/write.ts";
import type { Choices } from "../draft/kept-choices.ts";

const haves = [
  { id: "rewrite", name: writeWords.draft },
  { id: "expand", name: writeWords.notes },
] as const;

interface HaveChoiceProps {
  /** Of the group of radio buttons; the choice is in two places, of which one is on show. */
  name: string;
  look: "segments" | "tabs";
  mode: Choices["mode"];
  onMode: (mode: Choices["mode"]) => void;
}

/** Whether the text is a draft or notes to be written out. */
export const HaveChoice = ({ name, look, mode, onMode }: HaveChoiceProps) => (
  <Choice label={writeWords.have} name={name} look={look} options={haves} value={mode} onChange={onMode} />
);
