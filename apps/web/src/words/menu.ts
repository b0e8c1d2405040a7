/** Every string of the account menu. */
export const menuWords = {
  label: (email: string): string => `Account menu of ${email}`,
  account: "Account",
  templates: "Templates",
  history: "History",
  help: "Help",
  admin: "Operator",
  signOut: "Sign out",
} as const;
