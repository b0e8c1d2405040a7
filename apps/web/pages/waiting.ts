/** What the page waits for: requests, and questions to its workers. */
export const waiting = new Set<object>();
