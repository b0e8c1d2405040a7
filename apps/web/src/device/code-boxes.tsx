import { useRef, type ClipboardEvent, type KeyboardEvent } from "react";
import { deviceWords as text } from "../words/device.ts";
import { CODE_LETTERS, normaliseCode } from "./user-code.ts";

interface CodeBoxesProps {
  code: string;
  onChange: (code: string) => void;
  describedBy: string;
  invalid: boolean;
}

/** One box for each letter. A paste fills them all; typing moves on, and Backspace moves back. */
export const CodeBoxes = ({ code, onChange, describedBy, invalid }: CodeBoxesProps) => {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const letters = Array.from({ length: CODE_LETTERS }, (_, at) => code[at] ?? "");
  const focus = (at: number): void => boxes.current[Math.max(0, Math.min(at, CODE_LETTERS - 1))]?.focus();

  // A letter goes where it was typed, but never past the first empty box, so that a code has no holes.
  const write = (at: number, typed: string): void => {
    const place = Math.min(at, code.length);
    const next = normaliseCode(code.slice(0, place) + typed + code.slice(place + typed.length));
    onChange(next);
    focus(place + typed.length);
  };
  const change = (at: number, value: string): void => {
    const typed = normaliseCode(value.length > 1 ? value.replace(letters[at] ?? "", "") : value);
    if (typed !== "") write(at, typed);
  };
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault();
    const pasted = normaliseCode(event.clipboardData.getData("text"));
    onChange(pasted);
    focus(pasted.length);
  };
  const press = (event: KeyboardEvent, at: number): void => {
    if (event.key === "Backspace") {
      event.preventDefault();
      const from = letters[at] === "" ? at - 1 : at;
      if (from >= 0) onChange(code.slice(0, from) + code.slice(from + 1));
      focus(from);
    } else if (event.key === "ArrowLeft") focus(at - 1);
    else if (event.key === "ArrowRight") focus(at + 1);
  };

  return (
    <div className="code-boxes">
      {letters.map((letter, at) => (
        <input
          key={at}
          ref={(box) => {
            boxes.current[at] = box;
          }}
          aria-label={text.letter(at + 1)}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          value={letter}
          onChange={(event) => change(at, event.target.value)}
          onPaste={paste}
          onKeyDown={(event) => press(event, at)}
          onFocus={(event) => event.target.select()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus={at === 0 && code === ""}
        />
      ))}
    </div>
  );
};
