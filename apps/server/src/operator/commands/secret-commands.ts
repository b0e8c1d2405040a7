import { createSeal } from "../../accounts/seal.ts";
import { forgetForeign, resealAll, surveySealed } from "../../accounts/sealed-texts.ts";
import type { Command } from "./command.ts";

const reseal: Command = {
  name: "secret reseal",
  takes: "",
  meaning: "encrypts under `SECRET` what is still encrypted under `SECRET_PREVIOUS`",
  options: [],
  run: async ({ db, config, secret }) => {
    const secrets = { secret, previous: config.previousSecrets };
    const resealed = await resealAll(db, secrets);
    const left = await surveySealed(db, secrets);
    const text = `Re-encrypted ${resealed} texts. ${left.unreadable} can't be decrypted with any known secret.`;
    return { json: { resealed, ...left }, text, status: left.unreadable === 0 ? 0 : 1 };
  },
};

const forget: Command = {
  name: "secret forget",
  takes: "",
  meaning: "deletes voices, connected accounts, terms and two-step sign-in that no known secret can decrypt",
  options: [],
  run: async ({ db, config, secret }) => {
    const forgotten = await forgetForeign(db, createSeal(secret, config.previousSecrets));
    return {
      json: { forgotten },
      text: `Deleted ${forgotten} ${forgotten === 1 ? "item" : "items"} that can't be decrypted with any known secret (voices, connected accounts, always-protected words, two-step sign-in).`,
    };
  },
};

export const secretCommands: readonly Command[] = [reseal, forget];
