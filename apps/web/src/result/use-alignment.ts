import { useCallback, useState } from "react";
import type { FactsAnswer, Alignment } from "@rewrite-service/review";
import type { ResultVersion } from "./result-history.ts";

// As many results as a writer walks back through; an older one is compared again when it is shown without decisions.
const KNOWN_MAX = 20;

/**
 * The sentences of a version beside those of its draft; null until a comparison of exactly these two texts has come.
 * `learn` takes every answer and keeps what is new in it.
 */
export const useAlignment = (
  version: ResultVersion | null,
): { alignment: Alignment | null; learn: (answer: FactsAnswer | null) => void } => {
  const [known, setKnown] = useState<readonly Alignment[]>([]);
  const isOf = useCallback(
    ({ before, after }: Alignment): boolean => before === version?.source.text && after === version.text,
    [version?.source.text, version?.text],
  );
  const alignment = version === null ? null : (known.find(isOf) ?? null);
  const learn = useCallback(
    (answer: FactsAnswer | null): void => {
      if (answer === null || answer.alignment === null || alignment !== null) return;
      const { before, after } = answer.question;
      if (before !== version?.source.text || after !== version.text) return;
      const learned = answer.alignment;
      setKnown((others) => [learned, ...others].slice(0, KNOWN_MAX));
    },
    [alignment, version?.source.text, version?.text],
  );
  return { alignment, learn };
};
