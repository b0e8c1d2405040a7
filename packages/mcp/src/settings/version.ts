/** Name and version as the package publishes them; a test compares them with package.json. */
export const NAME = "rewrite-service-mcp";
export const VERSION = "0.1.0";

/** A quill over a line that stays: the app's own mark, without colours of its own. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%231f5f52' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='M4 20h16M6 16 17 5l2 2L8 18H6z'/%3E%3C/svg%3E";

export const SERVER_INFO = {
  name: "rewrite-service",
  title: "Rewrite Service",
  version: VERSION,
  description: "Rewrites drafts for work and keeps their facts; checks texts on this computer.",
  icons: [{ src: ICON, mimeType: "image/svg+xml", sizes: ["any"] }],
};
