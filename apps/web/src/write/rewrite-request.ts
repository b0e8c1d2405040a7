import type { HumanizeRequest, SiteReport } from "@rewrite-service/contract";
import type { Draft } from "../editor/draft.ts";
import type { Choices } from "../draft/kept-choices.ts";

/** Asks for a rewrite of the draft. A voice needs an account, a template one whose plan has templates, a length a model. */
export const requestOf = (
  draft: Pick<Draft, "text" | "protectedTexts">,
  { mode, register, voiceId, templateId, length }: Choices,
  site: Pick<SiteReport, "account" | "model"> | null,
): HumanizeRequest => {
  const account = site?.account ?? null;
  const hasModel = site !== null && site.model.provider !== "builtin";
  const protectedSpans = draft.protectedTexts();
  return {
    text: draft.text(),
    register,
    mode,
    ...(protectedSpans.length > 0 ? { protectedSpans } : {}),
    ...(hasModel && length !== "same" ? { length } : {}),
    ...(account !== null && voiceId !== null ? { voiceProfileId: voiceId } : {}),
    ...(account?.templates === true && templateId !== null ? { templateId } : {}),
  };
};
