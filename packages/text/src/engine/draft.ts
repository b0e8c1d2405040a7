import { once } from "../document/once.ts";
import type { RegisterId } from "../registers/register.ts";
import { openPlaces, type Places } from "../tells/places.ts";
import { policyInForce } from "../tells/policy.ts";
import { openingWords } from "./wordings/index.ts";

/** What the transforms see of a text: where its tells and the first words of wordings stand. */
export interface Draft extends Places {
  text: string;
  register: RegisterId;
}

const reader = once(() => openPlaces(policyInForce(), openingWords()));

export const openDraft = (text: string, register: RegisterId): Draft => ({ text, register, ...reader()(text) });
