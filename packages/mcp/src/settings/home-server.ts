/** What a copy of this program knows of the server that gave it away. */
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
