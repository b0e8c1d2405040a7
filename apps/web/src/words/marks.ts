/** Marks as people call them. */
export const markNames: Readonly<Record<string, string>> = {
  ",": "commas",
  ";": "semicolons",
  ":": "colons",
  "!": "exclamation marks",
  "?": "question marks",
  "...": "three dots",
  " - ": "hyphens as dashes",
  "--": "double hyphens",
  "—": "dashes",
  "(": "brackets",
  '"': "quotation marks",
  "/": "slashes",
  "&": "ampersands",
  ":)": "smileys",
};
