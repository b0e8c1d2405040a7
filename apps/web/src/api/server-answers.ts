const PATIENCE_MS = 4_000;

/** Whether this page would be there if it were opened now. */
export const serverAnswers = async (): Promise<boolean> => {
  try {
    return (await fetch(location.href, { method: "HEAD", signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
  } catch {
    return false;
  }
};
