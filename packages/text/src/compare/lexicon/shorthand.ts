import { once } from "../../document/once.ts";

const pairs =
  "pls please plz please u you ur your r are n and cuz because bc because thru through tho though til until till until untill until thx thanks tmrw tomorrow tmw tomorrow abt about msg message ppl people def definitely prob probably mtg meeting appt appointment mgmt management info information w with ok okay ll will nr near q every govt government gonna going wanna want gotta have nobodys nobody";

/** Words that work writing shortens, always to the same, and what each is short for. */
export const writtenOut = once((): ReadonlyMap<string, string> => {
  const words = pairs.split(" ");
  return new Map(words.flatMap((short, at) => (at % 2 === 0 ? [[short, words[at + 1] as string]] : [])));
});
