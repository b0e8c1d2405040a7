import { useCallback, useMemo, useState, type RefObject } from "react";
import { useSite } from "../api/site.ts";
import { useTerms } from "../api/terms.ts";
import type { Draft } from "../editor/draft.ts";

/** Every text that Rewrite would keep now, and what reads them again, after `then`, once what is protected may have changed. */
export const useProtected = (
  draft: RefObject<Draft | null>,
  then: () => void,
): [kept: readonly string[], onMarks: () => void] => {
  const terms = useTerms(useSite().data?.account != null).data?.terms;
  const [own, setOwn] = useState<readonly string[]>([]);
  const onMarks = useCallback((): void => {
    then();
    const now = draft.current?.protectedTexts() ?? [];
    setOwn((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
  }, [draft, then]);
  const kept = useMemo(() => [...new Set([...own, ...(terms ?? [])])], [own, terms]);
  return [kept, onMarks];
};
