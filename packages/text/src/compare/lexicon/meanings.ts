import { once } from "../../document/once.ts";
import { meanings } from "./meaning-tables.ts";

const tables = once(() => new Map(meanings.split("\n").map((line) => line.split(": ") as [string, string])));

/** A table of the words' meanings, as it is written. */
export const meaningsOf = (name: "opposites" | "contrasts" | "irregular" | "units"): string => tables().get(name) ?? "";
