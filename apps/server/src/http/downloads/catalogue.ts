import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Artefact } from "./artefact.ts";
import { artefacts } from "./artefacts/index.ts";
import type { Catalogue, Download } from "./download.ts";

export interface CatalogueOptions {
  /** Folder of the repository. */
  root: string;
  origin: string;
  /** The name under which the operator has published the package; null where nobody has. */
  mcpPackage: string | null;
  version: string;
}

const MEDIA_TYPES: Readonly<Record<Artefact["ending"], string>> = {
  tgz: "application/gzip",
  mcpb: "application/zip",
  zip: "application/zip",
  // Chrome installs no package under another one.
  crx: "application/x-chrome-extension",
  xml: "application/xml",
};
const HASH_CHARACTERS = 12;

/** The sources of an artefact by their names; null where one of them is not there. */
const sourcesIn = (root: string, { sources }: Artefact): Map<string, Buffer> | null => {
  try {
    return new Map(Object.entries(sources).map(([name, path]) => [name, readFileSync(join(root, path))]));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
};

// Over all sources of a copy and not over the copy itself, because a copy contains its own address. The code that packs is
// not in it: when that changes, so does the version.
const hashOf = (files: ReadonlyMap<string, Buffer>, packedFor: readonly string[]): string => {
  const hash = createHash("sha256").update(JSON.stringify(packedFor));
  for (const [name, content] of files) hash.update(JSON.stringify([name, content.byteLength])).update(content);
  return hash.digest("hex").slice(0, HASH_CHARACTERS);
};

/** Packs what the server gives away, once; the same build gives the same names and bytes on every node. */
export const createCatalogue = ({ root, origin, mcpPackage, version }: CatalogueOptions): Catalogue => {
  const nameOf = ({ name, ending }: Artefact, hash: string): string => `${name}-${version}-${hash}.${ending}`;
  const addressOf = (name: string): string => `${origin}/downloads/${name}`;

  const packed = (): { downloads: Download[]; program: string } => {
    const [first] = artefacts;
    let program = mcpPackage ?? addressOf(`${first.name}.${first.ending}`);
    const downloads: Download[] = [];
    for (const artefact of artefacts) {
      const files = sourcesIn(root, artefact);
      if (files === null) continue;
      const { ending, meaning } = artefact;
      const name = nameOf(artefact, hashOf(files, [origin, program, version]));
      if (artefact === first && mcpPackage === null) program = addressOf(name);
      const bytes = artefact.pack((source) => files.get(source) as Buffer, { origin, program });
      const digest = createHash("sha256").update(bytes).digest();
      const plainName = `${artefact.name}.${ending}`;
      downloads.push({ name, plainName, meaning, mediaType: MEDIA_TYPES[ending], bytes, digest });
    }
    return { downloads, program };
  };

  let made: ReturnType<typeof packed> | null = null;
  const once = () => (made ??= packed());
  return { list: () => once().downloads, program: () => once().program };
};
