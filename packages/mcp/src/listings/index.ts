import { GET_ALLOWANCE, LIST_DOCUMENT_TYPES, LIST_VOICE_PROFILES, REWRITE } from "./account.ts";
import type { Listing } from "./listing.ts";
import { CHECK_TELLS, COMPARE_DRAFTS, DETECT_AI_LIKELIHOOD } from "./local.ts";

/** Every tool, in the order in which clients list them. */
export const listings: readonly Listing[] = [
  CHECK_TELLS,
  DETECT_AI_LIKELIHOOD,
  COMPARE_DRAFTS,
  REWRITE,
  LIST_DOCUMENT_TYPES,
  LIST_VOICE_PROFILES,
  GET_ALLOWANCE,
];

/** Those that the hosted endpoint serves. */
export const accountListings: readonly Listing[] = listings.filter(({ needs }) => needs === "account");

const PASS = "For texts people send at work. Pass the user's own text unchanged, never a summary of it.";
const SHOW = "Show a rewrite word for word, then what was lost, added or reads wrong.";
const SPENDS = "one call for each thing asked.";
const REWRITING =
  "a Slack message, e-mail, update for a senior manager or LinkedIn post, rewritten or written up from notes";
const NO_WISHES = 'It takes no instructions such as "shorter"; for those edit the text yourself.';

/** The instructions for a client's model about the available tools, read once. */
export const instructionsFor = (listed: readonly Listing[]): string =>
  listed.some(({ needs }) => needs === "nothing")
    ? `${PASS}
- ${REWRITING.replace("a", "A")}: rewrite. ${NO_WISHES}
- After any edit, yours or the user's: compare_drafts with the original. It lists suspects; judge each one.
- "Sounds like AI": check_tells, change only what it lists, check once more, then compare_drafts. Findings are advice; what the user means to say stays. detect_ai_likelihood is an estimate, never proof.
check_tells, detect_ai_likelihood and compare_drafts are free and send nothing anywhere. The others need an account and say how to sign in; rewrite spends allowance: ${SPENDS}
${SHOW}`
    : `${PASS} Call rewrite for ${REWRITING}. ${NO_WISHES} It spends allowance: ${SPENDS} ${SHOW}`;
