import * as z from "zod/mini";
import { ConfigError } from "../../config/environment.ts";
import type { Plans } from "../plans/plans.ts";
import { parseSettings, readSettingsFile } from "../../config/settings-file.ts";

/** Something that can be bought: credits once, or a plan by subscription. */
export type Offer = { id: string; name: string; price: string } & (
  | { kind: "credits"; credits: number }
  | { kind: "plan"; plan: string }
);

export interface Offers {
  all: readonly Offer[];
  byId(id: string): Offer | null;
  /** The plan behind a price of the payment provider; null for a price that is not offered. */
  planOf(price: string): string | null;
}

const ID = /^[a-z0-9][a-z0-9-]{0,49}$/;
const text = z.string().check(z.minLength(1), z.maxLength(200));
const File = z.record(
  z.string(),
  z.union([
    z.strictObject({ name: text, price: text, credits: z.int().check(z.minimum(1), z.maximum(100_000_000)) }),
    z.strictObject({ name: text, price: text, plan: text }),
  ]),
);

const offersOf = (all: readonly Offer[]): Offers => ({
  all,
  byId: (id) => all.find((offer) => offer.id === id) ?? null,
  planOf: (price) => {
    const offer = all.find((candidate) => candidate.price === price && candidate.kind === "plan");
    return offer?.kind === "plan" ? offer.plan : null;
  },
});

export const noOffers: Offers = offersOf([]);

/**
 * Reads the text of `OFFERS_FILE`: `{"pro-monthly": {"name": "Pro", "price": "price_…", "plan": "pro"}, "credits-500":
 * {"name": "500 credits", "price": "price_…", "credits": 500}}`.
 *
 * @throws with the path of each wrong field.
 */
export const parseOffers = (json: string, plans: Plans): Offers => {
  const offers = Object.entries(parseSettings("OFFERS_FILE", json, File)).map(([id, offer]): Offer =>
    "plan" in offer ? { id, kind: "plan", ...offer } : { id, kind: "credits", ...offer },
  );
  const prices = new Set(offers.map(({ price }) => price));
  if (prices.size < offers.length) throw new ConfigError(["OFFERS_FILE: the same price twice"]);
  for (const offer of offers) {
    if (!ID.test(offer.id))
      throw new ConfigError([
        `OFFERS_FILE: ${offer.id} is not a valid offer id: use lower-case letters, digits and hyphens`,
      ]);
    if (offer.kind === "plan" && (!plans.has(offer.plan) || offer.plan === "anonymous")) {
      throw new ConfigError([`OFFERS_FILE: ${offer.id}.plan is not a known plan`]);
    }
  }
  return offersOf(offers);
};

/** Reads `OFFERS_FILE`; without one, nothing is for sale. */
export const loadOffers = (path: string | null, plans: Plans): Offers =>
  path === null ? noOffers : parseOffers(readSettingsFile("OFFERS_FILE", path), plans);
