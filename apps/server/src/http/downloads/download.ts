/** An artefact as it is sent. */
export interface Download {
  /** With version, hash and ending: other sources, another version or another server give another name. */
  name: string;
  /** Leads to the newest. */
  plainName: string;
  meaning: string;
  mediaType: string;
  bytes: Buffer;
  /** SHA-256 of the bytes. */
  digest: Buffer;
}

export interface Catalogue {
  /** The artefacts that were built. Packed at the first call. */
  list(): readonly Download[];
  /** The package that `npx -y` starts: the published name, or the address of this server's copy. */
  program(): string;
}
