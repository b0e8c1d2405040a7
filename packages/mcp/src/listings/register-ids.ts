import type { HumanizeRequest } from "@rewrite-service/contract";

// Written out, because the lists themselves would load the schemas of the contract and the text floor at every start.
// A test compares them with the originals.
export const REGISTER_IDS: readonly HumanizeRequest["register"][] = ["slack", "email", "skip_level", "linkedin"];
export const MODE_IDS: readonly NonNullable<HumanizeRequest["mode"]>[] = ["rewrite", "expand", "vary", "closer"];
export const TIER_IDS: readonly NonNullable<HumanizeRequest["modelTier"]>[] = ["standard", "fast", "auto"];
export const LENGTH_IDS: readonly NonNullable<HumanizeRequest["length"]>[] = ["shorter", "same", "longer"];
export const PROTECTED_SPANS_MAX = 20;
