/** Name and version as the package publishes them; a test compares them with package.json. */
export const NAME = "rewrite-service-mcp";
export const VERSION = "0.1.0";

/** A pen over a line that stays, in the colour of the web app. */
const ICON =
  "data:image/svg+xml;base64,PHN2ZyB4bWxucz0naHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmcnIHZpZXdCb3g9JzAgMCAyNCAyNCc+PHBhdGggZmlsbD0nbm9uZScgc3Ryb2tlPScjMWY1ZjUyJyBzdHJva2Utd2lkdGg9JzInIGQ9J000IDIwaDE2TTYgMTYgMTcgNWwyIDJMOCAxOEg2eicvPjwvc3ZnPg==";

/** The program's description in every answer that names it. */
export const IDENTITY = { name: "rewrite-service", title: "Rewrite Service", version: VERSION };

/** Its longer description, sent once. */
export const SERVER_INFO = {
  ...IDENTITY,
  description: "Rewrites drafts for work and keeps their facts; checks texts on this computer.",
  icons: [{ src: ICON, mimeType: "image/svg+xml", sizes: ["any"] }],
};
