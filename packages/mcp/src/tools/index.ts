import type { Tool } from "../calls/tool.ts";
import { checkTells } from "./check-tells.ts";
import { compareDrafts } from "./compare-drafts.ts";
import { detectAiLikelihood } from "./detect-ai-likelihood.ts";
import { getAllowance } from "./get-allowance.ts";
import { listDocumentTypes } from "./list-document-types.ts";
import { listVoiceProfiles } from "./list-voice-profiles.ts";
import { rewrite } from "./rewrite.ts";

/** Every tool, in the order in which clients list them. */
export const tools: readonly Tool[] = [
  checkTells,
  detectAiLikelihood,
  compareDrafts,
  rewrite,
  listDocumentTypes,
  listVoiceProfiles,
  getAllowance,
];

/** Those that need an account. */
export const accountTools: readonly Tool[] = tools.filter(({ needs }) => needs === "account");
