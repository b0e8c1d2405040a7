/* The values of a rewrite's choices, apart from the schemas of requests, so that a page needs no validator to offer them. */

export const REGISTERS = ["slack", "email", "skip_level", "linkedin"] as const;
export const MODES = ["rewrite", "expand", "vary", "closer"] as const;
export const LENGTHS = ["shorter", "same", "longer"] as const;
export const MODEL_TIERS = ["standard", "fast", "auto"] as const;
