import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import type { TellFinding } from "@rewrite-service/text";
import type { DraftMarks, ListedTell, OpenTell } from "../editor/draft-marks.ts";
import type { Draft } from "../editor/draft.ts";
import { FindingActs } from "../editor/finding-acts.tsx";
import { shortened } from "../editor/shortened.ts";
import { TellSteps } from "../editor/tell-steps.tsx";
import { isTypo } from "../tells/typos.ts";
import { Button } from "../ui/button.tsx";
import { checkWords as text } from "../words/check.ts";
import { draftWords } from "../words/draft.ts";

type DraftRef = RefObject<Draft | null>;

/** What a finding is, why it counts and what can be done about it. A place without a fix of its own is for Write. */
const Card = ({ open, draft, onWrite }: { open: OpenTell; draft: DraftRef; onWrite: () => void }) => {
  const card = useRef<HTMLDivElement>(null);
  const { name, excerpt, explanation, evidence, suggestion } = open.tell.finding;
  useEffect(() => {
    // Some browsers answer with a promise, which an effect must not return.
    card.current?.scrollIntoView({ block: "nearest" });
  }, [open.tell]);
  return (
    <div className="finding-card" role="group" aria-label={name} ref={card}>
      <p className="finding-row">
        <b>{excerpt}</b> <span>{name}</span>
      </p>
      {explanation === "" ? null : (
        <p>
          {explanation} {evidence}
        </p>
      )}
      {open.isProtected ? <p>{draftWords.tells.isProtected}</p> : open.canFix ? null : <p>{suggestion}</p>}
      <FindingActs open={open} draft={draft}>
        <Button size="small" onClick={onWrite}>
          {text.toWrite}
        </Button>
      </FindingActs>
    </div>
  );
};

const isOpen = ({ tell }: ListedTell, open: OpenTell | null): boolean =>
  open !== null && open.tell.start === tell.start && open.tell.finding.id === tell.finding.id;

interface GroupProps {
  title: string;
  count: number;
  dot: string;
  beside?: ReactNode;
  children: ReactNode;
}

const Group = ({ title, count, dot, beside, children }: GroupProps) =>
  count === 0 ? null : (
    <section className="found">
      <h3>
        <i className={dot} /> {title} <span>{count.toLocaleString("en")}</span>
        {beside}
      </h3>
      <ul>{children}</ul>
    </section>
  );

interface FindingRowsProps {
  marks: DraftMarks;
  draft: DraftRef;
  /** Carries the text over to Write. */
  onWrite: () => void;
}

/** Everything that was found, grouped, in the order of the text. A press shows the place; the one that is open has its card here. */
export const FindingRows = ({ marks, draft, onWrite }: FindingRowsProps) => {
  const { tells, typos, count, hints, open } = marks;
  const row = (listed: ListedTell) => {
    const { tell } = listed;
    const { excerpt, name, replacement } = tell.finding;
    return (
      <li key={`${tell.start} ${tell.finding.id}`}>
        {open !== null && isOpen(listed, open) ? (
          <Card open={open} draft={draft} onWrite={onWrite} />
        ) : (
          <button type="button" className="finding-row" onClick={() => draft.current?.showTell(tell)}>
            <b>{shortened(excerpt)}</b> <span>{isTypo(tell.finding) ? replacement : name}</span>
          </button>
        )}
      </li>
    );
  };
  return (
    <>
      <Group
        title={text.phrases}
        count={count - typos}
        dot="dot"
        beside={
          <span className="found-steps">
            <TellSteps draft={draft} />
          </span>
        }
      >
        {tells.filter(({ tell }) => !isTypo(tell.finding)).map(row)}
      </Group>
      <Group
        title={text.typos}
        count={typos}
        dot="dot dot-typo"
        beside={
          <Button size="small" onClick={() => draft.current?.fixTypos()}>
            {draftWords.tells.mend(typos)}
          </Button>
        }
      >
        {tells.filter(({ tell }) => isTypo(tell.finding)).map(row)}
      </Group>
      {count > tells.length ? <p className="field-hint">{text.more(count - tells.length)}</p> : null}
      <Group title={text.hints} count={hints.length} dot="dot dot-hint">
        {hints.map((hint: TellFinding) => (
          <li key={`${hint.start} ${hint.id}`}>
            <button type="button" className="finding-row" onClick={() => draft.current?.select(hint)}>
              <b>{shortened(hint.excerpt)}</b> <span>{hint.name}</span>
            </button>
          </li>
        ))}
      </Group>
    </>
  );
};
