/** A copy's knowledge of the server that it came from. */
export interface HomeServer {
  /** Its address. */
  server: string;
  /** The command line that starts this copy. */
  run: string;
}

/** The manifest lies one folder above the program, in a package and in a desktop bundle alike. */
const MANIFEST = "../package.json";

/** Reads it from the manifest beside the program; null for a copy that no server gave away. */
export const homeServer = async (program: URL): Promise<HomeServer | null> => {
  try {
    const { readFile } = await import("node:fs/promises");
    const manifest = JSON.parse(await readFile(new URL(MANIFEST, program), "utf8")) as { rewriteService?: HomeServer };
    const { server, run } = manifest.rewriteService ?? {};
    return typeof server === "string" && typeof run === "string" ? { server, run } : null;
  } catch {
    return null;
  }
};
