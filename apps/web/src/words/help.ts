/** Every string of the help page. */
export const helpWords = {
  title: "Help",
  lead: "What the pages do, and the keys. Every key has a button; none is needed.",
  keysTitle: "Keys",
  keys: [
    ["Ctrl or Cmd + Enter", "run the selected mode"],
    ["Esc", "stop; else close the card; else back to the draft"],
    ["Ctrl or Cmd + Z, with Shift", "undo, redo: anything"],
    ["F8, Shift + F8", "next, previous tell or change"],
    ["Ctrl or Cmd + .", "open the card for the place under the caret; Enter takes the first fix"],
    ["A, R, W in the list of changes", "accept, reject, why"],
    ["Ctrl or Cmd + Shift + Enter", "accept all that keep the facts, and copy"],
    ["Ctrl or Cmd + ’", "protect or release the selection"],
    ["F6, Shift + F6", "next, previous pane"],
    ["Alt + 1 to 4", "register"],
    ["Ctrl or Cmd + /", "the list of keys"],
  ],
  columns: ["Key", "Does"],
  guidesTitle: "Guides",
  guides: [
    {
      id: "rewrite",
      title: "Rewrite a draft",
      steps: [
        "Paste or type the draft. It stays on this device through reload, sign-in and errors.",
        "Choose for whom it is: Slack, e-mail, an update to your manager’s manager, LinkedIn.",
        "Select words that must stay and press Ctrl+’. They come back letter for letter.",
        "Rewrite. The facts below fill in while the text arrives; nothing touches your draft.",
        "Take what you like. One undo brings the draft back as it was.",
      ],
    },
    {
      id: "notes",
      title: "From notes to text",
      steps: [
        "Paste notes, one point a line, and choose Expand notes.",
        "Only what the notes say is used. What seems to be missing stands under Notes, apart from the text.",
      ],
    },
    {
      id: "voice",
      title: "Sound like yourself",
      steps: [
        "Under Voices, paste a few messages you wrote. Their habits are counted in your browser.",
        "Take out what is not you, then save. Samples are kept only if you tick the box.",
        "Rewrites use your default voice; “Closer to me” moves a result further toward it.",
      ],
    },
    {
      id: "programs",
      title: "Editors, agents and programs",
      steps: [
        "In an editor that speaks MCP: npx -y rewrite-service-mcp login, then approve the code here.",
        "In a program: make a key under Account and send it as a Bearer token.",
        "Checks and comparisons need no account and no network.",
      ],
    },
    {
      id: "likelihood",
      title: "Tells and likelihood",
      steps: [
        "A tell is a word or a pattern that models write far more often than people do. Its card says how often.",
        "Whether a text reads like a model's or a person's is an estimate from style. It says how often it is wrong, and is never proof of who wrote it.",
      ],
    },
  ],
  moreTitle: "More",
  api: "The HTTP interface",
  history: "History on this device",
  privacy: "What is stored about you",
} as const;
