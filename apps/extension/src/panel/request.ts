import { MODES, REGISTERS, type HumanizeRequest, type Mode } from "@rewrite-service/contract";
import { shownText, type PanelState } from "./state.ts";

/** The contents of the panel's fields. */
export interface Choices {
  draft: string;
  register: string;
  mode: string;
  voiceId: string;
}

const modeOf = (value: string): Mode => MODES.find((mode) => mode === value) ?? "rewrite";

/** Whether there is a result of this very draft that can be varied or moved closer. */
export const hasResultOf = (state: PanelState, draft: string): boolean =>
  state.source === draft && shownText(state).text.trim() !== "";

/** The request of a press: the draft in the panel, and nothing of the page. `result` is the text that a follow-up starts from. */
export const requestOf = (
  { draft, register, mode, voiceId }: Choices,
  { fromNotes }: PanelState,
  result: string,
): HumanizeRequest => {
  const asked = modeOf(mode);
  const isFollowUp = asked === "vary" || asked === "closer";
  return {
    text: draft,
    register: REGISTERS.find((id) => id === register) ?? "email",
    mode: asked,
    ...(isFollowUp ? { previousRewrite: result } : {}),
    // The mode no longer says that the text is notes.
    ...(isFollowUp && fromNotes ? { fromNotes: true } : {}),
    ...(voiceId === "" ? {} : { voiceProfileId: voiceId }),
  };
};
