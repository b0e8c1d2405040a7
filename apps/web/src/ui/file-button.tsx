import { useRef } from "react";
import { Button } from "./button.tsx";

interface FileButtonProps {
  label: string;
  /** File name endings, such as ".json". */
  accept: string;
  bytesMax: number;
  /** Null for a file that is too large. */
  onText: (text: string | null) => void;
}

/** A button that asks for a file and reads it as text. */
export const FileButton = ({ label, accept, bytesMax, onText }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File): Promise<void> => onText(file.size > bytesMax ? null : await file.text());
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file !== undefined) void read(file);
        }}
      />
      <Button onClick={() => input.current?.click()}>{label}</Button>
    </>
  );
};
