import type { Library } from "../library/library.ts";

export interface Resource {
  uri: string;
  name: string;
  title: string;
  description: string;
  mimeType: string;
  read(library: Library): string;
}

/** What the program and the hosted endpoint serve to be read, byte for byte as the HTTP routes do. */
export const resources: readonly Resource[] = [
  {
    uri: "service://policy",
    name: "policy",
    title: "Tell policy",
    description: "The vocabulary, patterns and thresholds that check_tells scores against.",
    mimeType: "application/json",
    read: (library) => library.policyJson(),
  },
  {
    uri: "service://registers",
    name: "registers",
    title: "Registers",
    description: "The document types that a rewrite can target.",
    mimeType: "application/json",
    read: (library) => library.registersJson(),
  },
];

export const describedResource = ({ uri, name, title, description, mimeType }: Resource) => ({
  uri,
  name,
  title,
  description,
  mimeType,
});
