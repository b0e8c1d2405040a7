import { LOCAL, object, type Listing } from "./listing.ts";
import { REGISTER_IDS } from "./register-ids.ts";

/** Most findings that one call of `check_tells` lists, and how many it lists unless it is asked for others. */
export const FINDINGS_MAX = 100;
export const FINDINGS_SHOWN = 25;

export const CHECK_TELLS: Listing = {
  name: "check_tells",
  title: "Find AI-sounding wording",
  description:
    "Use when a text sounds or must not sound like ChatGPT. Lists phrases to change, with rule and fix, and a score 0-100 (higher: more machine-like). Edit only those, call again, then compare_drafts. English. Local, free.",
  needs: "nothing",
  inputSchema: object(
    {
      text: { type: "string", description: "Whole text, 25+ words" },
      register: { type: "string", enum: REGISTER_IDS, description: "If known" },
      maxFindings: {
        type: "integer",
        minimum: 0,
        maximum: FINDINGS_MAX,
        default: FINDINGS_SHOWN,
        description: "Rows to list",
      },
    },
    ["text"],
  ),
  annotations: LOCAL,
};

export const DETECT_AI_LIKELIHOOD: Listing = {
  name: "detect_ai_likelihood",
  title: "Estimate AI likelihood",
  description:
    "Use only when asked how likely a text is machine-written: 0-100 with a range. A guess from style, never proof about a person. To change wording use check_tells. English. Local, free.",
  needs: "nothing",
  inputSchema: object({ text: { type: "string", description: "Whole text, 60+ words" } }, ["text"]),
  annotations: LOCAL,
};

export const COMPARE_DRAFTS: Listing = {
  name: "compare_drafts",
  title: "Compare facts of two drafts",
  description:
    "Use after any edit, or when asked whether a rewrite changed facts. Lists figures, dates, names, links, negations and conditions lost, added or changed, with both sentences, and what else to judge yourself. Local, free.",
  needs: "nothing",
  inputSchema: object(
    {
      before: { type: "string", description: "Original, unchanged" },
      after: { type: "string", description: "Edited text" },
      fromNotes: { type: "boolean", description: "before is notes" },
    },
    ["before", "after"],
  ),
  annotations: LOCAL,
};
