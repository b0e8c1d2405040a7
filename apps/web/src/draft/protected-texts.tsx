import type { RefObject } from "react";
import type { DraftMarks } from "../editor/draft-marks.ts";
import type { Draft } from "../editor/draft.ts";
import { shortened } from "../editor/shortened.ts";
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

/** What the rewrite keeps to the letter, with a way to each place. */
export const ProtectedTexts = ({ marks: { spans }, draft }: { marks: DraftMarks; draft: RefObject<Draft | null> }) => {
  const kept = useAlwaysKept();
  return (
    <>
      <ul className="chips">
        {spans.map((span) => (
          <li key={span.start} className="chip">
            <button type="button" title={text.jump(span.text)} onClick={() => draft.current?.select(span)}>
              {shortened(span.text)}
            </button>
            {kept === null ? null : <Always kept={kept} own={span.text} />}
            <button type="button" aria-label={text.release(span.text)} onClick={() => draft.current?.release(span)}>
              ×
            </button>
          </li>
        ))}
      </ul>
      {kept?.problem == null ? null : <p role="alert">{text.notAlways(kept.problem)}</p>}
    </>
  );
};
