const pairs =
  "pls please plz please u you ur your r are n and cuz because coz because bc because thru through tho though til until till until thx thanks tmrw tomorrow tmw tomorrow abt about msg message ppl people def definitely prob probably mtg meeting appt appointment mgmt management info information w with ok okay".split(
    " ",
  );

/** Words that work writing shortens in one way, by the short form. */
export const shorthand: ReadonlyMap<string, string> = new Map(
  pairs.flatMap((short, at) => (at % 2 === 0 ? [[short, pairs[at + 1] as string]] : [])),
);
