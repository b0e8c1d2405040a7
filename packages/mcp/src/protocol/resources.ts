import type { Library } from "../library/library.ts";

export interface Resource {
  uri: string;
  name: string;
  title: string;
  description: string;
  mimeType: string;
  /** Whom it is for, and how much it matters, from 0 to 1. */
  annotations?: { audience: ("user" | "assistant")[]; priority: number };
  read(library: Library): string;
}

/** The resources of the program and the hosted endpoint, byte for byte as the HTTP routes serve them. */
export const resources: readonly Resource[] = [
  {
    uri: "service://policy",
    name: "policy",
    title: "Tell policy",
    description: "What check_tells scores against: 30 kB of JSON for programs. Nobody needs it to write.",
    annotations: { audience: ["user"], priority: 0.1 },
    mimeType: "application/json",
    read: (library) => library.policyJson(),
  },
  {
    uri: "service://registers",
    name: "registers",
    title: "Registers",
    description: "What each kind of message is like; readable without an account.",
    mimeType: "application/json",
    read: (library) => library.registersJson(),
  },
];

export const describedResource = ({ uri, name, title, description, mimeType, annotations }: Resource) => ({
  uri,
  name,
  title,
  description,
  mimeType,
  ...(annotations === undefined ? {} : { annotations }),
});
