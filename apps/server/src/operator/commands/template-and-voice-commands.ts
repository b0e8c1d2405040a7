import { readFileSync } from "node:fs";
import { createSeal } from "../../accounts/seal.ts";
import { createTemplates } from "../../accounts/templates-and-voices/templates.ts";
import { createVoices } from "../../accounts/templates-and-voices/voices.ts";
import { REGISTERS } from "@rewrite-service/contract";
import { accountNamed, optional, required, UsageError, type Command } from "./command.ts";

const template: Command = {
  name: "template create",
  takes: "--email EMAIL --name NAME --instructions TEXT [--register REGISTER]",
  meaning: "creates a template in the account",
  options: ["email=", "name=", "instructions=", "register="],
  run: async (context, args) => {
    const account = await accountNamed(context, args);
    const named = optional(args, "register");
    const register = REGISTERS.find((name) => name === named) ?? null;
    if (named !== null && register === null) throw new UsageError(`--register is one of ${REGISTERS.join(", ")}.`);
    const made = await createTemplates(context).create(account.id, {
      name: required(args, "name"),
      instructions: required(args, "instructions"),
      register,
    });
    return { json: made, text: `Created the template ${made.name} (${made.id}).` };
  },
};

const voice: Command = {
  name: "voice create",
  takes: "--email EMAIL --name NAME --sample FILE… [--default]",
  meaning: "creates a voice in the account from texts in files; `--default` makes it the default voice",
  options: ["email=", "name=", "sample=…", "default"],
  run: async (context, args) => {
    const account = await accountNamed(context, args);
    const named = args.options["sample"];
    const files = [...(Array.isArray(named) ? (named as string[]) : []), ...args.rest];
    if (files.length === 0) throw new UsageError("--sample is required.");
    const samples = files.map((file) => readFileSync(file, "utf8"));
    const name = required(args, "name");
    const isDefault = args.options["default"] === true;
    const voices = createVoices({ ...context, seal: createSeal(context.secret, context.config.previousSecrets) });
    const id = await voices.create(account.id, {
      name,
      samples,
      signOff: null,
      isDefault,
      keepSamples: false,
      removed: [],
    });
    return { json: await voices.get(account.id, id), text: `Created the voice ${name} (${id}).` };
  },
};

export const templateAndVoiceCommands: readonly Command[] = [template, voice];
