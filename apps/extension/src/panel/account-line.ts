import { registers } from "@rewrite-service/text";
import { readSettings } from "../settings/settings.ts";
import { askWorker } from "../view/ask-worker.ts";
import { byId, make, say } from "../view/element.ts";
import { allowanceLine } from "../words/allowance.ts";
import { panelWords } from "../words/panel.ts";

const option = (value: string, text: string): HTMLOptionElement => make("option", { value }, text);

/** Fills the choice of registers, which come with the text library. */
export const showRegisters = async (): Promise<void> => {
  const select = byId<HTMLSelectElement>("register");
  select.replaceChildren(...registers.map(({ id, name }) => option(id, name)));
  select.value = (await readSettings()).register;
};

/** Shows what is left of the allowance. Asks nothing where nobody is signed in. */
export const showAllowance = async (): Promise<void> => {
  const { key } = await readSettings();
  const usage = key === null ? null : await askWorker("usage");
  byId("signed-out").hidden = key !== null;
  say(byId("allowance"), usage === null ? "" : usage.ok ? allowanceLine(usage.value) : usage.failure.message);
};

/** Shows the voices of whoever is signed in. The first asks for none: that gives the default voice, or else the neutral one. */
export const showVoices = async (): Promise<void> => {
  const { key, voiceId } = await readSettings();
  const voices = key === null ? null : await askWorker("voices");
  const own = voices?.ok === true ? voices.value : [];
  const select = byId<HTMLSelectElement>("voice");
  const standard = own.find(({ isDefault }) => isDefault);
  const others = own.filter((voice) => voice !== standard);
  const first =
    voices?.ok === false
      ? panelWords.unknownVoice
      : standard === undefined
        ? panelWords.neutralVoice
        : panelWords.defaultVoice(standard.name);
  select.replaceChildren(option("", first), ...others.map(({ id, name }) => option(id, name)));
  select.value = others.some(({ id }) => id === voiceId) ? (voiceId as string) : "";
};
