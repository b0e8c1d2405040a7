import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import type { SiteReport, VoiceEntry } from "@rewrite-service/contract";
import { registers } from "@rewrite-service/text";
import { call } from "../api/call.ts";
import { useSite } from "../api/site.ts";
import { Choice } from "../ui/choice.tsx";
import { writeWords } from "../words/write.ts";
import { barWords } from "../words/bar.ts";
import type { Choices } from "./kept-choices.ts";
import { ProOnly } from "./pro-only.tsx";

export type Mode = "rewrite" | "expand" | "vary" | "closer";

interface WriteBarProps {
  choices: Choices;
  onChoices: (change: Partial<Choices>) => void;
  mode: Mode;
  /** Whether there is a result that can be varied or moved closer. */
  hasResult: boolean;
  onMode: (mode: Mode) => void;
}

interface Named {
  id: string;
  name: string;
}

const MODES: readonly Mode[] = ["rewrite", "expand", "vary", "closer"];

const useList = <Item extends Named>(path: string, enabled: boolean): readonly Item[] =>
  useQuery({
    queryKey: [path.slice(path.lastIndexOf("/") + 1)],
    queryFn: () => call<{ items: Item[] }>("GET", path),
    enabled,
  }).data?.items ?? [];

const VoicePicker = ({
  signedIn,
  choices,
  onChoices,
}: Pick<WriteBarProps, "choices" | "onChoices"> & { signedIn: boolean }) => {
  const voices = useList<VoiceEntry>("/api/voices", signedIn);
  const own = voices.find(({ isDefault }) => isDefault);
  const picked = voices.some(({ id }) => id === choices.voiceId) ? (choices.voiceId ?? "") : "";
  return (
    <label className="picker">
      <span>{barWords.voice}</span>
      <select
        value={picked}
        disabled={!signedIn}
        title={signedIn ? undefined : barWords.voiceSignedOut}
        onChange={(event) => onChoices({ voiceId: event.target.value === "" ? null : event.target.value })}
      >
        <option value="">{own === undefined ? barWords.neutralVoice : barWords.defaultVoice(own.name)}</option>
        {voices
          .filter(({ id }) => id !== own?.id)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
    </label>
  );
};

const TemplatePicker = ({
  account,
  choices,
  onChoices,
}: Pick<WriteBarProps, "choices" | "onChoices"> & { account: SiteReport["account"] }) => {
  const allowed = account?.templates === true;
  const templates = useList<Named>("/api/templates", allowed);
  if (!allowed) return <ProOnly signedIn={account !== null} />;
  const picked = templates.some(({ id }) => id === choices.templateId) ? (choices.templateId ?? "") : "";
  return (
    <label className="picker">
      <span>{barWords.template}</span>
      <select
        value={picked}
        onChange={(event) => onChoices({ templateId: event.target.value === "" ? null : event.target.value })}
      >
        <option value="">{barWords.noTemplate}</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
};

/** What to do with the draft, for whom, in whose voice; and plainly who receives it. */
export const WriteBar = memo(({ choices, onChoices, mode, hasResult, onMode }: WriteBarProps) => {
  const site = useSite().data;
  return (
    <section className="write-bar" data-pane aria-label={barWords.tools} tabIndex={-1}>
      <Choice
        label={writeWords.mode}
        name="mode"
        options={MODES.map((id) => ({
          id,
          name: writeWords.modes[id],
          ...(!hasResult && (id === "vary" || id === "closer") ? { disabled: true, hint: barWords.afterRewrite } : {}),
        }))}
        value={mode}
        onChange={onMode}
      />
      <Choice
        label={writeWords.register}
        name="register"
        options={registers.map(({ id, name, summary }, at) => ({ id, name, hint: `${summary} (Alt+${at + 1})` }))}
        value={choices.register}
        onChange={(register) => onChoices({ register })}
      />
      <VoicePicker signedIn={site?.account != null} choices={choices} onChoices={onChoices} />
      <TemplatePicker account={site?.account ?? null} choices={choices} onChoices={onChoices} />
    </section>
  );
});
