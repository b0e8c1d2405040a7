const EXAMPLE = {
  register: "slack",
  text: "Hi team, I hope this finds you well. It is worth noting that the p95 went from 840 ms to 310 ms on Tuesday. Could someone please review PR 4471 before 5pm?",
};

/** A line that streams a rewrite from this server when it is pasted into a shell. */
export const curlLine = (baseUrl: string): string =>
  `curl -N ${baseUrl}/api/humanize -H 'content-type: application/json' -d '${JSON.stringify(EXAMPLE)}'`;
