import { useState, type ClipboardEvent, type FormEvent, type RefObject } from "react";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { termsWords as text } from "../words/terms.ts";
import { readTerms } from "./add-terms.ts";

interface AddTermsProps {
  terms: readonly string[];
  /** Why the last entry was not added; null where it was. */
  problem: string | null;
  onProblem: (problem: string | null) => void;
  field: RefObject<HTMLInputElement | null>;
  onAdd: (added: readonly string[], repeated: number) => void;
}

/** Adds the entry in the field, or at once all those of a list that is pasted. What cannot be added says why. */
export const AddTerms = ({ terms, problem, onProblem, field, onAdd }: AddTermsProps) => {
  const [typed, setTyped] = useState("");
  const add = (lines: string): void => {
    const addition = readTerms(terms, lines);
    if ("problem" in addition) {
      onProblem(addition.problem);
      return;
    }
    onProblem(null);
    setTyped("");
    onAdd(addition.added, addition.repeated);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add(typed);
    field.current?.focus();
  };
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData("text/plain").trim();
    // A field of one line would run the lines together.
    if (typed !== "" || !/[\n\r]/.test(pasted)) return;
    event.preventDefault();
    add(pasted);
  };
  return (
    <form className="add-term" onSubmit={submit} noValidate>
      <Field
        ref={field}
        label={text.entry}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        hint={text.hint}
        error={problem}
        onChange={(event) => (setTyped(event.target.value), onProblem(null))}
        onPaste={paste}
      />
      <Button type="submit">{text.add}</Button>
    </form>
  );
};
