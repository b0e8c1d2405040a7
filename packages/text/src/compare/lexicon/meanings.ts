import { meanings } from "./meaning-tables.ts";

/** A table of the words' meanings, as the groups that its marks part. */
export const groupsOf = (name: keyof typeof meanings, mark: RegExp): string[] => meanings[name].trim().split(mark);
