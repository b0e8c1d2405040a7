/** Every page of the web app; `$` begins a part that may be anything. */
export const APP_PAGES = [
  "/",
  "/signin",
  "/signup",
  "/forgot-password",
  "/account",
  "/device",
  "/compare",
  "/check",
  "/voices",
  "/voices/new",
  "/voices/$id",
  "/templates",
  "/history",
  "/help",
  "/admin",
  "/admin/$part",
  "/admin/users/$id",
] as const;

const patterns = APP_PAGES.map((page) => new RegExp(`^${page.replace(/\/\$\w+/g, "/[^/]+").replace(/\/$/, "")}/?$`));

/** Whether the web app has a page at this address; at any other it shows that there is none. */
export const isAppPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
