const ITEM = /^\s*(?:[-*•+–]|\d{1,3}[.)])\s+/;
const VERB =
  /\b(?:am|is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|should|may|might|must|need|needs|want|wants|went|shipped|launched|fixed|closed|moved|fell|rose|got|get|gets|asked|ask|said|agreed|decided|plan|plans|planned|sent|found|made|done|starts?|started|ends?|ended|runs?|works?|[a-z]{3,}(?:ed|ing))\b/i;

// Words that people write small in notes and large elsewhere.
const ACRONYMS = new Set("api url ui ux db sql ci cd qa hr sla kpi okr pr eta fyi tbd asap cto ceo cfo vp".split(" "));

const capitalised = (word: string): string =>
  ACRONYMS.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);

const asSentence = (note: string): string => {
  const trimmed = note.trim();
  if (!/[\p{L}\d]/u.test(trimmed)) return trimmed;
  // A leading word in lower case is capitalised; one with a capital or a digit inside (iOS, p95) is a name.
  const first = trimmed.replace(/^[a-z]+(?=[\s,.:;!?]|$)/, capitalised);
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
      // A line above a list is its heading; it says nothing by itself and must not run into the first item.
      const [first = "", ...items] = lines;
      const headed = !ITEM.test(first) && items.length > 0 && items.every((line) => ITEM.test(line));
      const heading = headed ? `${asSentence(first).replace(/\.$/, ":")}\n\n` : "";
      let labels: string[] = [];
      const flush = (): void => {
        if (labels.length > 0) sentences.push(asSentence(labels.join("; ")));
        labels = [];
      };
      for (const line of headed ? items : lines) {
        const note = line.replace(ITEM, "").trim();
        if (note === "") continue;
        if (VERB.test(note) || /[.!?:]$/.test(note) || note.includes(":")) {
          flush();
          sentences.push(asSentence(note));
        } else labels.push(note);
      }
      flush();
      return heading + sentences.join(" ");
    })
    .filter((block) => block !== "")
    .join("\n\n");
