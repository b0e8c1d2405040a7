import { useRef, useState, type MouseEvent } from "react";
import { TERMS_MAX } from "@rewrite-service/contract";
import { Button } from "../ui/button.tsx";
import { Section } from "../ui/section.tsx";
import { termsWords as text } from "../words/terms.ts";
import { AddTerms } from "./add-terms-form.tsx";
import { useSaveTerms, useTerms } from "../api/terms.ts";

interface Change {
  said: string;
  /** The list before it; null where it was itself an undoing. */
  before: readonly string[] | null;
}

interface TermItemsProps {
  terms: readonly string[];
  onRemove: (term: string) => void;
  /** Called where the last entry with a button goes, so that the focus has somewhere to be. */
  onLast: () => void;
}

const TermItems = ({ terms, onRemove, onLast }: TermItemsProps) => {
  const remove = ({ currentTarget }: MouseEvent, term: string): void => {
    const item = currentTarget.closest("li");
    const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector("button");
    if (next) next.focus();
    else onLast();
    onRemove(term);
  };
  return (
    <ul className="terms">
      {terms.map((term) => (
        <li key={term}>
          <span translate="no">{term}</span>
          <button type="button" aria-label={text.remove(term)} onClick={(event) => remove(event, term)}>
            ×
          </button>
        </li>
      ))}
    </ul>
  );
};

const LastChange = ({ change, onUndo }: { change: Change | null; onUndo: (before: readonly string[]) => void }) => {
  const before = change?.before ?? null;
  return (
    <>
      <span role="status">{change?.said}</span>
      {before === null ? null : <Button onClick={() => onUndo(before)}>{text.undo}</Button>}
    </>
  );
};

/** The words that every rewrite of the account keeps: added, pasted, removed, and the last change undone. */
export const TermsSection = () => {
  const list = useTerms();
  const { save, error } = useSaveTerms();
  const [change, setChange] = useState<Change | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const terms = list.data?.terms ?? [];
  const replace = (after: readonly string[], said: string): void => {
    setChange({ said, before: terms });
    save(after);
  };
  const remove = (term: string): void => {
    const rest = terms.filter((one) => one !== term);
    replace(rest, text.removed(term));
  };
  const toField = (): void => field.current?.focus();
  const undo = (before: readonly string[]): void => {
    setChange({ said: text.undone, before: null });
    save(before);
    toField();
  };
  const problem = error === null ? (list.error?.message ?? null) : text.notSaved(error.message);
  const isKnown = list.data !== undefined;
  return (
    <Section
      id="terms"
      title={text.title}
      beside={isKnown ? <span className="count">{text.count(terms.length, TERMS_MAX)}</span> : null}
      lead={text.lead}
    >
      {problem === null ? null : <p role="alert">{problem}</p>}
      {isKnown ? (
        <>
          <AddTerms
            terms={terms}
            problem={refusal}
            onProblem={setRefusal}
            field={field}
            onAdd={(added, repeated) => replace([...terms, ...added], text.added(added, repeated))}
          />
          <div className="bar">
            {terms.length < 2 ? null : (
              <Button tone="quiet" onClick={() => replace([], text.removedAll(terms.length))}>
                {text.removeAll}
              </Button>
            )}
            <LastChange change={error === null && refusal === null ? change : null} onUndo={undo} />
          </div>
          {terms.length === 0 ? (
            <p className="empty">{text.none}</p>
          ) : (
            <TermItems terms={terms} onRemove={remove} onLast={toField} />
          )}
        </>
      ) : null}
    </Section>
  );
};
