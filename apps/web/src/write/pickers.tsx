import { NEUTRAL_VOICE, type SiteReport, type VoiceEntry } from "@rewrite-service/contract";
import { useList } from "../api/list.ts";
import { Icon } from "../ui/icon.tsx";
import { barWords } from "../words/bar.ts";
import { LENGTHS, type Choices } from "../draft/kept-choices.ts";
import { ProOnly } from "./pro-only.tsx";

/** A native list behind its label, in one line. */
const Picker = ({
  label,
  value,
  options,
  onPick,
}: {
  label: string;
  value: string;
  options: readonly { id: string; name: string }[];
  onPick: (id: string) => void;
}) => (
  <label className="picker">
    <span>{label}</span>
    <select value={value} onChange={(event) => onPick(event.target.value)}>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
    <Icon name="down" />
  </label>
);

interface PickerProps {
  choices: Choices;
  onChoices: (change: Partial<Choices>) => void;
}

const TemplatePicker = ({ site, choices, onChoices }: PickerProps & { site: SiteReport }) => {
  const allowed = site.account?.templates === true;
  const templates = useList<{ id: string; name: string }>("/api/templates", allowed);
  // A plan that nobody can buy here is not shown.
  if (!allowed) return site.billing ? <ProOnly /> : null;
  if (templates.length === 0) return null;
  return (
    <Picker
      label={barWords.template}
      value={templates.some(({ id }) => id === choices.templateId) ? (choices.templateId ?? "") : ""}
      options={[{ id: "", name: barWords.noTemplate }, ...templates]}
      onPick={(id) => onChoices({ templateId: id === "" ? null : id })}
    />
  );
};

const VoicePicker = ({ voices, choices, onChoices }: PickerProps & { voices: readonly VoiceEntry[] }) => {
  const own = voices.find(({ isDefault }) => isDefault);
  const others = voices.filter(({ id }) => id !== own?.id);
  const options =
    own === undefined
      ? [{ id: "", name: barWords.neutralVoice }, ...others]
      : [
          { id: "", name: barWords.defaultVoice(own.name) },
          { id: NEUTRAL_VOICE, name: barWords.neutralVoice },
          ...others,
        ];
  return (
    <Picker
      label={barWords.voice}
      value={options.some(({ id }) => id === choices.voiceId) ? (choices.voiceId ?? "") : ""}
      options={options}
      onPick={(id) => onChoices({ voiceId: id === "" ? null : id })}
    />
  );
};

const lengths = LENGTHS.map((id) => ({ id, name: barWords.lengths[id] }));

const LengthPicker = ({ choices, onChoices }: PickerProps) => (
  <Picker
    label={barWords.length}
    value={choices.length}
    options={lengths}
    onPick={(id) => onChoices({ length: LENGTHS.find((one) => one === id) ?? "same" })}
  />
);

interface PickersProps extends PickerProps {
  site: SiteReport;
  voices: readonly VoiceEntry[];
  withLength: boolean;
}

/** What an account can choose, one of its voices and one of its templates, and what a model can do: another length. */
export const Pickers = (props: PickersProps) => {
  const hasAccount = props.site.account !== null;
  return (
    <>
      {hasAccount ? <VoicePicker {...props} /> : null}
      {props.withLength ? <LengthPicker {...props} /> : null}
      {hasAccount ? <TemplatePicker {...props} /> : null}
    </>
  );
};
