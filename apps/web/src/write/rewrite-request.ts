import type { HumanizeRequest, SiteAccount } from "@rewrite-service/contract";
import type { Draft } from "../editor/draft.ts";
import type { Choices } from "./kept-choices.ts";

/** Asks for a rewrite of the draft. A voice needs an account, a template one whose plan has templates. */
export const requestOf = (
  draft: Pick<Draft, "text" | "protectedTexts">,
  mode: "rewrite" | "expand",
  { register, voiceId, templateId }: Choices,
  account: SiteAccount | null,
): HumanizeRequest => {
  const protectedSpans = draft.protectedTexts();
  return {
    text: draft.text(),
    register,
    mode,
    ...(protectedSpans.length > 0 ? { protectedSpans } : {}),
    ...(account !== null && voiceId !== null ? { voiceProfileId: voiceId } : {}),
    ...(account?.templates === true && templateId !== null ? { templateId } : {}),
  };
};
