const ITEM = /^\s*(?:[-*•+–]|\d{1,3}[.)])\s+/;
const VERB =
  /\b(?:am|is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|should|may|might|must|need|needs|want|wants|went|shipped|launched|fixed|closed|moved|fell|rose|got|get|gets|asked|ask|said|agreed|decided|plan|plans|planned|sent|found|made|done|starts?|started|ends?|ended|runs?|works?|[a-z]{3,}(?:ed|ing))\b/i;

const asSentence = (note: string): string => {
  const trimmed = note.trim();
  if (!/[\p{L}\d]/u.test(trimmed)) return trimmed;
  // A leading word in lower case is capitalised; one with a capital or a digit inside (iOS, p95) is a name.
  const first = /^[a-z]+(?=[\s,.:;!?]|$)/.test(trimmed) ? trimmed.charAt(0).toUpperCase() + trimmed.slice(1) : trimmed;
  return /[.!?:…]["”’)]?$/.test(first) ? first : `${first}.`;
};

/** Notes as prose. It adds capitals and full stops and nothing else; fragments without a verb are gathered in one line. */
export const proseFromNotes = (text: string): string =>
  text
    .trim()
    .split("\n")
    .map((line) => (line.trim() === "" ? "" : line))
    .join("\n")
    .split(/\n\n+/)
    .map((block) => {
      const lines = block.split("\n").filter((line) => line.trim() !== "");
      if (lines.length === 1 && !ITEM.test(lines[0] as string)) return asSentence(block);
      const sentences: string[] = [];
      let labels: string[] = [];
      const flush = (): void => {
        if (labels.length > 0) sentences.push(asSentence(labels.join("; ")));
        labels = [];
      };
      for (const line of lines) {
        const note = line.replace(ITEM, "").trim();
        if (note === "") continue;
        if (VERB.test(note) || /[.!?:]$/.test(note) || note.includes(":")) {
          flush();
          sentences.push(asSentence(note));
        } else labels.push(note);
      }
      flush();
      return sentences.join(" ");
    })
    .filter((block) => block !== "")
    .join("\n\n");
