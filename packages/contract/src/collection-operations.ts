import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";
import { CHANGE_ERRORS, gone, json, READ_ERRORS, type Operation } from "./operation.ts";
import { NewTemplate, TemplateEntry, TemplateList } from "./templates.ts";
import { NewVoiceProfile, VoiceProfile, VoiceProfileChange, VoiceProfileList } from "./voices.ts";

interface Collection {
  path: string;
  one: string;
  many: string;
  entry: z.ZodMiniType;
  list: z.ZodMiniType;
  about: string;
  body: NonNullable<Operation["body"]>;
  /** Failures that writing has besides the usual ones. */
  refusals: readonly ErrorCode[];
}

/** The five things that are done with what an account keeps. Reading is open to its keys; changing is for a session. */
const operationsOf = ({ path, one, many, entry, list, about, body, refusals }: Collection): Operation[] => {
  const parameters = { id: `The ${one}.` };
  const item = `${path}/{id}`;
  return [
    {
      method: "get",
      path,
      summary: `List your ${many}`,
      description: about,
      access: "account",
      answer: json(`The ${many} of the account.`, list),
      errors: READ_ERRORS,
    },
    {
      method: "post",
      path,
      summary: `Create a ${one}`,
      description: `At most 20 ${many} in an account.`,
      access: "session",
      body,
      status: 201,
      answer: json(`The ${one}.`, entry),
      errors: [...CHANGE_ERRORS, ...refusals],
    },
    {
      method: "get",
      path: item,
      summary: `Show a ${one}`,
      description: about,
      access: "account",
      parameters,
      answer: json(`The ${one}.`, entry),
      errors: [...READ_ERRORS, "not_found"],
    },
    {
      method: "put",
      path: item,
      summary: `Replace a ${one}`,
      description: "Replaces all properties.",
      access: "session",
      parameters,
      body,
      answer: json(`The ${one}.`, entry),
      errors: [...CHANGE_ERRORS, ...refusals, "not_found"],
    },
    {
      method: "delete",
      path: item,
      summary: `Delete a ${one}`,
      description: "Rewrites that refer to it then fall back to the default.",
      access: "session",
      parameters,
      status: 204,
      answer: gone,
      errors: [...READ_ERRORS, "origin_forbidden", "not_found"],
    },
  ];
};

const VOICES: Collection = {
  path: "/api/voices",
  one: "voice",
  many: "voices",
  entry: VoiceProfile,
  list: VoiceProfileList,
  about: "Habits measured from samples of your writing, each with its counts. Samples are never returned.",
  body: {
    schema: NewVoiceProfile,
    meanings: {
      name: "The name shown in lists.",
      samples: "1 to 20 texts that you wrote, together at most 100,000 characters.",
      signOff: "Your sign-off, or null.",
      isDefault: "Whether rewrites without a voiceProfileId use it.",
      keepSamples: "Whether to keep the samples, encrypted. Otherwise they are read once and discarded.",
      removed: "Ids of habits to leave out.",
    },
    example: { name: "Mine", samples: ["Hey Bo, can't make it on Friday. Cheers, Ada"] },
  },
  refusals: ["rate_limited"],
};

const TEMPLATES: Collection = {
  path: "/api/templates",
  one: "template",
  many: "templates",
  entry: TemplateEntry,
  list: TemplateList,
  about: "Your own instructions for a kind of message. Creating one needs a plan with templates.",
  body: {
    schema: NewTemplate,
    meanings: {
      name: "The name shown in lists.",
      instructions: "Instructions for the model, at most 4,000 characters.",
      register: "The kind of message it is for; if null or omitted, each request decides.",
    },
    example: { name: "Weekly", instructions: "Start with the decision.", register: "email" },
  },
  refusals: ["plan_required"],
};

const CHANGE_VOICE: Operation = {
  method: "patch",
  path: "/api/voices/{id}",
  summary: "Change a voice",
  description: "Changes properties that need no samples. Omitted ones stay as they are.",
  access: "session",
  parameters: { id: "The voice." },
  body: {
    schema: VoiceProfileChange,
    meanings: {
      name: "The name shown in lists.",
      signOff: "Your sign-off, or null.",
      isDefault: "Whether rewrites without a voiceProfileId use it.",
      removed: "Ids of habits to remove.",
    },
    example: { removed: ["greeting:hey"] },
  },
  answer: json("The voice.", VoiceProfile),
  errors: [...CHANGE_ERRORS, "not_found"],
};

const withProfile = (operation: Operation): Operation =>
  operation.method === "get" && operation.path.endsWith("{id}")
    ? { ...operation, query: { profile: "true adds the weights that are used to compute a distance to the voice." } }
    : operation;

export const COLLECTION_OPERATIONS: readonly Operation[] = [
  ...operationsOf(TEMPLATES),
  ...operationsOf(VOICES).map(withProfile),
  CHANGE_VOICE,
];
