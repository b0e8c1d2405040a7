/** Every string that a person reads. Sentences name what happened, then what to do. */
export const words = {
  product: "Rewrite Service",
  nav: { write: "Write", compare: "Compare", check: "Check", account: "Account", signIn: "Sign in" },
  skip: "Skip to the text",
  cancel: "Cancel",
  /** How long ago, with the program that did it. */
  ago: (at: string, client: string | null): string => {
    const minutes = Math.max(0, Math.round((Date.now() - Date.parse(at)) / 60_000));
    const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
    const when =
      minutes < 60
        ? relative.format(-minutes, "minute")
        : minutes < 48 * 60
          ? relative.format(-Math.round(minutes / 60), "hour")
          : relative.format(-Math.round(minutes / 1440), "day");
    return client === null ? when : `${when}, ${client}`;
  },
  theme: { label: "Theme", light: "Light", dark: "Dark", system: "As the system" },
  modes: { rewrite: "Rewrite", expand: "Expand notes", vary: "Vary", closer: "Closer to me" },
  write: {
    title: "Write",
    draft: "Draft",
    notes: "Notes (not part of the text)",
    empty: "Paste notes or a draft.",
    register: "For",
    mode: "Do",
    run: "Rewrite",
    stop: "Stop",
    copy: "Copy",
    copied: "Copied.",
    wordCount: (count: number) => `${count} ${count === 1 ? "word" : "words"}`,
  },
  result: {
    title: "Result",
    empty: "The rewrite comes here. Your draft stays as it is.",
    view: "View of the result",
    views: { review: "Review", clean: "Clean", compare: "Compare" },
    starting: "Starting…",
    rewriting: "Rewriting.",
    stopped: "Stopped. What is here is yours to keep.",
    lost: (count: number) => `Connection lost after ${count} ${count === 1 ? "word" : "words"}.`,
    retryCounts: "A retry counts as a new rewrite.",
    requestId: (id: string) => `Request ${id}`,
    accept: "Accept",
    retry: "Retry",
    discard: "Discard",
    done: (kept: number, lost: number, changed: number, invented: number) =>
      `Done. ${[
        `${kept} ${kept === 1 ? "fact" : "facts"} kept`,
        ...(lost > 0 ? [`${lost} lost`] : []),
        ...(changed > 0 ? [`${changed} changed`] : []),
        ...(invented > 0 ? [`${invented} invented`] : []),
      ].join(", ")}.`,
  },
  signIn: {
    title: "Sign in",
    createTitle: "Create an account",
    email: "E-mail",
    password: "Password",
    passwordHint: (characters: number) =>
      `At least ${characters} characters. A few words are easier to keep than symbols.`,
    submit: "Sign in",
    create: "Create account",
    noAccount: "Create an account instead",
    haveAccount: "I have an account",
    draftKept: "Your draft stays on this device and waits for you.",
    unreachable: "The server did not answer. Try again in a moment.",
  },
  account: {
    title: "Account",
    signedOut: "Sign in to see your allowance and keys.",
    signOut: "Sign out",
    plan: (plan: string) => `Plan: ${plan}`,
    left: (left: number, limit: number) => `${left} of ${limit} left`,
    allowance: (left: number, limit: number, end: Date) =>
      `${left} of ${limit} rewrites left. More at ${end.toISOString().slice(0, 16).replace("T", " ")} UTC.`,
    credits: (balance: number) => `Credits: ${balance}. They do not expire.`,
    usage: {
      title: "Recent use",
      none: "Nothing yet. A rewrite shows here when it has finished.",
      bars: "Bars",
      table: "Table",
      columns: ["Day", "Units"],
      label: (days: number) => `Units used on ${days} ${days === 1 ? "day" : "days"}; the table holds the figures.`,
      day: (day: string, units: number) => `${day}: ${units} ${units === 1 ? "unit" : "units"}`,
    },
    keys: {
      title: "API keys",
      count: (count: number, most: number) => `${count} of ${most}`,
      create: "New key",
      none: "No keys. Programs and editors use a key to rewrite in your name.",
      columns: ["Name", "Key", "Made by", "Machine", "Last used"],
      actions: "Actions",
      madeBy: { web: "this page", device: "device", admin: "operator" },
      never: "never",
      name: "Name",
      nameHint: "Where will it be used?",
      rename: "Rename",
      renamePrompt: "New name for this key",
      revoke: "Revoke",
      revokeTitle: (name: string) => `Revoke “${name}”?`,
      revokeWhat: (machine: string | null) =>
        machine === null
          ? "Whatever uses this key stops at once. This cannot be undone."
          : `The tools on ${machine} stop at once and have to sign in again. This cannot be undone.`,
      onceTitle: "Your new key",
      once: "This is the only time it is shown. Keep it where you keep passwords.",
      saved: "I have saved it",
      fullTitle: "Five keys is the limit",
      full: "Revoke one to add another. The least recently used stand first.",
    },
  },
  device: {
    title: "Sign in a device",
    code: "Code on your device",
    codeHint: "Eight letters. Case and dashes do not matter.",
    machine: "Machine",
    program: "Program",
    asked: "Asked",
    from: "From",
    address: (address: string) => `${address} (as this server sees it)`,
    may: "It may",
    mayWhat: "rewrite and check in your name, within your allowance. It cannot see your keys.",
    warning: "Approve only if you started this yourself just now. Nobody from here will ever ask you to.",
    deny: "Deny",
    approve: (email: string) => `Approve as ${email}`,
    approved: (machine: string) => `Done. Go back to ${machine}. You can revoke its key in your account.`,
    denied: "Denied. The device gets no key.",
    yourDevice: "your device",
    signInFirst: "Sign in first. The code is kept.",
    unreachable: "The server did not answer. Try again in a moment.",
  },
  facts: {
    title: "Facts",
    states: {
      pending: "to come",
      kept: "kept",
      reworded: "kept in other words",
      changed: "changed",
      lost: "lost",
      invented: "invented",
    },
    summary: (counts: Readonly<Record<"pending" | "kept" | "reworded" | "changed" | "lost" | "invented", number>>) =>
      [
        `${counts.kept + counts.reworded} kept`,
        ...(counts.pending > 0 ? [`${counts.pending} to come`] : []),
        ...(counts.changed > 0 ? [`${counts.changed} changed`] : []),
        `${counts.lost} lost`,
        `${counts.invented} invented`,
      ].join(" · "),
    more: (count: number) => `Show ${count} more`,
  },
  compare: {
    title: "Compare",
    before: "First text",
    after: "Second text",
    lead: "Both texts stay in this browser.",
    empty: "Paste a text on each side to see what changed.",
    changes: "Changes",
    none: "No change of meaning found.",
    hard: "A reader would be told something else",
    soft: "Worth a look",
    notes: "The first text is notes",
    counts: (kept: number, reworded: number, lost: number, invented: number, changed: number) =>
      `${kept} sentences kept, ${reworded} reworded; facts: ${changed} changed, ${lost} lost, ${invented} invented.`,
  },
  check: {
    title: "Check",
    text: "Text",
    lead: "Nothing leaves this browser.",
    empty: "Paste a text to check it.",
    verdicts: { clear: "Few tells.", some: "Some tells.", many: "Many tells." },
    short: "Under 25 words there is no verdict; the findings are listed.",
    findings: "Findings",
    hints: "Hints, which do not count",
    none: "No tells found.",
  },
  tells: {
    fix: (replacement: string) => (replacement === "" ? "Cut it" : `Use “${replacement}”`),
    close: "Close",
    count: (count: number) => (count === 1 ? "1 tell" : `${count} tells`),
  },
} as const;
