import { useEffect, useMemo } from "react";
import { mixOf, type Mix, type Alignment } from "@rewrite-service/review";
import { useFacts, type KnownFacts } from "../facts/use-facts.ts";
import type { ResultVersion, Source } from "./result-history.ts";
import { useAlignment } from "./use-alignment.ts";

interface Shown {
  /** What is under review; null while only the stream is on screen. */
  version: ResultVersion | null;
  /** The text of the stream while that is on screen; null while a version is, or nothing. */
  streamed: string | null;
  /** Whether that text came to its end. */
  ended: boolean;
  /** What the text on screen was made from. */
  source: Source | null;
  /** The draft before any rewrite of it, whose facts are listed as to come; null for none. */
  draft: string | null;
}

export interface ShownResult extends KnownFacts {
  alignment: Alignment | null;
  mix: Mix;
}

const plain = (text: string): Mix => ({ text, places: new Map(), main: new Map() });

/** The text on screen, sentence by sentence beside the draft once both are compared, with its facts. */
export const useShownResult = ({ version, streamed, ended, source, draft }: Shown): ShownResult => {
  const { alignment, learn } = useAlignment(version);
  const mix = useMemo((): Mix => {
    if (version === null) return plain(streamed ?? "");
    return alignment === null ? plain(version.text) : mixOf(alignment, version.decisions);
  }, [version, alignment, streamed]);
  // Asked from the first moment, so that the facts are listed as to come and the worker is awake when the first one comes.
  const { facts, retryFacts } = useFacts(
    source === null
      ? draft === null
        ? null
        : { before: draft, after: "", fromNotes: false, finished: false }
      : {
          before: source.text,
          after: mix.text,
          fromNotes: source.fromNotes,
          // What ended early and waits is not finished either: what it did not reach may still come.
          finished: version !== null || ended,
          partial: version?.partial === true,
        },
  );
  useEffect(() => learn(facts), [facts, learn]);
  return { alignment, mix, facts, retryFacts };
};
