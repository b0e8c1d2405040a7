import type { ClipboardEvent } from "react";
import { VOICE_SAMPLES_MAX } from "@rewrite-service/contract";
import { Button } from "../ui/button.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { voicesWords as text } from "../words/voices.ts";
import { blocksOf, splitSamples } from "./split-samples.ts";

interface SampleFieldsProps {
  samples: readonly string[];
  onChange: (samples: string[]) => void;
  error: string | null;
}

/** One field for each sample. A paste that holds several makes a field of each. */
export const SampleFields = ({ samples, onChange, error }: SampleFieldsProps) => {
  const replace = (at: number, ...parts: string[]): void => onChange(samples.toSpliced(at, 1, ...parts));
  const canSplit = (parts: number): boolean => parts > 1 && samples.length + parts - 1 <= VOICE_SAMPLES_MAX;
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>, at: number): void => {
    const pasted = event.clipboardData.getData("text/plain");
    if (splitSamples(pasted).length < 2) return;
    // What stands in the field already is the first part, or goes on with it.
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const parts = splitSamples(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
    event.preventDefault();
    replace(at, ...parts.slice(0, VOICE_SAMPLES_MAX - samples.length + 1));
  };
  return (
    <fieldset className="samples">
      <legend className="field-title">{text.samples}</legend>
      <p className="field-hint">{text.samplesHint}</p>
      {samples.map((sample, at) => (
        <div className="sample" key={at}>
          <TextArea
            label={text.sample(at + 1)}
            rows={sample === "" ? 4 : 7}
            value={sample}
            onChange={(event) => replace(at, event.target.value)}
            onPaste={(event) => paste(event, at)}
          />
          {canSplit(blocksOf(sample).length) ? (
            <p className="split-offer">
              {text.looksLike(blocksOf(sample).length)}
              <Button onClick={() => replace(at, ...blocksOf(sample))}>{text.split(blocksOf(sample).length)}</Button>
            </p>
          ) : null}
          <div className="bar">
            {samples.length < 2 ? null : (
              <Button tone="quiet" aria-label={text.removeSample(at + 1)} onClick={() => replace(at)}>
                {text.remove}
              </Button>
            )}
          </div>
        </div>
      ))}
      {error === null ? null : <p role="alert">{error}</p>}
      {samples.length < VOICE_SAMPLES_MAX ? (
        <Button onClick={() => onChange([...samples, ""])}>{text.addSample}</Button>
      ) : (
        <p className="field-hint">{text.tooMany}</p>
      )}
    </fieldset>
  );
};
