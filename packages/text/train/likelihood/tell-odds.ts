// The tell checker as it would be had it learned from the given texts alone, so that texts left out are new to it too.
import { createTellOdds, type TellOdds } from "../../src/likelihood/tell-odds.ts";
import { openChecker } from "../../src/tells/check.ts";
import { policyInForce } from "../../src/tells/policy.ts";
import { genreOf, teaches } from "../tells/genre.ts";
import { learnProfile } from "../tells/profile.ts";
import type { CorpusRow } from "./corpus.ts";

/** Learns the profile of the score from the whole texts among `rows`; the rules themselves are those in force. */
export const learnTellOdds = (rows: readonly CorpusRow[]): TellOdds => {
  const policy = policyInForce();
  const texts = rows.filter((row) => row.slice === "full" && teaches(row));
  const profile = learnProfile(
    policy,
    texts.map((row) => ({ ...row, genre: genreOf(row) })),
  );
  return createTellOdds(openChecker({ ...policy, profile }));
};
