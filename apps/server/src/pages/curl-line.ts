const EXAMPLE = {
  text: "Just wanted to check in on the budget - could you please review it by Friday at 5pm?",
  register: "slack",
};

/** A line that streams a rewrite from this server when it is pasted into a shell. */
export const curlLine = (baseUrl: string): string =>
  `curl -N ${baseUrl}/api/humanize -H 'content-type: application/json' -d '${JSON.stringify(EXAMPLE)}'`;
