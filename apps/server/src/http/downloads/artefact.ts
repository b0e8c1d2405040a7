/** The server for which an artefact is packed, and the published name. */
export interface Packing {
  /** Where the server is, such as `https://rewrite.example.com`. */
  origin: string;
  /** The package that `npx -y` starts for MCP clients: an address here, or its published name. */
  program: string;
}

/** Something that the server gives away, made of files that are in the repository or were built. */
export interface Artefact {
  /** Its name without version, hash and ending. */
  name: string;
  ending: "tgz" | "mcpb" | "zip" | "crx" | "xml";
  /** A description in one sentence, for the page that lists it. */
  meaning: string;
  /** Its files, from the root of the repository. Where one is missing the artefact is not offered. */
  sources: Readonly<Record<string, string>>;
  /** Whether its files need the operator's key, so that most builds have none. */
  signed?: true;
  /** The same files with the same packing give the same bytes. Without one, it names no server: a release. */
  pack(file: (name: string) => Buffer, packing: Packing | null): Buffer;
}

/** A JSON file as an object. */
export const jsonOf = (file: Buffer): Record<string, unknown> =>
  JSON.parse(file.toString("utf8")) as Record<string, unknown>;

/** An object as a JSON file. */
export const jsonFile = (value: object): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
