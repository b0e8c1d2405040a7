/** Every string of the help page; its server is named in a step as it is reached. */
export const helpWords = {
  title: "Help",
  lead: "Short guides and keyboard shortcuts. Everything also works with the mouse.",
  keysTitle: "Keyboard shortcuts",
  keys: [
    ["Ctrl or Cmd + Enter", "rewrite"],
    ["Esc", "stop, close the explanation, or go back to the draft"],
    ["Ctrl or Cmd + Z", "undo your last edit or decision"],
    ["Ctrl or Cmd + Shift + Z, Ctrl + Y", "redo"],
    ["F8, Shift + F8", "go to the next or previous finding or change, in Write and Check"],
    ["Ctrl or Cmd + .", "explain what is underlined at the cursor; Enter applies the fix"],
    ["A, R, E on a change", "accept, reject, edit; ↑ and ↓ go to the previous or next one"],
    ["← and → on a change", "go to the previous or next sentence, changed or not; E edits it"],
    ["Ctrl or Cmd + Shift + Enter", "accept every change that doesn’t need your decision, then copy"],
    ["Ctrl or Cmd + '", "protect the selected words, or stop protecting them"],
    ["F6, Shift + F6", "go to the next or previous pane; the result pane opens at the change under review"],
    ["Alt + 1 to 4", "choose the kind of message"],
    ["Ctrl or Cmd + /", "show this list"],
  ],
  columns: ["Shortcut", "What it does"],
  guidesTitle: "Guides",
  /** `inOrder` where each line is a step after the one before it. */
  guides: [
    {
      id: "rewrite",
      title: "Rewrite a draft",
      inOrder: true,
      steps: [
        "Paste or type the draft. It’s saved in this browser, so you won’t lose it if you reload, sign in or hit an error.",
        "Choose the kind of message: Slack, email, an update to your manager’s manager, or LinkedIn.",
        "Select words that must not change and press “Protect these words”. To protect them in every rewrite, sign in and press “Always protect”.",
        "Press Rewrite. Facts are ticked off as the text arrives; your draft doesn’t change.",
        "Accept or reject each change. To put a sentence in your own words, click it and press Edit. Undo takes back any step; after you leave or reload the page, only your decisions.",
      ],
    },
    {
      id: "notes",
      title: "Turn notes into a message",
      inOrder: false,
      steps: [
        "Choose Notes, then paste your notes, one point per line.",
        "Only what’s in your notes is used. Anything left out or unclear is listed below the result.",
      ],
    },
    {
      id: "voice",
      title: "Sound like yourself",
      inOrder: true,
      steps: [
        "Sign in, open Voices and paste a few messages you wrote. Your browser shows the habits it finds.",
        "Remove what isn’t you, then save. Saving sends the samples to this server once to be analysed; they’re kept only if you tick “Keep the samples on this server”.",
        "Rewrites use your default voice; “Closer to my voice” makes a result sound more like it.",
      ],
    },
    {
      id: "programs",
      title: "Editors, agents and programs",
      inOrder: false,
      steps: [
        "To rewrite in an editor that supports MCP: run “npx -y {server}/downloads/rewrite-service-mcp.tgz login”, then approve the code in your browser.",
        "To rewrite in a program: create a key under Account and send it as a Bearer token.",
        "In an editor and on the command line, checking and comparing run on your device and need no account.",
      ],
    },
    {
      id: "likelihood",
      title: "AI-sounding phrases and typos",
      inOrder: false,
      steps: [
        "A wavy line marks a phrase that AI models write far more often than people do. Click it to see how often.",
        "A dotted line marks a typo. Click the fix to apply it.",
        "“How it reads” in Check is a guess based on style, not proof of who wrote a text.",
      ],
    },
  ],
  moreTitle: "More",
  api: "HTTP API",
  history: "History in this browser",
  privacy: "What we store about you",
} as const;
