/** Every string of the account menu. */
export const menuWords = {
  label: (email: string): string => `Account menu for ${email}`,
  account: "Account",
  templates: "Templates",
  admin: "Admin",
  signOut: "Sign out",
} as const;
