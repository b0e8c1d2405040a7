/** Versions that begin with `initialize`, newest first. */
export const HANDSHAKE_VERSIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"] as const;
/** Versions in which every request names its version itself. */
export const STATELESS_VERSIONS = ["2026-07-28"] as const;

/** The first of these versions knew batches, the second made receiving them a duty; later ones dropped them. */
export const BATCH_VERSIONS: readonly string[] = ["2024-11-05", "2025-03-26"];

/** Prefix of the protocol's own `_meta` members. */
export const META = "io.modelcontextprotocol/";

/** The version to speak with a client that asks for one: its own where we know it, else our newest. */
export const negotiate = (asked: unknown): string =>
  HANDSHAKE_VERSIONS.find((version) => version === asked) ?? HANDSHAKE_VERSIONS[0];
