/** A call and its result, without `next`. A test makes each call. */
export interface Example {
  call: object;
  result: object;
}

/** One example for each tool on the page of MCP tools. */
export const MCP_EXAMPLES: Readonly<Record<string, Example>> = {
  check_tells: {
    call: {
      text: "I hope this email finds you well. We should streamline our reporting, and it is important to note that the team delves into the numbers every Monday.",
      maxFindings: 2,
    },
    result: {
      summary: "3 phrases to change (score 100 of 100, 27 words). Listed: the 2 heaviest.",
      score: 100,
      total: 3,
      findings: [
        { phrase: "I hope this email finds you well.", name: "opening formula", fix: "cut it" },
        { phrase: "delves", name: "ornate word", fix: 'try "looks"' },
      ],
    },
  },
  detect_ai_likelihood: {
    call: {
      text: "I hope this email finds you well. We should leverage the new dashboard to streamline our reporting, and it is important to note that the team delves into the numbers every Monday. Moreover, a robust process ensures that every stakeholder is aligned on the key outcomes, fostering a culture of transparency and continuous improvement. Please do not hesitate to reach out with any questions or concerns that you may have about this initiative.",
    },
    result: {
      summary:
        "Reads like text by a model (1 in 100 texts by people do too). Score 100 of 100 (range 91 to 100). An estimate from style alone, never proof: do not use it to judge who wrote a text.",
      verdict: "model",
      score: 100,
      low: 91,
      high: 100,
      evidence: [
        { phrase: "hope this email finds you", side: "machine" },
        { phrase: "leverage the new dashboard to streamline our reporting, and it", side: "machine" },
        { phrase: "important to note that the team delves into the numbers every Monday", side: "machine" },
      ],
    },
  },
  compare_drafts: {
    call: {
      before: "The invoice for $4,500 is due on 3 May. Please pay it if the audit is done.",
      after: "The invoice for $4,200 is due on 3 May. Please pay it.",
    },
    result: {
      summary: "1 likely change, 1 to read; 1 of 2 figures, dates, names and links still there.",
      counts: { found: 1, of: 2, certain: 1, read: 1 },
      changes: [
        {
          kind: "changed",
          what: 'money: "$4,500" → "$4,200"',
          before: "The invoice for $4,500 is due on 3 May.",
          after: "The invoice for $4,200 is due on 3 May.",
        },
        {
          kind: "read",
          what: 'wording: "if" has no match in after',
          before: "Please pay it if the audit is done.",
          after: "Please pay it.",
        },
      ],
    },
  },
  rewrite: {
    call: { text: "please look at teh budget of $4,500", register: "email" },
    result: {
      text: "Please look at the budget of $4,500.",
      summary:
        "Facts: No likely change; 1 of 1 figure, date, name or link still there. 7 words from 7. Written by rules, not an AI model. Check the grammar. Cost 1; 59 of 60 left until 23 Nov 00:00 UTC.",
      counts: { found: 1, of: 1, certain: 0, read: 0 },
      changes: [],
      notes: ["Spelling: teh → the.", "Added one capital and one full stop."],
      cost: 1,
    },
  },
  list_document_types: {
    call: {},
    result: {
      summary: "A rewrite can be one of these (register):",
      items: [
        { id: "slack", summary: "A short message to colleagues, the ask first." },
        { id: "email", summary: "A complete email: the ask, the context, one closing line." },
        { id: "skip_level", summary: "An update to your manager's manager: outcome, impact, risk, ask." },
        { id: "linkedin", summary: "A post: the most specific sentence first, short paragraphs." },
      ],
    },
  },
  list_voice_profiles: {
    call: {},
    result: {
      summary: "Voices of the account, for voiceProfileId:",
      items: [{ id: "v1", name: "At work", default: true }],
    },
  },
  get_allowance: {
    call: {},
    result: {
      summary:
        "59 of 60 rewrites left (free). Resets 23 Nov 00:00 UTC. 0 credits. A rewrite counts once for every 4,000 characters, rounded up; a text can have at most 20,000.",
      left: 59,
      limit: 60,
      until: "23 Nov 00:00 UTC",
      plan: "free",
      credits: 0,
      textCharacters: 20_000,
    },
  },
};
