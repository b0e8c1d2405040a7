/** The current place of a captured passage. */
export type Relocated = { state: "same" | "changed"; start: number; end: number } | { state: "lost" };

/** A shorter stretch that is found elsewhere may be another one that reads the same. */
const MOVED_MIN = 20;

/**
 * Finds a stretch of `then` in `now`: at its place, or, when it is long, at the only place where it occurs. Where it was itself changed
 * and nothing around it was, the changed stretch is known too; else it is lost.
 */
export const relocate = (then: string, start: number, end: number, now: string): Relocated => {
  if (now === then) return { state: "same", start, end };
  const stretch = then.slice(start, end);
  const found = stretch.length < MOVED_MIN ? -1 : now.indexOf(stretch);
  if (found >= 0 && now.indexOf(stretch, found + 1) < 0)
    return { state: "same", start: found, end: found + stretch.length };
  const [prefix, suffix] = [then.slice(0, start), then.slice(end)];
  const hasRoom = now.length > prefix.length + suffix.length;
  if (hasRoom && now.startsWith(prefix) && now.endsWith(suffix))
    return { state: "changed", start, end: now.length - suffix.length };
  return { state: "lost" };
};
