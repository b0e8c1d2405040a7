/** Every string of the templates. */
export const templatesWords = {
  title: "Templates",
  lead: "A template adds your own instructions to a kind of message: how you open, what comes first, what to leave out. An AI model follows them; rewrites without a model ignore them.",
  signedOut: "Sign in to use templates.",
  pro: "Pro",
  notPro: "The Pro plan includes up to 20 templates. Any you’ve already made stay here.",
  toPlan: "Your plan",
  fromOperator: "Ask the admin of this server for the Pro plan.",
  create: "New template",
  none: "No templates yet. Create one here, or import some.",
  newTitle: "New template",
  editTitle: (name: string): string => `Edit “${name}”`,
  name: "Name",
  instructions: "Instructions",
  instructionsHint:
    "For example: start with the decision; keep it under 120 words; no greeting. At most 4,000 characters.",
  register: "Kind of message",
  anyRegister: "Same as in Write",
  save: "Save template",
  edit: "Edit",
  delete: "Delete",
  deleteTitle: (name: string): string => `Delete “${name}”?`,
  deleteWhat: "It will be deleted immediately. This can’t be undone.",
  import: "Import JSON",
  export: "Export JSON",
  imported: (made: number): string => `${made} ${made === 1 ? "template" : "templates"} imported.`,
  stopped: (made: number, reason: string): string =>
    made === 0
      ? `Nothing was imported. ${reason}`
      : `Imported ${made} ${made === 1 ? "template" : "templates"}, then stopped. ${reason}`,
  badFile:
    'This file isn’t a list of templates. It should look like an export: {"items":[{"name","instructions","register"}]}.',
} as const;
