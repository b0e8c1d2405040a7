/*
 * The words that deny, each list for what it is asked about. The classes of words are made of them, and so are the patterns
 * that read a text as it is written.
 */

/** They deny the clause that they stand in. */
export const NEGATIONS = "barely hardly neither never no nobody non none nor not nothing nowhere scarcely";
export const GERMAN_NEGATIONS = "kein keine keinem keinen keiner nicht nichts";

/** Words of grammar that deny as "not" does, without being one. */
export const DENYING_GRAMMAR = "cannot rarely seldom without";

/** They tell in a word of meaning what is not so, and make up for a negation that was reworded. */
export const DENYING_MEANINGS =
  "absence absent avoid avoided avoiding avoids banned cease ceased decline declined declines denied denies deny denying devoid except exclude excluded excludes excluding fail failed failing fails failure false forbidden forget forgot impossible ineligible invalid lack lacked lacking lacks minus miss missed misses missing neglect neglected neglects prevent prevented prevents prohibited refuse refused refuses refusing regardless reject rejected rejects stop stopped stops unable unclear unless unlikely zero";

/** A negation before them denies nothing: "not only", "no later". */
export const UNDENIED = "doubt fewer just later less matter merely more nur only problem simply worries";

/** What "n't" is written behind: of one alone, of others than one, of any. */
export const DENIED_SINGULAR = "is was has does";
const DENIED_PLURAL = "are were have do";
export const DENIED_ANY = "had did ca wo sha could would should must need ai";
export const DENIED_VERBS = `${DENIED_SINGULAR} ${DENIED_PLURAL} ${DENIED_ANY}`;

/** A list as the choices of a pattern. */
export const anyOf = (words: string): string => `(?:${words.replaceAll(" ", "|")})`;
