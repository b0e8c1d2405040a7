/** One group of operations, by the beginnings of their paths. */
export interface Tag {
  name: string;
  description: string;
  paths: readonly string[];
}

/** The groups in which operations are shown; each operation is in one. */
export const TAGS: readonly Tag[] = [
  {
    name: "Rewriting",
    description: "Rewriting a draft, and comparing the meaning of two texts.",
    paths: ["/api/humanize", "/api/verify"],
  },
  { name: "Usage", description: "Remaining allowance and past usage.", paths: ["/api/usage"] },
  {
    name: "Server",
    description: "This server's features, its registers and the policy of its tell checker.",
    paths: ["/api/site", "/api/registers", "/api/policy"],
  },
  { name: "Sign-in", description: "Accounts and sessions.", paths: ["/api/auth/"] },
  { name: "Keys", description: "API keys.", paths: ["/api/keys"] },
  {
    name: "Device login",
    description: "A key for a program, approved in the browser (RFC 8628).",
    paths: ["/api/device/"],
  },
  {
    name: "Voices, templates and terms",
    description: "Personal settings of rewrites: writing style, instructions, terms to keep.",
    paths: ["/api/voices", "/api/templates", "/api/terms"],
  },
  { name: "Connected accounts", description: "Your own accounts with model providers.", paths: ["/api/connections"] },
  { name: "Account", description: "The account itself.", paths: ["/api/account"] },
  { name: "Billing", description: "Plans and credits, where they can be bought.", paths: ["/api/billing"] },
  { name: "Administration", description: "For administrators.", paths: ["/api/admin"] },
];

/** The group of an operation. @throws where there is none. */
export const tagOf = (path: string): Tag => {
  const tag = TAGS.find(({ paths }) => paths.some((start) => path.startsWith(start)));
  if (tag === undefined) throw new Error(`no tag for ${path}`);
  return tag;
};
