import { useState, type FormEvent } from "react";
import { VOICE_SAMPLES_CHARACTERS_MAX, type NewVoiceProfile, type VoiceProfile } from "@rewrite-service/contract";
import { Button } from "../ui/button.tsx";
import { CheckBox } from "../ui/check-box.tsx";
import { Field } from "../ui/field.tsx";
import { voicesWords as text } from "../words/voices.ts";
import { HabitList } from "./habit-list.tsx";
import { SampleFields } from "./sample-fields.tsx";
import { splitSamples } from "./split-samples.ts";
import { useMeasured } from "./use-measured.ts";
import { NAME_CHARACTERS_MAX } from "./voices.ts";

interface VoiceFormProps {
  /** What is known before: of a new voice nothing. */
  before: Pick<VoiceProfile, "name" | "signOff" | "isDefault" | "keepsSamples">;
  busy: boolean;
  error: string | null;
  onSave: (voice: NewVoiceProfile) => void;
}

/** Samples on one side, what they show on the other. Nothing leaves the browser before it is saved. */
export const VoiceForm = ({ before, busy, error, onSave }: VoiceFormProps) => {
  const [name, setName] = useState(before.name);
  const [signOff, setSignOff] = useState(before.signOff ?? "");
  const [isDefault, setIsDefault] = useState(before.isDefault);
  const [keepSamples, setKeepSamples] = useState(before.keepsSamples);
  const [samples, setSamples] = useState<string[]>([""]);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string | null>(null);
  const [isUnnamed, setUnnamed] = useState(false);
  const habits = useMeasured(samples.flatMap(splitSamples));

  const changeSamples = (next: string[]): void => {
    setSamples(next);
    setProblem(null);
  };
  const toggle = (id: string): void => {
    const next = new Set(removed);
    if (!next.delete(id)) next.add(id);
    setRemoved(next);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const written = samples.flatMap(splitSamples);
    const tooLong = written.join("").length > VOICE_SAMPLES_CHARACTERS_MAX;
    const wrong = written.length === 0 ? text.empty : tooLong ? text.tooLong : null;
    setProblem(wrong);
    setUnnamed(name.trim() === "");
    if (wrong !== null || name.trim() === "") return;
    const taken = removed.size === 0 ? {} : { removed: [...removed] };
    const own = signOff.trim() === "" ? null : signOff.trim();
    onSave({ name: name.trim(), samples: written, signOff: own, isDefault, keepSamples, ...taken });
  };

  return (
    <form className="two-columns" onSubmit={submit}>
      <div className="beside">
        <Field
          label={text.name}
          hint={text.nameHint}
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={NAME_CHARACTERS_MAX}
          aria-required
          error={isUnnamed && name.trim() === "" ? text.unnamed : null}
        />
        <SampleFields samples={samples} onChange={changeSamples} error={problem} />
        <Field
          label={text.signOff}
          hint={text.signOffHint}
          value={signOff}
          onChange={(event) => setSignOff(event.target.value)}
          maxLength={200}
        />
        <CheckBox
          label={text.isDefault}
          hint={text.isDefaultHint}
          checked={isDefault}
          onChange={(event) => setIsDefault(event.target.checked)}
        />
        <CheckBox
          label={text.keep}
          hint={text.keepHint}
          checked={keepSamples}
          onChange={(event) => setKeepSamples(event.target.checked)}
        />
        {error === null ? null : <p role="alert">{error}</p>}
        <div className="bar">
          <Button type="submit" tone="primary" disabled={busy}>
            {busy ? text.saving : text.save}
          </Button>
        </div>
        <p className="field-hint">{text.sentNote}</p>
      </div>
      <section className="beside" aria-labelledby="habits-title">
        <h2 id="habits-title">{text.habits}</h2>
        <p className="field-hint">{habits === null ? text.waiting : text.habitsLead}</p>
        {habits === null ? null : <HabitList habits={habits} removed={removed} onToggle={toggle} />}
      </section>
    </form>
  );
};
