import { once } from "../../document/once.ts";
import { unpack } from "../../packing/unpack.ts";
import { packedMeanings } from "./meaning-tables.packed.ts";
import type { meanings } from "./meaning-tables.ts";

type Meanings = typeof meanings;

const unpacked = once(() => JSON.parse(unpack(packedMeanings)) as Meanings);

/** A table of the words' meanings, as the groups that its marks part. */
export const groupsOf = (name: keyof Meanings, mark: RegExp): string[] => unpacked()[name].trim().split(mark);
