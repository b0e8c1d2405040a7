import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import type { SiteReport, VoiceEntry } from "@rewrite-service/contract";
import { registerById, registers } from "@rewrite-service/text";
import { call } from "../api/call.ts";
import { useSite } from "../api/site.ts";
import { Choice } from "../ui/choice.tsx";
import { Icon } from "../ui/icon.tsx";
import { writeWords } from "../words/write.ts";
import { barWords } from "../words/bar.ts";
import { HaveChoice } from "./have-choice.tsx";
import { LENGTHS, type Choices } from "./kept-choices.ts";
import { ProOnly } from "./pro-only.tsx";

interface WriteHeadProps {
  choices: Choices;
  onChoices: (change: Partial<Choices>) => void;
}

interface Named {
  id: string;
  name: string;
}

const useList = <Item extends Named>(path: string, enabled: boolean): readonly Item[] =>
  useQuery({
    queryKey: [path.slice(path.lastIndexOf("/") + 1)],
    queryFn: () => call<{ items: Item[] }>("GET", path),
    enabled,
  }).data?.items ?? [];

const Picker = ({
  label,
  value,
  options,
  onPick,
}: {
  label: string;
  value: string;
  options: readonly Named[];
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

const TemplatePicker = ({ site, choices, onChoices }: WriteHeadProps & { site: SiteReport }) => {
  const allowed = site.account?.templates === true;
  const templates = useList<Named>("/api/templates", allowed);
  // A plan that nobody can buy here is not shown.
  if (!allowed) return site.account !== null && site.billing ? <ProOnly /> : null;
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

const VoicePicker = ({ voices, choices, onChoices }: WriteHeadProps & { voices: readonly VoiceEntry[] }) => {
  const own = voices.find(({ isDefault }) => isDefault);
  const others = voices.filter(({ id }) => id !== own?.id);
  return (
    <Picker
      label={barWords.voice}
      value={others.some(({ id }) => id === choices.voiceId) ? (choices.voiceId ?? "") : ""}
      options={[
        { id: "", name: own === undefined ? barWords.neutralVoice : barWords.defaultVoice(own.name) },
        ...others,
      ]}
      onPick={(id) => onChoices({ voiceId: id === "" ? null : id })}
    />
  );
};

const lengths = LENGTHS.map((id) => ({ id, name: barWords.lengths[id] }));

/** The promise, and for whom, in whose voice and how long. On a narrow page one line says what was chosen and opens the rest. */
export const WriteHead = memo(({ choices, onChoices }: WriteHeadProps) => {
  const site = useSite().data;
  const account = site?.account ?? null;
  const voices = useList<VoiceEntry>("/api/voices", account !== null);
  const voice = voices.find(({ id }) => id === choices.voiceId) ?? voices.find(({ isDefault }) => isDefault);
  const withLength = site !== undefined && site.model.provider !== "builtin";
  return (
    <div className="write-head">
      <h1>
        {writeWords.title} <span>{writeWords.promise}</span>
      </h1>
      <button type="button" className="controls-opener" popoverTarget="controls">
        <b>{registerById(choices.register).name}</b>
        {choices.mode === "expand" ? writeWords.fromNotes : ""}{" "}
        {barWords.choices(voice?.name ?? null, withLength ? choices.length : null)}
        <Icon name="down" />
      </button>
      <section id="controls" className="controls" popover="auto" aria-label={barWords.tools} tabIndex={-1}>
        <span className="only-narrow">
          <HaveChoice name="mode-narrow" look="segments" mode={choices.mode} onMode={(mode) => onChoices({ mode })} />
        </span>
        <Choice
          label={writeWords.register}
          name="register"
          options={registers.map(({ id, name, summary }, at) => ({ id, name, hint: `${summary} (Alt+${at + 1})` }))}
          value={choices.register}
          onChange={(register) => onChoices({ register })}
        />
        {account === null ? null : <VoicePicker voices={voices} choices={choices} onChoices={onChoices} />}
        {withLength ? (
          <Picker
            label={barWords.length}
            value={choices.length}
            options={lengths}
            onPick={(id) => onChoices({ length: LENGTHS.find((one) => one === id) ?? "same" })}
          />
        ) : null}
        {site === undefined ? null : <TemplatePicker site={site} choices={choices} onChoices={onChoices} />}
      </section>
    </div>
  );
});
