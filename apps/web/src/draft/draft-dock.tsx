import { lazy, memo, useId, type RefObject } from "react";
import { Button } from "../ui/button.tsx";
import { itself, Part } from "../ui/part.tsx";
import { draftWords } from "../words/draft.ts";
import type { Draft } from "../editor/draft.ts";
import type { DraftMarks, OpenTell } from "../editor/draft-marks.ts";
import { FindingActs } from "../editor/finding-acts.tsx";
import { shortened } from "../editor/shortened.ts";
import { TellSteps } from "../editor/tell-steps.tsx";
import { isTypo } from "../tells/typos.ts";

/** Comes once something is to be left alone. */
const Ignored = lazy(() => import("./ignored.tsx").then(({ Ignored }) => ({ default: Ignored })));
/** Comes once something is kept. */
const ProtectedTexts = lazy(() =>
  import("./protected-texts.tsx").then(({ ProtectedTexts }) => ({ default: ProtectedTexts })),
);

interface DraftDockProps {
  marks: DraftMarks;
  /** Whether they are of the text as it is now. */
  isChecked: boolean;
  draft: RefObject<Draft | null>;
  /** Whether the account has words that every rewrite keeps. */
  hasTerms: boolean;
}

/** What a tell is, why it counts and what can be done about it. */
const TellCard = ({ open, count, draft }: { open: OpenTell; count: number } & Pick<DraftDockProps, "draft">) => {
  const { tell, at, isProtected, canFix } = open;
  const { name, excerpt, explanation, evidence, suggestion } = tell.finding;
  const text = draftWords.tells;
  return (
    <div className="tell-card" role="group" aria-label={name}>
      <div className="dock-head">
        <i className={isTypo(tell.finding) ? "dot dot-typo" : "dot"} />
        <h3>{name}</h3>
        <span className="dock-end">
          {text.place(at, count)}
          <TellSteps draft={draft} />
        </span>
      </div>
      <p>
        <q>{shortened(excerpt)}</q> {explanation} {evidence}
      </p>
      {isProtected ? <p>{text.isProtected}</p> : canFix ? null : <p>{suggestion}</p>}
      <FindingActs open={open} draft={draft} />
    </div>
  );
};

/** Every tell with its place, over the page: the same as the underlines, as a list. */
const TellList = ({ marks, draft }: Pick<DraftDockProps, "marks" | "draft">) => {
  const text = draftWords.tells;
  const id = useId();
  if (marks.count + marks.ignored + marks.muted.length === 0) return null;
  return (
    <>
      <button type="button" className="button button-quiet button-small" popoverTarget={id}>
        {text.list}
      </button>
      <div id={id} popover="auto" className="explains tell-list">
        <p className="field-hint">{text.keys}</p>
        <ol>
          {marks.tells.map(({ tell, line }) => (
            <li key={`${tell.start} ${tell.finding.id}`}>
              <button
                type="button"
                className="plain-link"
                popoverTarget={id}
                popoverTargetAction="hide"
                onClick={() => draft.current?.showTell(tell)}
              >
                <q>{shortened(tell.finding.excerpt)}</q>
              </button>{" "}
              {tell.finding.replacement ? <b>{`→ “${tell.finding.replacement}” `}</b> : null}
              {tell.finding.name}, <span className="field-hint">{text.line(line)}</span>
            </li>
          ))}
        </ol>
        {marks.count > marks.tells.length ? <p>{text.more(marks.count - marks.tells.length)}</p> : null}
        {marks.ignored + marks.muted.length === 0 ? null : (
          <Part place={itself}>
            <Ignored marks={marks} draft={draft} />
          </Part>
        )}
      </div>
    </>
  );
};

const Offers = ({ marks: { typos, canProtect }, draft }: Pick<DraftDockProps, "marks" | "draft">) => {
  const text = draftWords.protect;
  return (
    <>
      {typos === 0 ? null : (
        <Button size="small" onClick={() => draft.current?.fixTypos()}>
          {draftWords.tells.mend(typos)}
        </Button>
      )}
      <Button size="small" title={text.hint} disabled={!canProtect} onClick={() => draft.current?.protect()}>
        {text.selection} <kbd>Ctrl '</kbd>
      </Button>
    </>
  );
};

const titleOf = ({ declined, count, typos, retry }: DraftMarks, isChecked: boolean): string => {
  if (retry !== null) return draftWords.tells.unchecked;
  if (declined !== null) return draftWords.language(declined);
  if (count === 0) return isChecked ? draftWords.tells.none : draftWords.tells.checking;
  return draftWords.tells.title(count - typos, typos);
};

/** Under the draft: the tell that is open, or how many there are and what can be kept to the letter. Keystrokes pass it by. */
export const DraftDock = memo((props: DraftDockProps) => {
  const { marks, draft } = props;
  const text = draftWords;
  const hint = <p>{text.protect.hint}</p>;
  if (marks.open !== null) return <TellCard open={marks.open} count={marks.count} draft={draft} />;
  return (
    <div className="protect">
      <div className="dock-head">
        {marks.count > 0 ? <i className={marks.count === marks.typos ? "dot dot-typo" : "dot"} /> : null}
        <h3>{titleOf(marks, props.isChecked)}</h3>
        <span className="dock-end">
          <TellList {...props} />
          {marks.count > 0 ? <TellSteps draft={draft} /> : null}
          {marks.retry === null ? null : (
            <Button size="small" onClick={marks.retry}>
              {text.tells.retry}
            </Button>
          )}
        </span>
      </div>
      {marks.declined === null ? null : <p>{text.englishChecked}</p>}
      {marks.spans.length === 0 && !props.hasTerms ? (
        hint
      ) : (
        <Part place={(failed) => failed ?? (marks.spans.length === 0 ? hint : null)}>
          <ProtectedTexts {...props} />
        </Part>
      )}
      <div className="dock-acts">
        <Offers {...props} />
      </div>
    </div>
  );
});
