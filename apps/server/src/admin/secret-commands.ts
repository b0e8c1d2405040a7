import { createSeal } from "../accounts/seal.ts";
import { resealAll, surveySealed } from "../accounts/sealed-texts.ts";
import type { Command } from "./command.ts";

const reseal: Command = {
  name: "secret reseal",
  usage: "secret reseal          seals under SECRET what a secret of SECRET_PREVIOUS sealed",
  options: [],
  run: async ({ db, config, secret }) => {
    const seal = createSeal(secret, config.previousSecrets);
    const resealed = await resealAll(db, seal);
    const left = await surveySealed(db, seal);
    const text = `Sealed ${resealed} texts again. ${left.unreadable} cannot be opened by any known secret.`;
    return { json: { resealed, ...left }, text, status: left.unreadable === 0 ? 0 : 1 };
  },
};

export const secretCommands: readonly Command[] = [reseal];
