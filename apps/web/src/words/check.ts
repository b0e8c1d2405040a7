/** Every string of Check. */
export const checkWords = {
  title: "Check your text.",
  lead: "Nothing leaves this browser.",
  text: "Text",
  placeholder: "Paste some text, or start typing.",
  empty:
    "AI-sounding phrases and common typos are underlined as you type and listed here, each with a reason or a fix.",
  reading: "Reading…",
  example: "Try an example",
  exampleText:
    "Hi Dana,\n\nI hope this email finds you well. I am thrilled to share that the new importer is live. By leveraging a cutting-edge queue we cut the import time from 840 s to 310 s, which is a testament to the team’s dedication. Two customers wont move untill 14 March.\n\nPlease do not hesitate to reach out if you have any questions!\n\nBest,\nAna",
  checked: "Finds common typos only; it isn’t a full spell checker.",
  clear: "Clear",
  undo: "Undo",
  copy: "Copy",
  copied: "Copied",
  notCopied: "Your browser didn’t allow copying. Select the text and copy it.",
  toWrite: "Fix in Write",
  notCarried: "This browser is blocking storage, so your text can’t be opened in Write. Copy it and paste it there.",
  findings: "Findings",
  phrases: "AI-sounding phrases",
  typos: "Typos",
  hints: "Minor hints (not counted)",
  none: "No AI-sounding phrases or common typos found.",
  noneStandsOut: "This estimate is based on the rhythm and word choice of the whole text. No single phrase stands out.",
  more: (count: number): string => `${count.toLocaleString("en")} more. Press F8 to step through them all.`,
} as const;
