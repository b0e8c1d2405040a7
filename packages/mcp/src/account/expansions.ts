import type { Expansions } from "../calls/tool.ts";

const REMEMBERED_MAX = 200;

const digestOf = async (text: string): Promise<string> =>
  Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text.trim()))).toString("base64");

/** Remembers expansions by their hashes while the process lives; no text is kept. */
export const rememberExpansions = (): Expansions => {
  const digests = new Set<string>();
  return {
    add: async (rewrite) => {
      digests.add(await digestOf(rewrite));
      const [oldest] = digests;
      if (digests.size > REMEMBERED_MAX && oldest !== undefined) digests.delete(oldest);
    },
    has: async (rewrite) => digests.size > 0 && digests.has(await digestOf(rewrite)),
  };
};
