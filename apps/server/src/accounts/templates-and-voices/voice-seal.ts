/** What a column of a voice is sealed with: text that was moved to another row, owner or column does not open. */
export const voiceSealedAbout = (
  id: string,
  owner: string,
  column: "samples" | "measured" | "profile",
): readonly string[] => (column === "samples" ? [id, owner] : [id, owner, column]);
