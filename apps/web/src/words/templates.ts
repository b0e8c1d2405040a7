/** Every string of the templates. */
export const templatesWords = {
  title: "Templates",
  lead: "A template adds your own instructions to a register: how you open, what comes first, what to leave out. A model follows them; the built-in engine uses the register alone.",
  signedOut: "Sign in to use templates.",
  pro: "Pro",
  notPro:
    "Templates belong to the plan Pro. With it you can write up to 20 and choose one beside the register. Those that you import or wrote before stay here.",
  toPlan: "To your plan",
  create: "New template",
  none: "No template yet.",
  newTitle: "New template",
  editTitle: (name: string): string => `Edit “${name}”`,
  name: "Name",
  instructions: "Instructions",
  instructionsHint: "Such as: start with the decision; keep it under 120 words; no greeting. At most 4,000 characters.",
  register: "Based on",
  save: "Save the template",
  edit: "Edit",
  delete: "Delete",
  deleteTitle: (name: string): string => `Delete “${name}”?`,
  deleteWhat: "It is deleted at once. This cannot be undone.",
  import: "Import JSON",
  export: "Export JSON",
  imported: (made: number): string => `${made} ${made === 1 ? "template" : "templates"} imported.`,
  stopped: (made: number, reason: string): string => `${made} imported, then: ${reason}`,
  badFile:
    'This file is not a list of templates. It should be what Export gives: {"items":[{"name","instructions","register"}]}.',
} as const;
