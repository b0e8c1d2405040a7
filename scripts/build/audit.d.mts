interface Review {
  outcome: "clean" | "found" | "unanswered";
  lines: string[];
}
export const review: (folder: string, env?: Record<string, string | undefined>) => Promise<Review>;
export const verdictOn: (review: Review, flags: { unaudited: boolean }) => { ok: boolean; text: string };
