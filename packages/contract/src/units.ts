/** The text length that one unit of allowance, or one credit, pays for, in UTF-16 units. */
export const UNIT_CHARACTERS = 4_000;

/** Units that a text of so many UTF-16 units costs: one for each started 4,000. */
export const unitsOf = (characters: number): number => Math.ceil(characters / UNIT_CHARACTERS);
