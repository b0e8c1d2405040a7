import type { Library } from "../library/library.ts";

/** Loads the library at its first use: a client that only lists tools never pays for the model. */
export const loadLibrary = async (): Promise<Library> => (await import("./on-demand.ts")).library;
