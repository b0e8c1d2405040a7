import type { RefObject } from "react";
import { occurrencesOf } from "@rewrite-service/text";
import type { DraftMarks, ProtectedText } from "../editor/draft-marks.ts";
import type { Draft } from "../editor/draft.ts";
import { shortened } from "../editor/shortened.ts";
import { draftWords } from "../words/draft.ts";
import { protectedWords as text } from "../words/protected.ts";
import { useAlwaysKept, type AlwaysKept } from "./always-keep.ts";

/** Puts a kept text among the words to always keep, or says that it is one. */
const Always = ({ kept, own }: { kept: AlwaysKept; own: string }) => {
  if (kept.has(own)) return <span className="chip-said">{text.alwaysKept}</span>;
  if (!kept.takes(own)) return null;
  return (
    <button
      type="button"
      className="chip-act"
      aria-label={text.keepAlways(own)}
      onClick={({ currentTarget }) => {
        // It gives way to what is said of it.
        currentTarget.closest(".chip")?.querySelector("button")?.focus();
        kept.add(own);
      }}
    >
      {text.always}
    </button>
  );
};

/** The words of the account that the draft has and that are not protected in it by themselves, each where it stands first. */
const listedIn = (list: readonly string[], { spans, checked }: DraftMarks): ProtectedText[] =>
  list.flatMap((term) => {
    const [place] = occurrencesOf(checked ?? "", term).whole;
    return place === undefined || spans.some((span) => span.text === term) ? [] : [{ ...place, text: term }];
  });

/** What the rewrite keeps to the letter, with a way to each place. */
export const ProtectedTexts = ({ marks, draft }: { marks: DraftMarks; draft: RefObject<Draft | null> }) => {
  const kept = useAlwaysKept();
  const all = [...marks.spans, ...listedIn(kept?.list ?? [], marks)];
  return (
    <>
      {all.length === 0 ? <p>{draftWords.protect.hint}</p> : null}
      <ul className="chips" hidden={all.length === 0}>
        {all.map((span) => {
          const isAlways = kept?.has(span.text) === true;
          return (
            <li key={`${span.start} ${span.text}`} className="chip">
              <button type="button" title={text.jump(span.text)} onClick={() => draft.current?.select(span)}>
                {shortened(span.text)}
              </button>
              {kept === null ? null : <Always kept={kept} own={span.text} />}
              <button
                type="button"
                aria-label={isAlways ? text.releaseAlways(span.text) : text.release(span.text)}
                onClick={() => {
                  if (!isAlways) return draft.current?.release(span.text);
                  kept.remove([span.text]);
                  // It stays protected here, from where one press puts it back on the list.
                  draft.current?.restoreSpans(
                    [...marks.spans.filter(({ start }) => start !== span.start), span].sort(
                      (x, y) => x.start - y.start,
                    ),
                  );
                }}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
      {kept?.problem == null ? null : <p role="alert">{text.notAlways(kept.problem)}</p>}
    </>
  );
};
