/** Fits a continuation to the text before it: one white space between words, and nothing that was already said. */
export interface Joiner {
  push(text: string): string;
  end(): string;
  /** True where the answer began again from the start and then went another way. */
  restarted(): boolean;
}

const OVERLAP_CHARACTERS_MIN = 16;
const RESTART_CHARACTERS_MIN = 24;

/** `soFar` is null for a first answer, which passes unchanged. `space` is what came before the stretch that was stopped. */
export const joiner = (soFar: string | null, space: string): Joiner => {
  let open = soFar !== null;
  let held = "";
  let restarted = false;
  const before = soFar ?? "";

  const take = (piece: string, final: boolean): string => {
    if (!open) return restarted ? "" : piece;
    held += piece;
    const start = held.trimStart();
    if (start === "") return "";
    if (start.length < OVERLAP_CHARACTERS_MIN && !final) return "";
    const rest = overlapCut(start, final);
    if (rest === null) return "";
    open = false;
    if (restarted || rest === "") return "";
    // After what was repeated the answer goes on by itself.
    if (rest.length < start.length) return rest;
    const lead = held.slice(0, held.length - start.length);
    return seam(before, lead === "" ? space : lead, rest);
  };

  // What is new in `start`; null while it still repeats the text.
  const overlapCut = (start: string, final: boolean): string | null => {
    if (start.length < OVERLAP_CHARACTERS_MIN) return start;
    for (const at of new Set([before.lastIndexOf(start.slice(0, OVERLAP_CHARACTERS_MIN)), 0])) {
      if (at < 0) continue;
      const said = before.slice(at);
      if (said.length >= OVERLAP_CHARACTERS_MIN && start.startsWith(said)) return start.slice(said.length);
      if (said.startsWith(start)) return final ? "" : null;
      if (at === 0 && said.startsWith(start.slice(0, RESTART_CHARACTERS_MIN))) {
        restarted = true;
        return "";
      }
    }
    return start;
  };

  return { push: (text) => take(text, false), end: () => take("", true), restarted: () => restarted };
};

const seam = (before: string, lead: string, rest: string): string => {
  if (before === "") return rest.trimStart();
  if (/\s$/.test(before)) return rest.trimStart();
  if (/^\s/.test(rest)) return rest;
  if (lead !== "") return lead + rest;
  return /^[.,;:!?)\]}’”…]/.test(rest) || /[([{“‘]$/.test(before) ? rest : ` ${rest}`;
};
