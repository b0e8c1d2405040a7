import { lazy, memo } from "react";
import { NEUTRAL_VOICE, type VoiceEntry } from "@rewrite-service/contract";
import { registerById, registers } from "@rewrite-service/text";
import { useList } from "../api/list.ts";
import { useSite } from "../api/site.ts";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { Optional } from "../ui/part.tsx";
import { Icon } from "../ui/icon.tsx";
import { writeWords } from "../words/write.ts";
import { barWords } from "../words/bar.ts";
import { HaveChoice } from "./have-choice.tsx";
import type { Choices } from "../draft/kept-choices.ts";

interface WriteHeadProps {
  choices: Choices;
  onChoices: (change: Partial<Choices>) => void;
}

/** Come where there is more to choose than the kind of message. */
const Pickers = lazy(() => import("./pickers.tsx").then(({ Pickers }) => ({ default: Pickers })));

/** The promise, and for whom, in whose voice and how long. On a narrow page one line says what was chosen and opens the rest. */
export const WriteHead = memo(({ choices, onChoices }: WriteHeadProps) => {
  const site = useSite().data;
  const account = site?.account ?? null;
  const voices = useList<VoiceEntry>("/api/voices", account !== null);
  const voice =
    choices.voiceId === NEUTRAL_VOICE
      ? undefined
      : (voices.find(({ id }) => id === choices.voiceId) ?? voices.find(({ isDefault }) => isDefault));
  const withLength = site !== undefined && site.model.provider !== "builtin";
  return (
    <div className="write-head">
      <h1>
        {writeWords.title} <span>{writeWords.promise}</span>
      </h1>
      <div className="narrow-line">
        <button type="button" className="controls-opener" popoverTarget="controls">
          <b>{registerById(choices.register).name}</b>
          <span>{barWords.choices(voice?.name ?? null, withLength ? choices.length : null)}</span>
          <Icon name="down" />
        </button>
        <HaveChoice name="mode-narrow" look="segments" mode={choices.mode} onMode={(mode) => onChoices({ mode })} />
      </div>
      <section id="controls" className="controls" popover="auto" aria-label={barWords.tools} tabIndex={-1}>
        <div className="controls-head">
          <h2>{barWords.tools}</h2>
          <Button popoverTarget="controls" popoverTargetAction="hide">
            {barWords.done}
          </Button>
        </div>
        {site === undefined || (account === null && !withLength) ? null : (
          <Optional>
            <Pickers site={site} voices={voices} withLength={withLength} choices={choices} onChoices={onChoices} />
          </Optional>
        )}
        <Choice
          label={writeWords.register}
          name="register"
          options={registers.map(({ id, name, summary }, at) => ({
            id,
            name,
            hint: `${summary} (Alt+${at + 1})`,
            about: summary,
          }))}
          value={choices.register}
          onChange={(register) => onChoices({ register })}
        />
      </section>
    </div>
  );
});
