/** The drafts to try, each with something that a rewrite has to keep; they come when one is asked for. */
export const exampleDrafts: Readonly<Record<string, string>> = {
  "Status update":
    "Hi all, I hope this finds you well. Just wanted to reach out with a quick update on the importer. We leveraged a new queue, and as a result the p95 went from 840 ms to 310 ms on Tuesday. It is worth noting that two tenants are still on the old path until 14 March.",
  "Raw notes":
    "- move release to Thu 16:00\n- reason: 3 failing tests in billing\n- Dana looks at it tomorrow\n- nothing to do for support",
  "Review request":
    "Hi all, could someone pls take a look at PR 412 at their earliest convenience? It is worth noting that it adds rate limits to the public API, 30 requests a minute by default. I would really appreciate feedback before Friday noon, as we dont want to delay the rollout to 5% of traffic.",
};
